// How many blocks of memory a plan costs, for every strategy: one line each, `NAME COUNT`. A program of its own, so that
// nothing else runs with an allocator that counts.
import CAllocationCount
import Foundation
import KeyboardAvoidance
import Scenarios

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: headroom-allocations FACTS\n".utf8))
  exit(2)
}
do {
  let file = try FactsFile(path: CommandLine.arguments[1])
  for kind in StrategyCatalog.all {
    guard let allocations = AllocationMeter.allocations(in: file.rehearsal(of: kind)) else { continue }
    print("\(kind.descriptor.name) \(allocations)")
  }
} catch {
  FileHandle.standardError.write(Data("headroom-allocations: \(error)\n".utf8))
  exit(2)
}
