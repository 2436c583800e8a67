import Testing

@testable import X11Hosting

@MainActor struct MonotonicClockTests {
  @Test func `an event that waited has the time at which it happened`() {
    #expect(MonotonicClock.eventTime(serverTime: 99_980, now: 100, notBefore: 99) == 99.98)
  }

  @Test func `the server's time wraps after 49 days`() {
    let now = 4_294_968.0
    // 2³² ms is 4,294,967.296 s: 704 ms before now.
    #expect(MonotonicClock.eventTime(serverTime: 4, now: now, notBefore: 0) == 4_294_967.3)
    #expect(MonotonicClock.eventTime(serverTime: 4_294_967_290, now: now, notBefore: 0) == 4_294_967.29)
  }

  @Test(arguments: [0, 5, 50_000, 100_500, 4_000_000_000] as [UInt])
  func `a stamp of another clock counts as now`(serverTime: UInt) {
    #expect(MonotonicClock.eventTime(serverTime: serverTime, now: 100, notBefore: 99) == 100)
  }

  @Test func `no event comes before a time handed out`() {
    #expect(MonotonicClock.eventTime(serverTime: 99_980, now: 100, notBefore: 99.99) == 99.99)
  }

  @Test func `the clock does not go back`() {
    var clock = MonotonicClock()
    let first = clock.now()
    let event = clock.eventTime(serverTime: UInt((first - 0.5) * 1000))
    #expect(event >= first)
    #expect(clock.now() >= event)
  }
}
