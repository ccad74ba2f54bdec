import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchOrExplain } from '../pipeline/fetchOrExplain';
import { finding } from '../pipeline/finding';
import type { Finding } from '../pipeline/finding';
import { readLock } from '../pipeline/licenses';
import { fetchNewsSnapshot } from '../pipeline/news/fetchNews';
import { readRefusal } from '../pipeline/news/firestoreRest';
import { readDatabase, readPort, readSettings } from '../pipeline/settings';
import type { Environment } from '../pipeline/settings';
import { findChromium } from './findChromium';
import { requirePort } from './requirePort';

/** One thing that was checked. */
interface Diagnosis extends Finding {
  /** True when npm start or npm test cannot work until it is fine. */
  readonly isNeeded: boolean;
}

/** Checks what the project needs on this machine, and whether what the settings name elsewhere answers. */
export async function checkSetup(root: string, environment: Environment): Promise<Diagnosis[]> {
  const isReal = Boolean(environment.FIREBASE_PROJECT_ID?.trim());
  const isNamed = isReal || Boolean(environment.FIRESTORE_EMULATOR_HOST?.trim());
  const isRunning = await isSiteRunning(root, environment);
  const diagnose = async (what: string, look: () => unknown, isNeeded = true) => ({
    ...(await finding(what, look)),
    isNeeded,
  });
  return Promise.all([
    // With an older one, or without packages, no command begins (requireSetup.cjs).
    diagnose('Node', () => process.version),
    diagnose('packages', () => checkPackages(root)),
    diagnose('settings', () => {
      const { database, isDatabaseNamed, isRealProject, siteUrl } = readSettings(environment);
      const place = isDatabaseNamed ? ` at ${database.emulatorHost}` : '';
      return isRealProject
        ? `project ${database.projectId}${place}, for ${siteUrl}`
        : `no project is set, so the local database${place} is used`;
    }),
    diagnose('port of the site', async () => {
      if (!isRunning) await requirePort(readPort(environment));
      return isRunning ? 'this very site runs there' : `${readPort(environment)} is free`;
    }),
    diagnose('Chromium', () => findChromium(environment) ?? 'none yet: npm test installs one'),
    ...(isNamed ? [diagnose('database', () => checkDatabase(environment))] : []),
    ...(isReal
      ? [
          diagnose('sign-in for the desk', () => checkSignIn(environment), false),
          diagnose('address', () => checkAddress(environment), false),
        ]
      : []),
  ]);
}

/** Returns whether the port of the site is taken by this very site: npm start or npm run dev of this folder. */
async function isSiteRunning(root: string, environment: Environment): Promise<boolean> {
  try {
    const home = await fetchOrExplain('', new URL(`http://localhost:${readPort(environment)}`));
    const served = await home.text();
    const files = ['dist/index.html', '.build/dev/site.html'].map((file) => join(root, file));
    return files.some((file) => existsSync(file) && readFileSync(file, 'utf8') === served);
  } catch {
    return false;
  }
}

/** Optional packages are installed only on the systems they are made for. */
function checkPackages(root: string): string {
  const installed = readLock(root, 'node_modules/.package-lock.json');
  const wanted = Object.entries(readLock(root, 'package-lock.json'));
  const wrong = wanted.find(
    ([folder, { version, optional, devOptional }]) =>
      folder !== '' && !optional && !devOptional && installed[folder]?.version !== version,
  );
  if (wrong) throw new Error(`${wrong[0]} is not the version in package-lock.json: run npm ci`);
  return `${Object.keys(installed).length} installed, as package-lock.json has them`;
}

async function checkDatabase(environment: Environment): Promise<string> {
  const articles = await fetchNewsSnapshot(readDatabase(environment).database);
  return `it answers, and has ${articles.length} articles`;
}

/** Asks in nobody's name: any answer about that person is right. */
async function checkSignIn(environment: Environment): Promise<string> {
  const key = encodeURIComponent(readDatabase(environment).database.apiKey);
  const address = `https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${key}`;
  const response = await fetchOrExplain('The sign-in', new URL(address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.org', password: 'nobody' }),
  });
  const { answer } = await readRefusal(response);
  if (/INVALID_LOGIN|EMAIL_NOT_FOUND|TOO_MANY/.test(answer)) return 'people can sign in';
  throw new Error(
    `it ${answer} Turn on Email/Password under Authentication in the Firebase console, and look at FIREBASE_API_KEY`,
  );
}

async function checkAddress(environment: Environment): Promise<string> {
  const { siteUrl = '' } = readSettings(environment);
  const { status } = await fetchOrExplain('The site', new URL(siteUrl), { redirect: 'manual' });
  if (status === 200) return `${siteUrl} answers`;
  throw new Error(`${siteUrl} answers ${status}: not deployed yet, or SITE_URL leads elsewhere`);
}
