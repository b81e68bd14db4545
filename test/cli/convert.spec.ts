import { floorman } from './floorman.js';

const HAND = [
  "variant = 'NT'",
  'antes = [0, 0]',
  'blinds_or_straddles = [1, 2]',
  'min_bet = 2',
  'starting_stacks = [50, 60]',
  "actions = ['p2 f']",
  '',
].join('\n');

describe('floorman convert', () => {
  test('writes several hands into one file, and reads them again', async () => {
    const { stdout } = await floorman(['convert', '-', '--to', 'phhs'], `[a]\n${HAND}\n[b]\n${HAND}`);
    expect(stdout).toBe(`[1]\n${HAND}\n[2]\n${HAND}\n`);
  });

  test('refuses a hand that the target cannot hold and names the fields; --lossy is suggested', async () => {
    const refused = await floorman(['convert', '-', '--to', 'pokerstars'], HAND);
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toMatch(/^floorman: - hand 0: pokerstars cannot hold .*the tournament/);
    expect(refused.stderr).toMatch(/\nfloorman: Hands read: 1; written: 0; not written: 1; rejected: 0\n/);
    expect(refused.stderr).toMatch(
      /\nfloorman: {3}1 hand not written: pokerstars cannot hold the tournament\n/,
    );
    expect(refused.stderr).toMatch(/\nfloorman: --lossy leaves out .*\n$/);
    const spanish = await floorman(['convert', '-', '--to', 'pokerstars', '--lang', 'es'], HAND);
    expect(spanish.stderr).toMatch(/^floorman: - mano 0: pokerstars no admite [^]*\n.*--lossy deja /);
  });

  test('refuses a second hand in a file of one hand, even if the first could not be written', async () => {
    const { stdout: hands } = await floorman(['deal', '--game', 'pineapple', '--hands', '3']);
    const { code, stdout, stderr } = await floorman(['convert', '-', '--to', 'phh'], hands);
    expect([code, stdout]).toEqual([64, '']);
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^floorman: - hand 0: phh cannot hold /),
      'floorman: a file of the format phh holds one hand; phhs holds several',
      '',
    ]);
  });

  test('prints ten lines about single hands, and all of them with --verbose', async () => {
    const hands = Array.from({ length: 12 }, (_, at) => `[${String(at + 1)}]\n${HAND}`).join('\n');
    const refused = await floorman(['convert', '-', '--to', 'pokerstars'], hands);
    expect(refused.stderr.match(/hand \d+: pokerstars cannot hold/g)).toHaveLength(10);
    expect(refused.stderr).toContain('\nfloorman: 2 more; --verbose lists all\n');
    expect(refused.stderr).toContain(
      '\nfloorman: Hands read: 12; written: 0; not written: 12; rejected: 0\n',
    );
    const all = await floorman(['convert', '-', '--to', 'pokerstars', '--verbose'], hands);
    expect(all.stderr.match(/hand \d+: pokerstars cannot hold/g)).toHaveLength(12);
  });

  test('writes nothing when a file of one hand would get two', async () => {
    const { code, stdout, stderr } = await floorman(
      ['convert', '-', '--to', 'phh'],
      `[1]\n${HAND}[2]\n${HAND}`,
    );
    expect([code, stdout, stderr]).toEqual([
      64,
      '',
      'floorman: a file of the format phh holds one hand; phhs holds several\n',
    ]);
  });

  test('--anonymize replaces names in any target, and --to ohh writes records that are read again', async () => {
    const { stdout: hands } = await floorman(['deal', '--game', 'holdem', '--hands', '3']);
    const seated = [...hands.matchAll(/^Seat \d: (.+) \(\$?[\d.,]+ in chips\)/gm)].map(([, name]) => name);
    // The player whose cards the log shows is called Hero, before and after.
    const names = seated.filter((name) => name !== 'Hero');
    expect(names.length).toBeGreaterThan(0);
    const { code, stdout } = await floorman(['convert', '-', '--to', 'ohh', '--lossy', '--anonymize'], hands);
    expect(code).toBe(0);
    expect(names.filter((name) => stdout.includes(`"${name}"`))).toEqual([]);
    const audited = await floorman(['audit', '-', '--ndjson'], stdout);
    expect([audited.code, audited.stdout.match(/"format":"ohh"/g)?.length]).toEqual([0, 3]);
  });
});
