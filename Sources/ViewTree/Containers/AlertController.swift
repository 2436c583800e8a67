public import Foundation

/// A question with buttons, and fields if it needs an answer in words: present it with style ``PresentationStyle/alert``.
///
///     let alert = AlertController("Rename", message: "The name on the list.")
///     let name = alert.addField(placeholder: "Name")
///     alert.addButton("Save") { rename(to: name.text) }
///     controller.present(alert, style: .alert, focusing: name)
public final class AlertController: ViewController {
  /// Its width in points, as UIKit's.
  public static let width: CGFloat = 270

  /// Its fields, in order.
  public private(set) var fields: [TextField] = []
  /// Its buttons, in order.
  public private(set) var buttons: [Button] = []
  private let stack: StackView

  /// An alert that says `title` and, below it, `message`.
  public init(_ title: String, message: String = "") {
    let heading = Label(
      title, font: Font(size: 17, weight: .semibold), alignment: .center, numberOfLines: 0)
    stack = StackView(spacing: 8, padding: EdgeInsets(all: 16), [heading])
    if !message.isEmpty {
      stack.addSubview(Label(message, font: Font(size: 13), alignment: .center, numberOfLines: 0))
    }
    super.init()
    self.title = title
    avoidsKeyboardByItself = true
    stack.fillsSuperview = true
    content.addSubview(stack)
  }

  /// Puts a field under the text.
  @discardableResult
  public func addField(_ text: String = "", placeholder: String = "") -> TextField {
    let field = TextField(text, placeholder: placeholder, returnKey: .done)
    field.backgroundRole = .background
    stack.insertSubview(field, at: stack.subviews.count - buttons.count)
    fields.append(field)
    presentation?.setNeedsLayout()
    return field
  }

  /// Puts a button at the bottom: a tap ends the alert, then runs `action`.
  @discardableResult
  public func addButton(
    _ title: String, style: Button.Style = .plain, _ action: @escaping () -> Void = {}
  ) -> Button {
    let button = Button(title, style: style) { [weak self] in
      self?.presentation?.dismiss()
      action()
    }
    button.fixedHeight = 44
    buttons.append(button)
    stack.addSubview(button)
    presentation?.setNeedsLayout()
    return button
  }

  /// As wide as alerts are and as high as what it says.
  public override func fittingSize(in room: CGSize) -> CGSize? {
    CGSize(width: Self.width, height: stack.sizeThatFits(width: Self.width).height.rounded(.up))
  }
}
