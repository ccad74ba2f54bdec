/**
 * Stands in for the package decode-named-character-reference in all that the bundler builds (alias in
 * package.json). The package's browser code writes an untrusted string to `innerHTML`: under our security
 * policy, one `&amp;` in an article would stop the page. Its list for other environments is half as large as
 * the renderer, so only the build has it.
 */

let decode: (name: string) => string | false = askBrowser;
let trust: (reference: string) => unknown = (reference) => reference;

/** Sets what turns a reference such as `&amp;` into HTML that the page's security policy accepts. */
export function trustNamedReferences(byPolicy: (reference: string) => unknown): void {
  trust = byPolicy;
}

/** Returns whether the text is one named reference and nothing else, which as HTML can only be text. */
export const isNamedReference = (text: string) => /^&[a-z\d]+;$/i.test(text);

/** Sets where names are looked up instead of in the browser: the build has none to ask. */
export function decodeNamedReferencesBy(list: (name: string) => string | false): void {
  decode = list;
}

/** Returns the characters that HTML has under a name: `&` for `amp`; false if there are none. */
export function decodeNamedCharacterReference(name: string): string | false {
  return decode(name);
}

function askBrowser(name: string): string | false {
  const reference = `&${name};`;
  const element = document.createElement('i');
  // The DOM's types allow only strings.
  element.innerHTML = trust(reference) as string;
  const characters = element.textContent;
  // Some names also work unfinished: `&notit;` comes out as `¬it;`.
  const isUnfinished = characters.endsWith(';') && name !== 'semi';
  return isUnfinished ? false : characters;
}
