import { createHash } from 'node:crypto';
import { localDatabase } from '../../src/news/databaseSettings';
import { collectInlineCode, contentSecurityPolicy } from '../../src/pipeline/contentSecurityPolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyFor(
  html: string,
  database: Parameters<typeof contentSecurityPolicy>[1] = localDatabase,
) {
  const code = collectInlineCode();
  code.add(html);
  const policy = contentSecurityPolicy(code, database);
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('inline styles and scripts are listed by their hashes, data blocks are not', () => {
  const policy = policyFor(
    '<style data-styled="">a{}</style><script>go()</script><script type="application/json">{}</script>',
  );
  expect(policy.get('style-src')).toEqual(["'self'", hash(''), hash('a{}')]);
  expect(policy.get('script-src')).toEqual(["'self'", hash('go()')]);
});

test('everything not listed is forbidden, and nothing unsafe is allowed', () => {
  const policy = policyFor('');
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*/);
});

test('the site may connect to its own database only', () => {
  expect(policyFor('').get('connect-src')).toEqual(["'self'", 'http://127.0.0.1:8080']);
  expect(policyFor('', { ...localDatabase, emulatorHost: undefined }).get('connect-src')).toEqual([
    "'self'",
    'https://firestore.googleapis.com',
  ]);
});
