/** The one Trusted Types policy of the site: the browser may create it, the Content Security Policy names it. */
export const POLICY_NAME = 'robohornets';

/** Where the service worker stands: at the root, so that it may serve every page. */
export const WORKER_ADDRESS = '/sw.js';
