import CX11
public import WindowHosting

extension X11Host: SelectionHost {
  /// Offers a text to the other programs as `CLIPBOARD` or `PRIMARY`; long ones are handed over in parts.
  public func offerText(_ text: String, as selection: SharedSelection) { selections.offer(text, as: selection) }

  /// Asks for a text; `HostEvent.selectionText` answers, at the latest two seconds after its owner's last sign of life.
  public func requestText(of selection: SharedSelection) -> Int {
    let request = selections.request(selection, at: clock.now())
    queueAnswers()
    return request
  }

  /// Gives up texts that do not come, and adds the answers there are to the queue.
  func expireSelections() {
    guard let deadline = selections.nextDeadline else { return }
    let now = clock.now()
    if now >= deadline { selections.expire(at: now) }
    queueAnswers()
  }

  func queueAnswers() {
    guard !selections.answers.isEmpty else { return }
    let time = clock.now()
    for (request, text) in selections.answers { queue.append(.selectionText(text, request: request, time: time)) }
    selections.answers = []
  }
}
