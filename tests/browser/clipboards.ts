/*
 * What programs put on the clipboard, and what becomes of it. Written after public descriptions (turndown's and
 * ProseMirror's issues, the clipboard tests of CKEditor), not copied by hand from the programs themselves.
 */

interface Clipboard {
  readonly from: string;
  readonly html: string;
  readonly markdown: string;
  /** How many pictures cannot come along. */
  readonly lost?: number;
}

const markdown = `## The game

It is **bold**, *slanted* and [linked](https://example.org/a).

- one
  - two
    - three
- four

| Name | Points |
| --- | --- |
| A | 1 |`;

/** Word writes lists as paragraphs, with the mark as text. */
const wordItem = (level: number, text: string) =>
  `<p class=MsoListParagraph style='margin-left:${level}in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

export const clipboards: readonly Clipboard[] = [
  {
    from: 'Google Docs',
    // A wrapper that is not bold, styles on spans, deeper lists beside items.
    html: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;font-weight:700">The game</span></h2><p dir="ltr"><span style="font-weight:400">It is </span><span style="font-weight:700">bold</span><span>, </span><span style="font-style:italic">slanted</span><span> and </span><a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D&amp;ust=1"><span style="text-decoration:underline">linked</span></a><span>.</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li><ul><li aria-level="2"><p><span>two</span></p></li><ul><li aria-level="3"><p><span>three</span></p></li></ul></ul><li><p><span>four</span></p></li></ul><div><table><colgroup><col /></colgroup><tbody><tr><td><p><span>Name</span></p></td><td><p><span>Points</span></p></td></tr><tr><td><p><span>A</span></p></td><td><p><span>1</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,
    markdown,
  },
  {
    from: 'Google Docs, with a picture',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-7c0e"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;font-weight:400;font-style:normal;">Saturday in the pit</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-family:Arial;font-weight:400;">We won </span><span style="font-size:11pt;font-family:Arial;font-weight:700;">three</span><span style="font-size:11pt;font-family:Arial;font-weight:400;"> of four, and lost </span><span style="font-size:11pt;font-family:Arial;font-style:italic;">one</span><span style="font-size:11pt;font-family:Arial;"> to a broken belt.</span></p><br><ul style="margin-top:0;"><li dir="ltr" aria-level="1" style="list-style-type:disc;font-weight:400;"><p dir="ltr" role="presentation"><span style="font-weight:400;">new belt</span></p></li><ul><li dir="ltr" aria-level="2" style="list-style-type:circle;"><p dir="ltr" role="presentation"><span style="font-weight:700;">wider</span></p></li></ul></ul><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:320px;height:200px;"><img src="https://lh7-rt.googleusercontent.example/docsz/abc?key=def" width="320" height="200" /></span></span></p></b>`,
    markdown:
      '## Saturday in the pit\n\nWe won **three** of four, and lost *one* to a broken belt.\n\n- new belt\n  - **wider**',
    lost: 1,
  },
  {
    from: 'Word',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0in}</style></head><body><!--StartFragment--><h2>The game<o:p></o:p></h2><p class=MsoNormal>It is <b>bold</b>, <i>slanted</i> and <a href="https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&amp;data=05">linked</a>.<o:p></o:p></p>${wordItem(1, 'one')}${wordItem(2, 'two')}${wordItem(3, 'three')}${wordItem(1, 'four')}<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Name<o:p></o:p></p></td><td><p class=MsoNormal>Points</p></td></tr><tr><td><p class=MsoNormal>A</p></td><td><p class=MsoNormal>1</p></td></tr></table><!--EndFragment--></body></html>`,
    markdown,
  },
  {
    from: 'Word on the web',
    // Each item in a list of its own levels, styles on spans.
    html: `<div class="OutlineElement"><h2><span class="TextRun"><span>The game</span></span></h2></div><p><span style="font-weight:normal">It is </span><span style="font-weight:bold">bold</span>, <span style="font-style:italic">slanted</span> and <a href="https://example.org/a?utm_source=x">linked</a>.</p><ul><li>one</li><ul><li>two</li><ul><li>three</li></ul></ul><li>four</li></ul><table><tbody><tr><td>Name</td><td>Points</td></tr><tr><td>A</td><td>1</td></tr></tbody></table>`,
    markdown,
  },
  {
    from: 'Apple Notes or a web page',
    html: `<h2 class="p1">The game</h2><script>alert(1)</script><p class="p1">It is <b>bold</b>, <i>slanted</i> and <a href="https://example.org/a" title="x">linked</a>.<img src="data:image/png;base64,AA"></p><ul class="ul1"><li>one<ul><li>two<ul><li>three</li></ul></li></ul></li><li>four</li></ul><table><tr><th>Name</th><th>Points</th></tr><tr><td>A</td><td>1</td></tr></table>`,
    markdown,
    lost: 1,
  },
  {
    from: 'a spreadsheet',
    html: `<google-sheets-html-origin><style>td {border: 1px}</style><table><tbody><tr><td data-sheets-value="{}">Team</td><td>Rank</td></tr><tr><td>12|09</td><td></td></tr></tbody></table>`,
    markdown: '| Team | Rank |\n| --- | --- |\n| 12\\|09 |  |',
  },
];
