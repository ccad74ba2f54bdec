import { readHosting } from '../hosting';
import { request } from './request';
import { finding } from '../finding';
import type { Finding } from '../finding';
import { findHeaderProblems } from './findHeaderProblems';
import { findPolicyProblems } from './findPolicyProblems';
import { isOnThisMachine } from './isOnThisMachine';

/**
 * Compares the headers of a page with those that `firebase.json` in the project's folder and a build set,
 * and checks the scripts' integrity. A site on this machine is compared as if it were deployed: it lacks
 * only https and the real database.
 */
export function checkSafety(root: string, origin: string): Promise<Finding> {
  const isLocal = isOnThisMachine(new URL(origin));
  return finding('security headers', async () => {
    const { headers: rules } = await readHosting(root);
    const { headers, text: html } = await request(`${origin}/`);
    const policy = headers.get('content-security-policy') ?? '';
    const problems = [
      ...findHeaderProblems(rules, headers),
      ...findPolicyProblems(policy, html, isLocal),
      ...findScriptProblems(html),
    ];
    return problems.length === 0
      ? { isFine: true, detail: 'are as firebase.json and a build set them' }
      : { isFine: false, detail: problems.join('; ') };
  });
}

/** Without integrity, a script could be replaced unnoticed. */
function findScriptProblems(html: string): string[] {
  const scripts = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  if (scripts.length === 0) return ['the page has no script'];
  return scripts
    .filter((script) => !/\sintegrity="sha\d{3}-/.test(script))
    .map((script) => `${script} has no integrity`);
}
