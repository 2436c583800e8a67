/// What a page of a check looks like, and how its rows are hidden.
nonisolated enum CheckPageStyle {
  static let css = """
    :root{--page:#F2F2F6;--card:#FFFFFF;--line:#E3E4EA;--text:#16181D;--soft:#5B6270;--accent:#2558C7;
    --good:#0B6B4C;--good-ground:#E4F3EC;--bad:#B3261E;--bad-ground:#FBE3E1;--told-ground:#FFF3D9;--told:#7A4B00}
    @media (prefers-color-scheme:dark){:root{--page:#0F1115;--card:#1B1E25;--line:#2A2E38;--text:#F1F3F7;--soft:#9AA3B2;
    --accent:#8DB2FF;--good:#5FD3A6;--good-ground:#14302A;--bad:#FF8A84;--bad-ground:#3A1D20;--told-ground:#33290F;
    --told:#F2C36B}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--text);font:13px/1.4 Inter,system-ui,sans-serif;height:100vh;
    display:flex;flex-direction:column}
    header{padding:16px 20px 12px}h1{font-size:18px;margin:0 0 2px}p{margin:2px 0;max-width:110ch}
    .soft,small{color:var(--soft)}p.good{color:var(--good);font-weight:600}p.bad{color:var(--bad);font-weight:600}
    .key{list-style:none;margin:8px 0;padding:0;display:flex;flex-wrap:wrap;gap:4px 10px;font-size:12px}
    .key li{padding:2px 8px;border-radius:6px}
    form{display:flex;flex-wrap:wrap;gap:12px;align-items:center}form[hidden]{display:none}
    input,select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:8px;padding:4px 8px}
    .scroller{flex:1;min-height:240px;overflow:auto;margin:0 20px 20px;border:1px solid var(--line);border-radius:12px;
    background:var(--card)}
    table{border-collapse:separate;border-spacing:0;font-variant-numeric:tabular-nums}
    th,td{border-right:1px solid var(--line);border-bottom:1px solid var(--line);padding:6px 8px;text-align:left;
    vertical-align:top}
    td{min-width:112px;white-space:nowrap}td span{display:block;font-size:11px;color:var(--soft)}
    th.case{position:sticky;left:0;z-index:1;background:var(--card);width:280px;min-width:280px;max-width:280px;
    font-weight:400;overflow-wrap:anywhere}
    th.case span,th.case small,details{display:block;font-size:11px}details{color:var(--soft)}summary{cursor:pointer}
    .broken p{white-space:normal;width:560px;margin:0;overflow-wrap:anywhere}
    thead th,thead th.case{position:sticky;top:0;z-index:2;background:var(--page);font-weight:600}thead th.case{z-index:3}
    .summary td,.summary th.case{font-weight:600;background:var(--page)}
    a{color:var(--accent)}.links a{margin-right:8px}
    .passed{background:var(--good-ground)}.passed b{color:var(--good)}
    .failed,.unproven{background:var(--bad-ground)}.failed b,.unproven b,.broken{color:var(--bad)}
    .symptom{background:var(--told-ground)}.symptom b{color:var(--told)}
    .short b,.stopped b,.none{color:var(--soft)}
    tr[hidden]{display:none}
    @media (max-width:720px){th.case{min-width:132px;max-width:132px}}
    @media print{body{height:auto}.scroller{overflow:visible}form{display:none}}
    """

  /// Only the script can use them, so it is the script that shows them.
  static let controls = """
    <form hidden><label>Cases <input type="search" id="words" placeholder="name, title, source"></label>
    <label>with <select id="found"><option value="">any result</option>\(
      CheckVerdict.allCases.map { "<option value=\"\($0.rawValue)\">\($0.words)</option>" }.joined()
    )</select></label> <output id="count"></output></form>
    """

  static let script = """
    (function(){var form=document.querySelector("form"),words=document.getElementById("words"),
    found=document.getElementById("found"),count=document.getElementById("count"),
    rows=[].slice.call(document.querySelectorAll(".cases tr"));
    function show(){var text=words.value.toLowerCase(),kind=found.value,shown=0;
    rows.forEach(function(row){var head=row.querySelector("th").textContent.toLowerCase();
    row.hidden=head.indexOf(text)<0||(kind&&row.dataset.found.split(" ").indexOf(kind)<0);if(!row.hidden)shown++});
    count.textContent=shown+" of "+rows.length}
    form.hidden=false;form.addEventListener("submit",function(e){e.preventDefault()});
    words.addEventListener("input",show);found.addEventListener("change",show);show()})()
    """
}
