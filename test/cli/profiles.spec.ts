import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { floorman } from './floorman.js';

const folder = mkdtempSync(join(tmpdir(), 'floorman-profiles-'));
const log = join(folder, 'hands.txt');
const profile = join(folder, 'house.json');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Raises the rake of the first raked hand with one award by a cent, at the expense of the winner. */
const withOneCentMore = (text: string): { readonly text: string; readonly line: number } => {
  const hands = text.split(/(?=^PokerStars )/m);
  const cents = (amount: string, more: number): string => ((Number(amount) * 100 + more) / 100).toFixed(2);
  const index = hands.findIndex((hand) => {
    const won = [...hand.matchAll(/ collected \$([\d.]+) from pot/g)];
    return won.length === 1 && /Rake \$0\.[1-9]/.test(hand);
  });
  const won = / collected \$([\d.]+) from pot/.exec(hands[index])?.[1] ?? '';
  const due = Number(won).toFixed(2);
  hands[index] = hands[index]
    .replace(/Rake \$([\d.]+)/, (_, rake: string) => `Rake $${cents(rake, 1)}`)
    .replace(/collected \$([\d.]+) from pot/, () => `collected $${cents(due, -1)} from pot`)
    .replace(/(collected|won) \(\$([\d.]+)\)/, (_, word: string) => `${word} ($${cents(due, -1)})`);
  const before = hands.slice(0, index).join('') + hands[index].split('Total pot')[0];
  return { text: hands.join(''), line: before.split('\n').length };
};

describe('floorman profiles --infer', () => {
  let dealt = '';
  beforeAll(async () => {
    const args = ['deal', '--game', 'holdem', '--hands', '400', '--to', 'pokerstars'];
    dealt = (await floorman(args)).stdout;
    writeFileSync(log, dealt);
  });

  test('writes a profile that audit accepts, and with which it finds a rake of a cent more', async () => {
    const { code, stdout } = await floorman(['profiles', '--infer', log, '--out', profile]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('6 players: 5%')]);
    const clean = await floorman(['audit', log, '--profile', profile, '--quiet']);
    expect([clean.code, clean.stdout]).toEqual([0, expect.stringContaining('No findings')]);
    const altered = withOneCentMore(dealt);
    const usual = await floorman(['audit', '-', '--ndjson'], altered.text);
    expect(usual.code).toBe(0);
    const { code: found, stdout: records } = await floorman(
      ['audit', '-', '--ndjson', '--findings-only', '--profile', profile],
      altered.text,
    );
    const [record] = records.split('\n').map((line) => JSON.parse(line || 'null') as unknown);
    expect([found, record]).toEqual([
      1,
      expect.objectContaining({
        profile: 'inferred',
        findings: [expect.objectContaining({ code: 'rake', rules: ['P-SETUP-6'], line: altered.line })],
      }),
    ]);
  });

  test('prints the profile on standard output and its evidence on standard error, in Spanish on request', async () => {
    const english = await floorman(['profiles', '--infer', log]);
    expect(JSON.parse(english.stdout)).toEqual(JSON.parse(readFileSync(profile, 'utf8')));
    expect(english.stderr).toContain('400 of cash games');
    const spanish = await floorman(['profiles', '--infer', log, '--lang', 'es']);
    expect([spanish.stdout, spanish.stderr]).toEqual([
      english.stdout,
      expect.stringContaining('6 jugadores: 5 %'),
    ]);
    const { stdout, stderr } = await floorman(['profiles', '--infer', log, '--json']);
    expect([stdout, stderr]).toEqual([english.stdout, '']);
  });

  test('says that the hands are too few, and refuses logs without a cash game and a target that is a log', async () => {
    const few = dealt.split(/(?=^PokerStars )/m).slice(0, 12);
    const { code, stderr } = await floorman(['profiles', '--infer', '-'], few.join(''));
    expect([code, stderr]).toEqual([0, expect.stringContaining('too few hands to say the rate: 12')]);
    const none = await floorman(['profiles', '--infer', '-'], 'no log\n');
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('no usable hand of a cash game')]);
    const over = await floorman(['profiles', '--infer', log, '--out', log]);
    expect([over.code, readFileSync(log, 'utf8') === dealt]).toEqual([64, true]);
    const alone = await floorman(['profiles', '--out', profile]);
    expect(alone.code).toBe(64);
  });
});
