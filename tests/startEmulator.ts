import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findEmulator } from './findEmulator';

export interface EmulatorOptions {
  /** 0 means any free port. */
  readonly port: number;
  readonly projectId: string;
  /** The path of a security rules file; without it everything is allowed. */
  readonly rules?: string;
}

export interface Emulator {
  /** Such as `127.0.0.1:8787`. */
  readonly host: string;
  stop(): Promise<void>;
}

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const openRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write: if true; }
  }
}
`;
const readyTimeoutMs = 60_000;

/**
 * Starts the official emulator and waits until it answers. If it exits first or is not ready
 * within a minute, rejects with an Error that contains what it printed.
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const jar = findEmulator();
  if (jar === undefined) throw new Error('The official Firestore emulator was not found.');
  const port = await freePort(options.port);
  const folder = mkdtempSync(join(tmpdir(), 'firestore-rules-'));
  const rules = options.rules ?? join(folder, 'open.rules');
  if (options.rules === undefined) writeFileSync(rules, openRules);
  const host = `127.0.0.1:${port}`;
  const child = spawn('java', [
    '-Duser.language=en',
    // It runs for seconds: optimizing its code would take longer than it runs, and so would threads for its memory.
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    // Firebase's own jars name their main class; Debian's jar does not.
    ...(/-v\d/.test(basename(jar)) ? ['-jar', jar] : ['-cp', jar, mainClass]),
    '--host=127.0.0.1',
    `--port=${port}`,
    `--rules=${rules}`,
    `--project_id=${options.projectId}`,
  ]);
  const stop = async () => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(child, host);
  } catch (error) {
    await stop();
    throw error;
  }
  return { host, stop };
}

/** Names the emulator that npm test has started for all its unit tests. */
export const SHARED_EMULATOR = 'SHARED_EMULATOR_HOST';

/**
 * Gives the shared emulator, if there is one, under the rules for this project, or else starts one. Each user needs
 * a project of its own, and may not count on being the only one.
 */
export async function borrowEmulator(projectId: string, rules: string): Promise<Emulator> {
  const host = process.env[SHARED_EMULATOR];
  if (!host) return startEmulator({ port: 0, projectId, rules });
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content: readFileSync(rules, 'utf8') }] } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return { host, stop: async () => undefined };
}

async function waitUntilReady(child: ChildProcess, host: string): Promise<void> {
  let printed = '';
  child.stdout?.on('data', (chunk) => (printed += chunk));
  child.stderr?.on('data', (chunk) => (printed += chunk));
  const deadline = Date.now() + readyTimeoutMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://${host}/`).then(
      (it) => it.text(),
      () => '',
    );
    if (answer.startsWith('Ok')) {
      // From here on, its output would only fill the memory.
      child.stdout?.removeAllListeners('data').resume();
      child.stderr?.removeAllListeners('data').resume();
      return;
    }
    await wait(100);
  }
  throw new Error(`The Firestore emulator did not start on ${host}:\n${printed}`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await exit;
}

// Systems assign ports above 32,767 to programs that ask for any port. Another test could take such a
// port before the emulator, which takes seconds to start, binds it, or binds it again.
const firstPort = 20_000;
const ports = 10_000;

// Checks the port first, because another program listening there could answer for the emulator.
async function freePort(wanted: number): Promise<number> {
  for (;;) {
    const port = wanted || firstPort + randomInt(ports);
    try {
      const server = createServer().listen(port, '127.0.0.1');
      await once(server, 'listening');
      await once(server.close(), 'close');
      return port;
    } catch (error) {
      if (wanted || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}
