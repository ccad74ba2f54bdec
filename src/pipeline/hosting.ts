import { copyFile, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { routes } from '../routes';

interface HeaderRule {
  readonly source: string;
  readonly headers: { key: string; value: string }[];
}

interface Redirect {
  /** One of both: a path, or a pattern of paths. */
  readonly source?: string;
  readonly regex?: string;
  readonly destination: string;
  readonly type: number;
}

export interface Hosting {
  readonly public: string;
  /** What Firebase's command runs first; if that fails, nothing is deployed. */
  readonly predeploy?: string;
  readonly ignore: readonly string[];
  readonly redirects: Redirect[];
  readonly headers: HeaderRule[];
  readonly [setting: string]: unknown;
}

interface FirebaseFile {
  readonly firestore: { readonly rules: string };
  readonly hosting: Hosting;
}

interface BuildFacts {
  readonly policy: string;
  readonly deskPolicy: string;
  /** Where /donate leads; to the home page if undefined. */
  readonly donateUrl?: string;
}

/**
 * The file with the settings for deploying and serving a build, in the folder of the finished site:
 * Firebase's command accepts no folder outside that of its settings (.github/OWNERS.md, Deploy).
 */
export const HOSTING_FILE = 'firebase.json';

/**
 * Writes the settings, with what only the build knows, and the database's rules beside the pages.
 * The settings of a build that is not for visitors refuse deployment, as the repository's do. Leaves
 * the repository's own files unchanged.
 */
export async function writeHosting(
  root: string,
  { out, isForVisitors, ...build }: BuildFacts & { out: string; isForVisitors: boolean },
): Promise<void> {
  const { firestore, hosting } = await readFirebaseFile(root);
  const names = await readdir(out, { recursive: true });
  const files = names.map((name) => name.replaceAll('\\', '/'));
  const finished = finishHosting(hosting, { ...build, files });
  const refusal = `cd ${relative(out, root)} && ${hosting.predeploy}`;
  const settings: FirebaseFile = {
    firestore,
    hosting: isForVisitors ? finished : { ...finished, predeploy: refusal },
  };
  await copyFile(join(root, firestore.rules), join(out, firestore.rules));
  await writeFile(join(out, HOSTING_FILE), `${JSON.stringify(settings, null, 2)}\n`);
}

/** Completes the repository's settings for a finished build with these files: `scripts/HomePage.6a59a056.js`. */
export function finishHosting(
  { predeploy: _, ...hosting }: Hosting,
  { files, policy, deskPolicy, donateUrl }: BuildFacts & { files: readonly string[] },
): Hosting {
  const donate = (redirect: Redirect) =>
    redirect.source === '/donate' && donateUrl ? { ...redirect, destination: donateUrl } : redirect;
  const policyRule = (source: string, value: string) => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value }],
  });
  return {
    ...hosting,
    public: '.',
    redirects: [...hosting.redirects.map(donate), ...otherCapitals()],
    // Of two rules for the same header, the later counts.
    headers: [
      ...hosting.headers,
      policyRule('**', policy),
      ...hashedFileRules(files),
      policyRule('/desk', deskPolicy),
      policyRule('/desk/**', deskPolicy),
    ],
  };
}

/** Returns the rules by which a page's address in other capitals leads to the page. */
function otherCapitals(): Redirect[] {
  return routes
    .filter(({ path }) => path !== '/')
    .map(({ path }) => {
      const [page = '', id] = path.slice(1).split('/');
      const rest = id ? '/([^/]+)' : '/?';
      const destination = id ? `/${page}/:1` : path;
      return { regex: `^/${inOtherCapitals(page)}${rest}$`, destination, type: 301 };
    });
}

/** Returns a pattern of a word with at least one capital. Hosting's patterns (RE2) know no exceptions. */
function inOtherCapitals(word: string): string {
  const [first = '', ...others] = word;
  const rest = others.map((letter) => `[${letter.toUpperCase()}${letter}]`).join('');
  const alone = `${first.toUpperCase()}${rest}`;
  return rest ? `(?:${alone}|${first}${inOtherCapitals(others.join(''))})` : alone;
}

/** Reads the settings in a folder: the project's own, or those of a finished build. Throws if it has none. */
export async function readHosting(folder: string): Promise<Hosting> {
  return (await readFirebaseFile(folder)).hosting;
}

async function readFirebaseFile(folder: string): Promise<FirebaseFile> {
  return JSON.parse(await readFile(join(folder, HOSTING_FILE), 'utf8')) as FirebaseFile;
}

/**
 * The folder of a file, and its name up to the hash of its content; after the hash come the size, for a picture,
 * and the format. The pictures of articles have ids instead.
 */
const HASHED =
  /^(scripts|desk-scripts|pictures(?:\/news)?|turn|fonts|icons|previews)\/(\d{8}-\w{4}-\d+x\d+|[\w.-]+[.-][0-9a-f]{8})(?=[.-])/;

const HASHED_HEADERS = [
  { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
  // A page's own policy, a kilobyte with every answer, says nothing of what the page loads. Opened alone, a
  // drawing may do nothing.
  { key: 'Content-Security-Policy', value: "default-src 'none'; trusted-types 'none'" },
];

/**
 * Returns the rules for files with a hash in their names. They name the files of this build, not their
 * folders: otherwise the 404 page for a script that a deployment replaced would be cached for a year,
 * and taken for the script once a rollback restores it.
 */
function hashedFileRules(files: readonly string[]): HeaderRule[] {
  const namesIn: Record<string, Set<string>> = {};
  for (const file of files) {
    const [, folder, name] = HASHED.exec(file) ?? [];
    if (folder && name) (namesIn[folder] ??= new Set()).add(name);
  }
  return Object.entries(namesIn).map(([folder, names]) => ({
    source: `/${folder}/@(${[...names].sort().join('|')})*`,
    headers: HASHED_HEADERS,
  }));
}
