import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { floorman, parseLines } from './floorman.js';

const LANTERN = 'docs/examples/lantern.json';

/** The player with the lowest lantern brings it in, and all others fold. */
const hand = {
  site: 'Home',
  format: 'none',
  dialect: 'none',
  id: '1',
  playedAt: null,
  playedAtText: null,
  currency: 'CHIPS',
  scale: 0,
  game: { variant: 'lantern', limit: 'fixed-limit', rotation: null },
  stakes: { smallBlind: null, bigBlind: null, smallBet: 10, bigBet: 20, cap: null, bringIn: 3 },
  table: { name: 'Kitchen', seats: 6 },
  tournament: null,
  buttonSeat: null,
  heroSeat: null,
  players: [
    { seat: 1, name: 'Ana', stack: 100, sittingOut: false, line: 3 },
    { seat: 2, name: 'Bruno', stack: 100, sittingOut: false, line: 4 },
  ],
  events: [
    { type: 'post', seat: 1, kind: 'ante', amount: 1, dead: 0, allIn: false, line: 5 },
    { type: 'post', seat: 2, kind: 'ante', amount: 1, dead: 0, allIn: false, line: 6 },
    { type: 'street', street: 'lamp', line: 7 },
    { type: 'deal', seat: 1, cards: '7c', up: 1, line: 8 },
    { type: 'deal', seat: 2, cards: 'Kd', up: 1, line: 9 },
    { type: 'bring-in', seat: 1, amount: 3, allIn: false, line: 10 },
    { type: 'fold', seat: 2, cards: null, line: 11 },
    { type: 'uncalled', seat: 1, amount: 3, line: 12 },
    { type: 'collect', seat: 1, amount: 2, pot: null, run: 0, line: 13 },
  ],
  claims: [
    { type: 'total-pot', amount: 2, line: 14 },
    { type: 'rake', amount: 0, line: 14 },
  ],
  cancelled: false,
  lines: [1, 14],
};

describe('--variant-file: a custom variant', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'floorman-variant-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const log = (name: string, ...hands: unknown[]): string => {
    const path = join(folder, name);
    writeFileSync(path, `${hands.map((each) => JSON.stringify(each)).join('\n')}\n`);
    return path;
  };

  it('is audited by its own rules', async () => {
    const turned = {
      ...hand,
      id: '2',
      events: hand.events.map((event) =>
        event.type === 'bring-in'
          ? { ...event, seat: 2 }
          : event.type === 'fold'
            ? { ...event, seat: 1 }
            : event,
      ),
    };
    const path = log('hands.ndjson', hand, turned);
    const known = await floorman(['audit', '--ndjson', '--variant-file', LANTERN, path]);
    const { hands } = parseLines(known.stdout);
    expect(hands.map(({ status }) => status)).toEqual(['audited', 'audited']);
    const codes = hands.map(({ findings }) => (findings as { code: string }[]).map(({ code }) => code));
    expect(codes[0]).not.toContain('wrong-turn');
    expect(codes[1]).toContain('wrong-turn');
    const unknown = parseLines((await floorman(['audit', '--ndjson', path])).stdout);
    expect(unknown.hands[0]).toMatchObject({ status: 'rejected', rejection: { code: 'unsupported-game' } });
  });

  it('is audited as docs/variants.md shows it', async () => {
    const page = readFileSync('docs/variants.md', 'utf8');
    const args = ['audit', '--variant-file', LANTERN, 'docs/examples/lantern-hand.ndjson'];
    expect(page).toContain(`node bin/floorman.mjs ${args.join(' ')}\n`);
    const { code, stdout } = await floorman(args);
    expect([code, page]).toEqual([1, expect.stringContaining(stdout.split('\n').slice(0, 2).join('\n'))]);
  });

  it('is replayed', async () => {
    const { code, stdout } = await floorman(['replay', '--variant-file', LANTERN, log('one.ndjson', hand)]);
    expect(code).toBe(0);
    expect(stdout).toContain('brings it in for 3');
    expect(stdout.split('\n')[0]).toBe('Home, hand 1; Lantern, fixed limit; 10/20 CHIPS');
  });

  it('is dealt and converted without findings', async () => {
    const deal = ['deal', '--game', 'lantern', '--hands', '30', '--variant-file', LANTERN];
    const { code, stdout } = await floorman(deal);
    expect(code).toBe(0);
    expect((await floorman(['convert', '-', '--to', 'json'], stdout)).stdout).toBe(stdout);
    const audited = parseLines(
      (await floorman(['audit', '--ndjson', '--variant-file', LANTERN, '-'], stdout)).stdout,
    );
    expect(audited.summary).toMatchObject({ hands: 30, audited: 30, findings: {} });
  });

  it('is evaluated', async () => {
    const { stdout } = await floorman([
      'evaluate',
      '--game',
      'lantern',
      '--variant-file',
      LANTERN,
      'AhKh',
      '5c4c',
      '--board',
      '2h 3d 8h Ks Kd',
    ]);
    expect(stdout).toBe(
      'Ah Kh             high: 1. three of a kind, Kings *; low: does not qualify\n' +
        '5c 4c             high: 2. a pair of Kings; low: 1. 8-5-4-3-2 low *\n',
    );
  });

  it.each([
    ['en', 'line 2, column 8: a comma or } was expected'],
    ['es', 'línea 2, columna 8: se esperaba una coma o }'],
  ])('reports the place of a JSON error (%s)', async (language, message) => {
    const path = join(folder, 'broken.json');
    writeFileSync(path, '{\n"id":1 "name":2}');
    const args = ['evaluate', '--game', 'x', '--lang', language, '--variant-file', path, 'AhKh'];
    expect(await floorman(args)).toMatchObject({ code: 64, stderr: `floorman: ${path}: ${message}\n` });
  });

  it('is wrong use when it is invalid, with the reason', async () => {
    const path = join(folder, 'nonsense.json');
    writeFileSync(path, '{"id":"x","streets":[]}');
    const { code, stderr } = await floorman(['evaluate', '--game', 'x', '--variant-file', path, 'AhKh']);
    expect(code).toBe(64);
    expect(stderr).toContain('/shares');
  });
});
