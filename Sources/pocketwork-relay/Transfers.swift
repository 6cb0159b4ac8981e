import CCurl
import CTransfer

/// The transfers under way, over libcurl's multi interface. Confined to the main thread but for ``waker``.
final class Transfers {
  /// Ends a wait from another thread.
  struct Waker: @unchecked Sendable {
    // libcurl lets any thread call curl_multi_wakeup; the handle lives until the program ends.
    fileprivate let multi: UnsafeMutableRawPointer?

    func wake() { curl_multi_wakeup(multi) }
  }

  private let multi = curl_multi_init()
  private(set) var running: [Transfer] = []

  var waker: Waker { Waker(multi: multi) }

  func start(_ transfer: Transfer) {
    running.append(transfer)
    curl_multi_add_handle(multi, transfer.easy)
  }

  /// Breaks a transfer off; its connection closes, unless others share it.
  func drop(_ transfer: Transfer) {
    curl_multi_remove_handle(multi, transfer.easy)
    running.removeAll { $0 === transfer }
  }

  /// Moves bytes as far as they go now. Gives the transfers that are over, each with its result.
  func perform() -> [(transfer: Transfer, code: CURLcode)] {
    var count: CInt = 0
    curl_multi_perform(multi, &count)
    var ended: [(transfer: Transfer, code: CURLcode)] = []
    while let message = curl_multi_info_read(multi, &count) {
      guard message.pointee.msg == CURLMSG_DONE,
        let transfer = running.first(where: { $0.easy == message.pointee.easy_handle })
      else { continue }
      ended.append((transfer, message.pointee.data.result))
      drop(transfer)
    }
    return ended
  }

  /// Waits until bytes come or go, or another thread wakes it.
  func wait(milliseconds: Int) {
    curl_multi_poll(multi, nil, 0, CInt(clamping: milliseconds), nil)
  }
}
