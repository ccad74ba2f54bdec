import type { RenderText, SafeHtml } from './news/markdownRenderer';
import { POLICY_NAME, WORKER_ADDRESS } from './trustedTypesPolicy';

let render: RenderText<string> | undefined;

/** What it lets through: as HTML the Markdown renderer's output, as a script the service worker. */
const policy = window.trustedTypes?.createPolicy(POLICY_NAME, {
  createHTML: (...text: Parameters<RenderText<string>>) => render?.(...text) ?? '',
  createScriptURL: (address) => (address === WORKER_ADDRESS ? address : ''),
});

/** The renderer for the browser: under Trusted Types nothing but its output can become HTML. */
export function trustRenderer(renderer: RenderText<string>): RenderText<SafeHtml> {
  render = renderer;
  return policy ? (...text) => policy.createHTML(...text) : renderer;
}

/** The service worker's address, as the browser takes it. */
export function trustedWorker(): TrustedScriptURL | string {
  return policy ? policy.createScriptURL(WORKER_ADDRESS) : WORKER_ADDRESS;
}
