import { PASTE_POLICY_NAMES } from '../trustedTypes';

const [own, fallback] = PASTE_POLICY_NAMES;

/** Lets pasted HTML into a document that runs nothing and loads nothing; undefined without Trusted Types. */
export const pastePolicy = window.trustedTypes?.createPolicy(own, {
  createHTML: (html) => html,
});

// As it starts, turndown parses an empty string to see whether it can. Any other is refused as without this.
window.trustedTypes?.createPolicy(fallback, {
  createHTML: (html) => (html === '' ? html : null) as string,
});
