/// The style sheet of diagrams, for light and dark.
///
/// Colours are those of Okabe and Ito's palette, which people with any kind of colour vision tell apart, darkened or
/// lightened until text in them has a contrast of 4.5 : 1; each kind of line has its own dashes besides.
nonisolated enum DiagramStyle {
  /// The hatching of covered spans.
  static let hatch = """
    <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
    <path class="hatch" d="M0 0V7"/></pattern>
    """

  static let css = """
    text{font:11px Inter,system-ui,sans-serif;fill:#16181D}
    .page{fill:#F2F2F6}.ground{fill:#FFFFFF}.grid{stroke:#E3E4EA;stroke-width:1;fill:none}
    .title{font-size:16px;font-weight:600}.soft,.axis,.head{fill:#5B6270}.badge{fill:#5B6270}.number{fill:#FFFFFF;font-size:10px}
    .end{text-anchor:end}.middle,.number{text-anchor:middle}.number,.head{font-weight:600}
    .line{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}.band{stroke:none}
    .label{font-weight:600;stroke:#FFFFFF;stroke-width:3px;stroke-linejoin:round;paint-order:stroke}
    .keyboard.line{stroke:#0067A3}.keyboard.band{fill:#D4D6DD;fill-opacity:.7}.label.keyboard{fill:#0067A3}
    .header.line{stroke:#5B6270;stroke-dasharray:2 5}.header.band{fill:#5B6270;fill-opacity:.1}.label.header{fill:#5B6270}
    .limit.line{stroke:#5B6270;stroke-width:1.5;stroke-dasharray:12 4}.label.limit{fill:#5B6270}
    .bar.line{stroke:#9C3F76;stroke-width:1.5;stroke-dasharray:9 4 2 4}.bar.band{fill:#CC79A7;fill-opacity:.3}
    .label.bar{fill:#9C3F76}
    .field.line{stroke:#00734F;stroke-width:1.5;stroke-dasharray:5 4}.field.band{fill:#009E73;fill-opacity:.14}
    .label.field{fill:#00734F}
    .caret.line{stroke:#B04700;stroke-width:1.5}.caret.band{fill:#D55E00;fill-opacity:.75}.label.caret{fill:#B04700}
    .shade{fill:#E5484D;fill-opacity:.13}.hatch{stroke:#C6362D;stroke-width:1.5;stroke-opacity:.4}
    .label.cover,.over{fill:#C6362D;font-weight:600}
    .tick{fill:none;stroke:#5B6270;stroke-opacity:.55;stroke-dasharray:1 3}.chapter .tick{stroke-opacity:1;stroke-dasharray:none}
    .mark{stroke:#F2F2F6;stroke-width:3px;stroke-linejoin:round;paint-order:stroke}.chapter .mark{font-weight:600}.miss .tick{stroke:#C6362D;stroke-opacity:1;stroke-dasharray:3 2}
    .miss .mark{fill:#C6362D;font-weight:600}
    @media (prefers-color-scheme:dark){
    text{fill:#F1F3F7}.page{fill:#0F1115}.ground{fill:#1B1E25}.grid{stroke:#2A2E38}
    .soft,.axis,.head{fill:#9AA3B2}.badge{fill:#9AA3B2}.number{fill:#0F1115}.label{stroke:#1B1E25}.mark{stroke:#0F1115}
    .keyboard.line{stroke:#6DB9EE}.keyboard.band{fill:#3A3F4B}.label.keyboard{fill:#6DB9EE}
    .header.line,.limit.line{stroke:#9AA3B2}.header.band{fill:#9AA3B2}.label.header,.label.limit{fill:#9AA3B2}
    .bar.line{stroke:#E39CC6}.label.bar{fill:#E39CC6}
    .field.line{stroke:#3CCFA5}.label.field{fill:#3CCFA5}
    .caret.line{stroke:#FF9E4A}.caret.band{fill:#FF9E4A}.label.caret{fill:#FF9E4A}
    .shade{fill:#FF6B6F}.hatch{stroke:#FF8A84}.label.cover,.over,.miss .mark{fill:#FF8A84}
    .tick{stroke:#9AA3B2}.miss .tick{stroke:#FF8A84}
    }
    """
}
