/*
 * Markdown that tries to smuggle something dangerous into a page: every scheme in every disguise in
 * every place where an address can stand, every element with a handler in every broken quoting.
 */

const schemes = [
  'javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  'view-source:https://example.org',
];

const upper = (text: string) => text.toUpperCase();
const mixed = (text: string) =>
  text.replace(/./g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter));
const insert = (character: string) => (text: string) =>
  text.slice(0, 2) + character + text.slice(2);
const lead = (character: string) => (text: string) => character + text;
const colon = (character: string) => (text: string) => text.replace(':', character);
const first = (write: (code: number) => string) => (text: string) =>
  write(text.charCodeAt(0)) + text.slice(1);
const every = (write: (code: number) => string) => (text: string) =>
  text.replace(/[a-z]/g, (letter) => write(letter.charCodeAt(0)));

const disguises = [
  (text: string) => text,
  upper,
  mixed,
  ...['\t', '\n', '\r', '\0', '\u00AD', '\u200B', '&Tab;', '&NewLine;', '&#9;', '&#x0A;', '\\'].map(
    insert,
  ),
  ...[' ', '\u0001', '\u000B', '\u001F', '\u00A0', '\u2028', '\uFEFF', '&nbsp;', '&#1;', '//'].map(
    lead,
  ),
  ...['&colon;', '&#58;', '&#x3a;', '&#0000058', '%3A', '\\:', ':\t', '\uFF1A'].map(colon),
  first((code) => `&#${code};`),
  first((code) => `&#x${code.toString(16)};`),
  first((code) => `%${code.toString(16)}`),
  first((code) => `\\u00${code.toString(16)}`),
  every((code) => `&#${String(code).padStart(7, '0')};`),
  every((code) => `&#X${code.toString(16)};`),
];

const templates: readonly ((address: string) => string)[] = [
  (address) => `[words](${address})`,
  (address) => `[words](<${address}>)`,
  (address) => `[words](<${address}> "title")`,
  (address) => `[words][ref]\n\n[ref]: ${address}`,
  (address) => `[words]\n\n[words]: <${address}> 'title'`,
  (address) => `![words](${address})`,
  (address) => `![words](<${address}> "onerror=alert(1)")`,
  (address) => `[![words](${address})](${address})`,
  (address) => `![[words](${address})](https://example.org/a.jpg)`,
  (address) => `<${address}>`,
  (address) => `see ${address} there`,
  (address) => `www.${address}`,
  (address) => `> - [words](${address})`,
  (address) => `| [words](${address}) |\n|---|\n| ![a](${address}) |`,
  (address) => `## ~~**[words](${address})**~~`,
  (address) => `<a href="${address}">words</a>`,
];

const elements = [
  'img src=x',
  'svg',
  'svg/',
  'math',
  'iframe',
  'body',
  'input autofocus',
  'details open',
  'video',
  'form',
  'object data=x',
  'style',
  'script',
  'a href=#',
  'table',
  'base href=//example.org',
  'meta http-equiv=refresh',
  'template',
];
const handlers = [
  'onerror=alert(1)',
  'onload="alert(1)"',
  "onfocus='alert(1)'",
  'onToggle=alert`1`',
  'on\u0000error=alert(1)',
  'srcdoc="<script>alert(1)</script>"',
  'style=x:expression(alert(1))',
  'action=javascript:alert(1)',
];
const quotings: readonly ((element: string, handler: string) => string)[] = [
  (element, handler) => `<${element} ${handler}>`,
  (element, handler) => `<${element}\n${handler}\n>text`,
  (element, handler) => `text <${element}/${handler}`,
  (element, handler) => `"><${element} ${handler}>`,
  (element, handler) => `\`"'><${element} ${handler}>`,
  (element, handler) => `![" ${handler} x="](https://example.org/a.jpg "<${element}>")`,
  (element, handler) => `[a](https://example.org/"${handler} '<${element}>)`,
  (element, handler) => `\`\`\`"><${element} ${handler}>\ntext\n\`\`\``,
  (element, handler) => `&lt;${element} ${handler}&gt; &#60;${element} ${handler}&#62;`,
  (element, handler) => `<!--><${element} ${handler}>-->`,
  (element, handler) => `<![CDATA[><${element} ${handler}>]]>`,
  (element, handler) => `| <${element} ${handler}> |\n|---|`,
];

/** More than 5,000 hostile texts, no two alike. */
export const hostileMarkdown: readonly string[] = [
  ...new Set([
    ...schemes.flatMap((scheme) =>
      disguises.flatMap((disguise) => templates.map((place) => place(disguise(scheme)))),
    ),
    ...elements.flatMap((element) =>
      handlers.flatMap((handler) => quotings.map((quote) => quote(element, handler))),
    ),
  ]),
];
