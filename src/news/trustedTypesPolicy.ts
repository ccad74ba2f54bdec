/** The one Trusted Types policy of the site: the browser may create it, the Content Security Policy names it. */
export const POLICY_NAME = 'robohornets';
