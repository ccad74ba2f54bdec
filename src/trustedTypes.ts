import type { RenderText, SafeHtml } from './news/markdownRenderer';
import { POLICY_NAME, WORKER_ADDRESS } from './trustedTypesPolicy';

let render: RenderText<string> | undefined;

/**
 * The policy lets through only the Markdown renderer's output as HTML and only the service worker as a
 * script.
 */
const policy = window.trustedTypes?.createPolicy(POLICY_NAME, {
  createHTML: (...text: Parameters<RenderText<string>>) => render?.(...text) ?? '',
  createScriptURL: (address) => (address === WORKER_ADDRESS ? address : ''),
});

/** Returns the renderer for the browser: under Trusted Types, only its output can become HTML. */
export function trustRenderer(renderer: RenderText<string>): RenderText<SafeHtml> {
  render = renderer;
  return policy ? (...text) => policy.createHTML(...text) : renderer;
}

/** Returns the service worker's address in the form that the browser accepts. */
export function trustedWorker(): TrustedScriptURL | string {
  return policy ? policy.createScriptURL(WORKER_ADDRESS) : WORKER_ADDRESS;
}
