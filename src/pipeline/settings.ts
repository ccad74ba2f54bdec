import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { localDatabase } from '../news/databaseSettings';
import type { DatabaseSettings } from '../news/databaseSettings';
import type { LocalPerson } from '../news/deskData';

/** What the environment says about a build (.github/OWNERS.md, Settings). */
export interface Settings {
  readonly database: DatabaseSettings;
  /**
   * `host:port` of what signs people in beside a database on this machine: the local database does so itself.
   * Undefined for Google's servers.
   */
  readonly authHost: string | undefined;
  /** Who can sign in there, if it was started here. */
  readonly people?: readonly LocalPerson[];
  /** True when the settings name a real project: sample articles must not be published then. */
  readonly isRealProject: boolean;
  /** True when there is a database to ask: one that FIRESTORE_EMULATOR_HOST names, or that was started here. */
  readonly isDatabaseNamed: boolean;
  /** The origin of the site, without a trailing slash; undefined on a developer's machine. */
  readonly siteUrl?: string;
}

/** The variables of a process, by name: `process.env`, or a part of it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment. Throws an Error that names the setting, what is wrong
 * with it and what to write instead.
 */
export function readSettings(environment: Environment): Settings {
  const siteUrl = readOrigin(environment, 'SITE_URL');
  if (!siteUrl && read(environment, 'FIREBASE_PROJECT_ID')) {
    throw new Error(
      'SITE_URL is missing. With FIREBASE_PROJECT_ID set, it must be the address of the site, such as https://example.org.',
    );
  }
  const settings = { ...readDatabase(environment), siteUrl };
  if (isForVisitors(settings) && siteUrl?.startsWith('http:')) {
    throw new Error(
      `SITE_URL is "${siteUrl}". Write it with https: visitors, feeds and search engines are sent there.`,
    );
  }
  return settings;
}

/** What Google allows as a project ID (cloud.google.com/resource-manager, Creating projects). */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

const IN_CONSOLE =
  'You find it next to FIREBASE_PROJECT_ID in the Firebase console, under Project settings.';

/** Reads the settings of the database, as readSettings does, for what works without the address of the site. */
export function readDatabase(environment: Environment): Settings {
  const projectId = read(environment, 'FIREBASE_PROJECT_ID');
  const emulatorHost = readHost(environment, 'FIRESTORE_EMULATOR_HOST', localDatabase.emulatorHost);
  const authHost = readHost(environment, 'FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
  if (!projectId) {
    const host = emulatorHost ?? localDatabase.emulatorHost;
    return {
      database: { ...localDatabase, emulatorHost: host },
      authHost: authHost ?? host,
      isRealProject: false,
      isDatabaseNamed: emulatorHost !== undefined,
    };
  }
  if (!PROJECT_ID.test(projectId)) {
    throw new Error(
      `FIREBASE_PROJECT_ID is "${projectId}", which is not a valid project ID. Copy the ID, not the name, from Project settings in the Firebase console.`,
    );
  }
  return {
    database: {
      projectId,
      apiKey: readRequired(environment, 'FIREBASE_API_KEY', IN_CONSOLE),
      appId: readRequired(environment, 'FIREBASE_APP_ID', IN_CONSOLE),
      emulatorHost,
    },
    // A real database accepts only the real sign-in.
    authHost: emulatorHost && (authHost ?? emulatorHost),
    isRealProject: true,
    isDatabaseNamed: emulatorHost !== undefined,
  };
}

/** Reads the port of the site, or returns the usual one. Throws an Error that says what a port is. */
export function readPort(environment: Environment): number {
  const text = read(environment, 'PORT') ?? '5000';
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is "${text}". Give a whole number up to 65535, such as PORT=5000.`);
}

/** Reads the key to The Blue Alliance. Throws an Error that says where to get one if there is none. */
export function readResultsKey(environment: Environment): string {
  const advice =
    'Make a read key at https://www.thebluealliance.com/account, and write TBA_KEY=… into the file .env.';
  return readRequired(environment, 'TBA_KEY', advice);
}

/** Returns whether a build reads what visitors may: the News of a real project, from no local database. */
export function isForVisitors({ isRealProject, database }: Settings): boolean {
  return isRealProject && database.emulatorHost === undefined;
}

/**
 * Adds the variables of `.env` in the project's folder to the environment, if that file exists. Throws an Error
 * in plain words if it cannot be read.
 */
export function loadEnvFile(root: string): void {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readText(file)))) process.env[name] ??= value;
}

function readText(file: string): string {
  try {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    if (!text.includes('\0')) return text;
  } catch {
    // It is a folder, or may not be read.
  }
  throw new Error(
    '.env cannot be read as text. Make it a file, saved as UTF-8, with one setting on each line (.github/OWNERS.md, Settings).',
  );
}

function read(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

function readRequired(environment: Environment, name: string, advice: string): string {
  const value = read(environment, name);
  if (value) return value;
  throw new Error(`${name} is missing. ${advice}`);
}

/** Reads a setting of the form `host:port`, if set. Throws an Error with the example if it is malformed. */
function readHost(environment: Environment, name: string, example: string): string | undefined {
  const value = read(environment, name);
  if (value && !(/^[\w.-]+:\d{1,5}$/.test(value) && URL.canParse(`http://${value}`))) {
    throw new Error(
      `${name} is "${value}", which is not a host and port. Write it like ${example}.`,
    );
  }
  return value;
}

/** An address with nothing but a scheme, a host and perhaps a port, as URL writes it. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+\/$/;

function readOrigin(environment: Environment, name: string): string | undefined {
  const value = read(environment, name);
  if (value === undefined) return undefined;
  const { href, origin } = URL.canParse(value) ? new URL(value) : { href: '', origin: '' };
  if (ORIGIN.test(href)) return origin;
  throw new Error(
    `${name} is "${value}", which is not the address of a site. Write it like https://example.org.`,
  );
}
