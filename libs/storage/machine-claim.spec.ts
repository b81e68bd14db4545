import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimFolder, type ClaimOptions, type MachineClaim } from './machine-claim.js';

const BEAT = 40;
const HERE = { name: 'here', identity: 'here boot-1' };
const THERE = { name: 'there', identity: 'there boot-7' };

describe('the claim of a machine on a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-claim-'));
  const file = join(folder, 'machine.json');
  const claims: MachineClaim[] = [];
  const claim = async (options: Partial<ClaimOptions> = {}): Promise<MachineClaim> => {
    const made = await claimFolder(folder, {
      log: () => undefined,
      onTaken: () => undefined,
      machine: HERE,
      beat: BEAT,
      ...options,
    });
    claims.push(made);
    return made;
  };

  afterEach(() => {
    for (const each of claims.splice(0)) each.release();
    rmSync(file, { force: true });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('keeps another machine away while it lives, and is gone after its release', async () => {
    const held = await claim();
    await expect(claim({ machine: THERE })).rejects.toThrow(
      /in use on another machine \(here\).*one machine.*set DATABASE_URL/,
    );
    held.release();
    expect(existsSync(file)).toBe(false);
    await claim({ machine: THERE });
  });

  test('of a machine that has died is taken over, which is logged', async () => {
    const lines: string[] = [];
    writeFileSync(file, JSON.stringify({ ...THERE, holder: 'gone', beat: 5 }));
    await claim({ log: (line) => lines.push(line) });
    expect(lines).toEqual([expect.stringContaining('last used on there')]);
    expect(readFileSync(file, 'utf8')).toContain(HERE.identity);
  });

  test('is replaced at once on the same machine, as after a kill', async () => {
    writeFileSync(file, JSON.stringify({ ...HERE, holder: 'killed', beat: 5 }));
    // A pause of hours, if it waited.
    await claim({ beat: 10_000_000 });
  });

  test.each([
    ['has found none', false],
    ['has seen the one before being given up', true],
  ])('of another machine is kept against one that %s a moment before', async (_, isGivenUp) => {
    if (isGivenUp)
      writeFileSync(file, JSON.stringify({ name: 'gone', identity: 'gone', holder: 'gone', beat: 5 }));
    const others: Promise<MachineClaim>[] = [];
    const late = {
      name: 'there',
      // It is read between the look at the folder and the claim: the other machine claims then.
      get identity(): string {
        if (!existsSync(file) && others.length === 0) others.push(claim());
        return THERE.identity;
      },
    };
    const refused = expect(claim({ machine: late })).rejects.toThrow('in use on another machine (here)');
    if (isGivenUp) rmSync(file);
    await refused;
    await Promise.all(others);
    expect(readFileSync(file, 'utf8')).toContain(HERE.identity);
  });

  test('is at once that of a machine that finds none', async () => {
    // A pause of hours, if it waited.
    await claim({ beat: 10_000_000 });
    expect(readdirSync(folder)).toEqual(['machine.json']);
  });

  test('of two machines that find the same silence goes to one', async () => {
    writeFileSync(file, JSON.stringify({ name: 'gone', identity: 'gone boot-3', holder: 'gone', beat: 5 }));
    const both = await Promise.allSettled([claim(), claim({ machine: THERE })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is reported as lost when another machine has taken the folder', async () => {
    const lost: Error[] = [];
    await claim({ onTaken: (error) => lost.push(error) });
    const taken = JSON.stringify({ ...THERE, holder: 'other', beat: 0 });
    writeFileSync(file, taken);
    await sleep(5 * BEAT);
    expect(lost.map(({ message }) => message)).toEqual([expect.stringContaining('(there)')]);
    expect(readFileSync(file, 'utf8')).toBe(taken);
  });

  test('can be aborted while it waits', async () => {
    writeFileSync(file, JSON.stringify({ ...THERE, holder: 'gone', beat: 5 }));
    const controller = new AbortController();
    const waiting = claim({ beat: 10_000_000, signal: controller.signal });
    controller.abort();
    await expect(waiting).rejects.toThrow('abort');
    expect(readFileSync(file, 'utf8')).toContain('gone');
  });

  test('ignores a file that is no claim', async () => {
    writeFileSync(file, '{"pid":');
    await claim();
    expect(readFileSync(file, 'utf8')).toContain(HERE.identity);
  });
});
