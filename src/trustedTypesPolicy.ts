/** The name of the site's only Trusted Types policy, the one that the Content Security Policy allows. */
export const POLICY_NAME = 'robohornets';

/** The address of the service worker: at the root, so that it can control every page. */
export const WORKER_ADDRESS = '/sw.js';

/** The address of the worker that draws confetti. */
export const CONFETTI_ADDRESS = '/confetti.js';
