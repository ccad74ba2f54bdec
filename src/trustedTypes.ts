import type { RenderText, SafeHtml } from './news/markdownRenderer';
import { CONFETTI_ADDRESS, POLICY_NAME, WORKER_ADDRESS } from './trustedTypesPolicy';

const WORKERS: readonly string[] = [WORKER_ADDRESS, CONFETTI_ADDRESS];

let render: RenderText<string> | undefined;

/**
 * The policy lets through only the Markdown renderer's output as HTML and only the site's workers as
 * scripts.
 */
const policy = window.trustedTypes?.createPolicy(POLICY_NAME, {
  createHTML: (...text: Parameters<RenderText<string>>) => render?.(...text) ?? '',
  createScriptURL: (address) => (WORKERS.includes(address) ? address : ''),
});

/** Returns the renderer for the browser: under Trusted Types, only its output can become HTML. */
export function trustRenderer(renderer: RenderText<string>): RenderText<SafeHtml> {
  render = renderer;
  return policy ? (...text) => policy.createHTML(...text) : renderer;
}

/** Returns a worker's address in the form that the browser accepts. */
export function trustedWorker(address: string): string {
  // The DOM's types allow only strings.
  return (policy ? policy.createScriptURL(address) : address) as string;
}
