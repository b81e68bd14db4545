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
  test('many hands go into one file, and come out of it again', async () => {
    const { stdout } = await floorman(['convert', '-', '--to', 'phhs'], `[a]\n${HAND}\n[b]\n${HAND}`);
    expect(stdout).toBe(`[1]\n${HAND}\n[2]\n${HAND}\n`);
  });

  test('what the target cannot hold is refused with its place, and left out where that is asked for', async () => {
    const refused = await floorman(['convert', '-', '--to', 'pokerstars'], HAND);
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toMatch(/^floorman: - hand 0: pokerstars cannot hold .*\/site/);
    expect(refused.stderr).toMatch(/\nfloorman: --lossy leaves out .*\n$/);
    const spanish = await floorman(['convert', '-', '--to', 'pokerstars', '--lang', 'es'], HAND);
    expect(spanish.stderr).toMatch(/^floorman: - mano 0: pokerstars no tiene lugar para .*\n.*--lossy deja /);
  });

  test('a second hand in a file of one is refused, whether the first could be written or not', async () => {
    const { stdout: hands } = await floorman(['deal', '--game', 'holdem', '--hands', '3']);
    const { code, stdout, stderr } = await floorman(['convert', '-', '--to', 'phh'], hands);
    expect([code, stdout]).toEqual([64, '']);
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^floorman: - hand 0: phh cannot hold /),
      'floorman: a file of the format phh holds one hand, one of phhs several',
      '',
    ]);
  });

  test('a file of one hand holds no second one', async () => {
    const { code, stdout, stderr } = await floorman(
      ['convert', '-', '--to', 'phh'],
      `[1]\n${HAND}[2]\n${HAND}`,
    );
    expect([code, stdout, stderr]).toEqual([
      64,
      '',
      'floorman: a file of the format phh holds one hand, one of phhs several\n',
    ]);
  });
});
