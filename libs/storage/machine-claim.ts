import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The claim of a machine on a data folder. Two machines can reach one folder, on a network share or a volume. PostgreSQL protects
 * its data from a second server by a process id, which says nothing about another machine: both servers would write, and destroy
 * the data. So the service writes a new number into a file of the folder every two seconds. Another machine that sees the file
 * change does not start. The clocks of the machines need not agree.
 */
export interface MachineClaim {
  /** Gives the folder up. May be called twice. */
  release(): void;
}

export interface ClaimOptions {
  readonly log: (line: string) => void;
  /** Called once if another machine has taken the folder, as after a long pause of this one. */
  readonly onTaken: (error: Error) => void;
  /** Aborts the wait for another machine. */
  readonly signal?: AbortSignal | undefined;
  /** Identifies the machine and its current start; for tests. */
  readonly machine?: Machine;
  /** Milliseconds between two writes; for tests. */
  readonly beat?: number | undefined;
}

interface Machine {
  /** For messages. */
  readonly name: string;
  readonly identity: string;
}

/** The contents of the file. */
interface Claim extends Machine {
  readonly holder: string;
  readonly beat: number;
}

const FILE = 'machine.json';
const BEAT_MS = 2_000;
/** So many missed writes mean that a machine has given up: a busy one may be late. */
const SILENT_BEATS = 6;

/**
 * Claims a data folder for this machine. A folder without a claim is taken at once, and so is one that this machine has claimed, because
 * locks and process ids are valid here. For a claim of another machine it waits some seconds, in which a live one writes.
 *
 * @throws Error if another machine uses the folder; the reason of an abort
 */
export async function claimFolder(folder: string, options: ClaimOptions): Promise<MachineClaim> {
  const { log, onTaken, signal, machine = thisMachine(), beat = BEAT_MS } = options;
  const file = join(folder, FILE);
  const holder = randomUUID();
  let beats = 0;
  const next = (): Claim => ({ ...machine, holder, beat: beats++ });
  const write = (): void => writeClaim(file, next());

  const take = async (): Promise<void> => {
    if (readClaim(file) === undefined && tryCreateClaim(file, next())) return;
    // Another machine may have created it since.
    const found = readClaim(file);
    const isOwn = found?.identity === machine.identity;
    if (found !== undefined && !isOwn) {
      log(`the data in ${folder} were last used on ${found.name}: checking that it uses them no more`);
      if (!(await isAbandoned(file, found, beat, signal))) return take();
    }
    tryWrite(write);
    // Two machines may have found the same silence. The last one to write keeps the folder.
    if (!isOwn) await sleep(beat, undefined, { signal });
  };
  await take();
  const after = readClaim(file);
  if (after !== undefined && after.holder !== holder) throw inUse(after);

  const timer = setInterval(() => {
    const current = tryRead(file);
    if (current === 'unreadable') return;
    if (current === undefined || current.holder === holder) return tryWrite(write);
    clearInterval(timer);
    // Another process of this machine is kept away by locks and process ids.
    if (current.identity !== machine.identity) onTaken(inUse(current));
  }, beat);
  timer.unref();
  return {
    release: () => {
      clearInterval(timer);
      if (readClaim(file)?.holder === holder) rmSync(file, { force: true });
    },
  };
}

/**
 * Waits until a machine has not written for some time; false if it has given the folder up meanwhile.
 *
 * @throws Error if it writes
 */
async function isAbandoned(
  file: string,
  found: Claim,
  beat: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  for (let waited = 0; waited < SILENT_BEATS; waited++) {
    await sleep(beat, undefined, { signal });
    const now = readClaim(file);
    if (now === undefined) return false;
    if (now.holder !== found.holder || now.beat !== found.beat) throw inUse(now);
  }
  return true;
}

const inUse = ({ name }: Claim): Error =>
  new Error(
    `the data folder is in use on another machine (${name}). The embedded PostgreSQL serves one machine: ` +
      'for several, set DATABASE_URL to a PostgreSQL server that all of them reach',
  );

/** The boot id distinguishes machines with the same name. It changes when a machine restarts. */
function thisMachine(): Machine {
  const name = hostname();
  let boot = '';
  try {
    boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Only Linux has it.
  }
  return { name, identity: `${name} ${boot}`.trim() };
}

/** The claim in the file; undefined without one. A file that another program wrote counts as none. */
function readClaim(file: string): Claim | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const claim = JSON.parse(text) as Partial<Claim> | null;
    const isClaim = [claim?.name, claim?.identity, claim?.holder].every((value) => typeof value === 'string');
    return isClaim ? (claim as Claim) : undefined;
  } catch {
    return undefined;
  }
}

/** Like {@link readClaim} for a disk that may fail for a moment. */
function tryRead(file: string): Claim | 'unreadable' | undefined {
  try {
    return readClaim(file);
  } catch {
    return 'unreadable';
  }
}

/** With a full disk the service waits for space. If another machine takes the folder meanwhile, this one notices. */
function tryWrite(write: () => void): void {
  try {
    write();
  } catch {
    // The next write follows.
  }
}

/** Readers see the old file or the new one. */
function writeClaim(file: string, claim: Claim): void {
  put(claim, file, renameSync);
}

/**
 * The first claim of a folder: of several machines one creates it. False if there is a file already, or the disk is full or knows no
 * links.
 */
function tryCreateClaim(file: string, claim: Claim): boolean {
  try {
    put(claim, file, linkSync);
    return true;
  } catch {
    return false;
  }
}

/** Writes a claim beside its file, and gives it the name of the file. */
function put(claim: Claim, file: string, move: (from: string, to: string) => void): void {
  const written = `${file}.${claim.holder}`;
  try {
    writeFileSync(written, `${JSON.stringify(claim)}\n`, { mode: 0o600 });
    move(written, file);
  } finally {
    rmSync(written, { force: true });
  }
}
