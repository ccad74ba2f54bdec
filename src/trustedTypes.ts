import type { RenderText, SafeHtml } from './markdown/trustedMarkdown';

/** The name of the Trusted Types policy of every page, which the Content Security Policy allows. */
export const POLICY_NAME = 'robohornets';

/**
 * The names of the policies by which the desk reads what is pasted, in a document that runs nothing. What code outside
 * our own hands over as a string is asked of the one called `default`.
 */
export const PASTE_POLICY_NAMES = ['robohornets-paste', 'default'] as const;

/** The address of the service worker: at the root, so that it can control every page. */
export const WORKER_ADDRESS = '/sw.js';

/** The address of the worker that draws confetti. */
export const CONFETTI_ADDRESS = '/confetti.js';

const WORKERS: readonly string[] = [WORKER_ADDRESS, CONFETTI_ADDRESS];

let render: RenderText<string> | undefined;
/**
 * Creates the policy, which lets through only the Markdown renderer's output as HTML and only the site's workers
 * as scripts; undefined where the browser has no Trusted Types.
 */
const createPolicy = () =>
  window.trustedTypes?.createPolicy(POLICY_NAME, {
    createHTML: (...text: Parameters<RenderText<string>>) => render?.(...text) ?? '',
    createScriptURL: (address) => (WORKERS.includes(address) ? address : ''),
  });

let policy: ReturnType<typeof createPolicy>;

/** It can be created only once, and is where it is first needed. */
const trustPolicy = () => (policy ??= createPolicy());

/** Returns the renderer for the browser: under Trusted Types, only its output can become HTML. */
export function trustRenderer(renderer: RenderText<string>): RenderText<SafeHtml> {
  render = renderer;
  const trusted = trustPolicy();
  return trusted ? (...text) => trusted.createHTML(...text) : renderer;
}

/** Returns a worker's address in the form that the browser accepts. */
export function trustedWorker(address: string): string {
  // The DOM's types allow only strings.
  return (trustPolicy()?.createScriptURL(address) ?? address) as string;
}
