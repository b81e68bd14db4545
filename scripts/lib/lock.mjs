import { mkdirSync, openSync, closeSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './process-identity.mjs';

/**
 * A lock file with the process id and the identity of its holder. If the holder has ended (kill -9, power cut, its id
 * reused by another process), the lock is stale and is taken over.
 *
 * @typedef {{ release(): void }} Lock
 */

/** A file without a readable holder is being written; after this time its writer has died. */
const WRITE_TIMEOUT_MS = 2_000;

/**
 * Tries to take the lock.
 *
 * @param {string} file
 * @returns {Promise<Lock | { holder: number }>} the lock, or the process id of its holder
 */
export async function tryLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = 0; ;) {
    if (create(file)) return { release: () => release(file) };
    const text = read(file);
    if (text === undefined) continue; // Released in the meantime.
    const holder = parse(text);
    if (holder === undefined && waited < WRITE_TIMEOUT_MS) {
      await sleep(50);
      waited += 50;
      continue;
    }
    if (holder !== undefined && processIdentity(holder.pid) === holder.identity)
      return { holder: holder.pid };
    removeStale(file, text);
  }
}

/**
 * Waits for the lock and takes it.
 *
 * @param {string} file
 * @param {() => void} onWait called once if another process holds the lock
 * @returns {Promise<Lock>}
 */
export async function waitForLock(file, onWait) {
  for (let waiting = false; ; waiting = true) {
    const lock = await tryLock(file);
    if (!('holder' in lock)) return lock;
    if (!waiting) onWait();
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

/** Removes a stale lock if its text is still the same. Only one of several processes can rename it. */
function removeStale(file, expected) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // Another process was faster and this is its new lock: restore it.
  if (readFileSync(aside, 'utf8') !== expected) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

function release(file) {
  if (parse(read(file) ?? '')?.pid === process.pid) rmSync(file, { force: true });
}
