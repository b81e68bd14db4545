import { mkdirSync, openSync, closeSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './process-identity.mjs';

/**
 * A lock file that names its holder by process id and identity. A lock whose holder is gone (kill -9, power cut, the
 * number given to another process since) is stale and taken over.
 *
 * @typedef {{ release(): void }} Lock
 */

/** A file without a readable holder is one being written; after this long its writer must have died. */
const WRITING_MS = 2_000;

/**
 * Takes the lock at once.
 *
 * @param {string} file
 * @returns {Promise<Lock | { holder: number }>} the lock, or the process id of who holds it
 */
export async function tryLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = 0; ;) {
    if (create(file)) return { release: () => release(file) };
    const text = read(file);
    if (text === undefined) continue; // Released between the two looks.
    const holder = parse(text);
    if (holder === undefined && waited < WRITING_MS) {
      await sleep(50);
      waited += 50;
      continue;
    }
    if (holder !== undefined && processIdentity(holder.pid) === holder.identity)
      return { holder: holder.pid };
    takeAway(file, text);
  }
}

/**
 * Takes the lock, waiting for whoever holds it.
 *
 * @param {string} file
 * @param {() => void} onWait called once if there is someone to wait for
 * @returns {Promise<Lock>}
 */
export async function waitForLock(file, onWait) {
  for (let told = false; ; told = true) {
    const lock = await tryLock(file);
    if (!('holder' in lock)) return lock;
    if (!told) onWait();
    await sleep(250);
  }
}

function create(file) {
  let descriptor;
  try {
    descriptor = openSync(file, 'wx', 0o644);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeSync(descriptor, `${JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) })}\n`);
  closeSync(descriptor);
  return true;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text) {
  try {
    const { pid, identity } = JSON.parse(text);
    return Number.isInteger(pid) && pid > 0 ? { pid, identity } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes a stale lock, by a rename that only one of several rivals can win, and only if it is still that lock. */
function takeAway(file, judged) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // A rival was faster and this is its fresh lock: put it back.
  if (readFileSync(aside, 'utf8') !== judged) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

function release(file) {
  if (parse(read(file) ?? '')?.pid === process.pid) rmSync(file, { force: true });
}
