// What a library user gets with `import HeadroomApp`: geometry, views, avoidance, keyboard, in a real window.
@_exported public import AvoidingViews
@_exported public import Foundation
@_exported public import KeyboardAvoidance
@_exported public import OnScreenKeyboard
@_exported public import ViewTree
