import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dealHands, type DealOptions } from '#dealer';
import { findFormat } from '#histories';
import { GROUPINGS, STATISTICS, type PlayerSummary } from '#statistics';
import { floorman, parseLines } from './floorman.js';

interface Document {
  readonly players: readonly PlayerSummary[];
  readonly hands: number;
  readonly seconds: number;
}

const HANDS = 60;

/** Dealt hands in the layout of PokerStars. */
const logOf = (options: Partial<DealOptions> = {}): string =>
  [...dealHands({ game: 'holdem', hands: HANDS, seed: 77, players: 4, seats: 6, ...options })]
    .map((hand) => {
      const written = findFormat('pokerstars')!.write!(hand, { lossy: true });
      if (!written.ok) throw new Error(written.missing.join(', '));
      return `${written.text}\n\n`;
    })
    .join('');

const bovadaHand = (
  id: number,
  button: string,
  blind: string,
): string => `Bovada Hand #${String(id)}  Zone Poker ID#77 HOLDEMZonePoker No Limit - 2019-05-06 16:15:33
Seat 1: Dealer${button} ($40 in chips)
Seat 2: Big Blind${blind} ($25 in chips)
Dealer${button} : Set dealer [1]
Dealer${button} : Small Blind $0.10
Big Blind${blind} : Big blind $0.25
*** HOLE CARDS ***
Dealer${button} : Card dealt to a spot [Ac 6c]
Big Blind${blind} : Card dealt to a spot [9h Qc]
Dealer${button} : Folds
Big Blind${blind} : Return uncalled portion of bet $0.15
Big Blind${blind} : Does not show [9h Qc] (High Card)
Big Blind${blind} : Hand result $0.20
*** SUMMARY ***
Total Pot($0.20)
Seat+1: Dealer Folded before the FLOP
Seat+2: Big Blind $0.20 [Does not show]

`;

/** Two hands of the same author in two places. */
const BOVADA = bovadaHand(1, ' [ME]', '') + bovadaHand(2, '', ' [ME]');

describe('floorman stats', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-stats-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const log = file('log.txt', logOf());

  const run = (...args: readonly string[]): ReturnType<typeof floorman> =>
    floorman(['stats', ...args, '--quiet']);

  const documentOf = async (...args: readonly string[]): Promise<Document> => {
    const { code, stdout, stderr } = await run(...args, '--json');
    expect([code, stderr]).toEqual([0, '']);
    return JSON.parse(stdout) as Document;
  };

  test('prints a line for each player, the one with most hands first', async () => {
    const { code, stdout } = await run(log);
    const { players } = await documentOf(log);
    const lines = stdout.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^Player +Site +Hands +VPIP +PFR .* Net +All-in adj\. +bb\/100$/);
    expect(lines.slice(1).map((line) => line.split(/\s{2,}/)[0])).toEqual(players.map(({ name }) => name));
    const hands = players.map((player) => player.hands);
    expect(hands).toEqual(hands.toSorted((a, b) => b - a));
  });

  test('prints the heads of the table in Spanish', async () => {
    expect((await run(log, '--lang', 'es')).stdout).toMatch(/^Jugador +Sala +Manos /);
  });

  test('--json has every statistic with its count, its chances and its percentage', async () => {
    const { players, hands, seconds } = await documentOf(log);
    expect(hands).toBe(HANDS);
    expect(seconds).toBeGreaterThanOrEqual(0);
    for (const player of players)
      for (const id of STATISTICS) {
        const { count, of, percent } = player[id];
        expect(count).toBeLessThanOrEqual(of);
        expect(percent).toBe(of === 0 ? null : Number(((100 * count) / of).toFixed(1)));
      }
    // Chips go from player to player, and to the house.
    const cents = (of: 'net' | 'rake'): number =>
      players.reduce((sum, { money }) => sum + Math.round(100 * Number(money[0][of])), 0);
    expect(cents('net')).toBe(-cents('rake'));
  });

  test('--ndjson has the same players as lines, and a summary', async () => {
    const { players, hands } = await documentOf(log);
    const { hands: lines, summary } = parseLines((await run(log, '--ndjson')).stdout);
    expect(lines).toEqual(players);
    expect(summary).toMatchObject({ hands });
  });

  test('--csv has the same figures, in rows of one length', async () => {
    const { players } = await documentOf(log);
    const rows = (await run(log, '--csv')).stdout
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','));
    const [heads] = rows;
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    const column = (name: string): string[] => rows.slice(1).map((row) => row[heads.indexOf(name)]);
    expect(column('name')).toEqual(players.map(({ name }) => name));
    expect(column('vpipCount')).toEqual(players.map(({ vpip }) => String(vpip.count)));
    expect(column('net')).toEqual(players.map(({ money }) => money[0].net));
  });

  test('--csv has no formula, whatever a player is called', async () => {
    const path = file('formula.txt', logOf({ hands: 3 }).replaceAll('Hero', '=1+2'));
    const { stdout } = await run(path, '--csv');
    expect(stdout).toContain("\r\n'=1+2,");
    expect(stdout).not.toContain('\r\n=');
  });

  test.each(GROUPINGS)('--by %s has groups that add up to the player', async (by) => {
    for (const { groups, hands, vpip, money } of (await documentOf(log, '--by', by)).players) {
      const sum = (of: (group: (typeof groups)[number]) => number): number =>
        groups.reduce((total, group) => total + of(group), 0);
      expect(new Set(groups.map((group) => group.by))).toEqual(new Set([by]));
      expect(sum((group) => group.hands)).toBe(hands);
      expect(sum((group) => group.vpip.of)).toBe(vpip.of);
      expect(sum((group) => Math.round(100 * Number(group.money[0].net)))).toBe(
        Math.round(100 * Number(money[0].net)),
      );
    }
  });

  test('--player finds a name in another case, and leaves out all others', async () => {
    const { players } = await documentOf(log);
    const { name } = players[1];
    expect((await documentOf(log, '--player', name.toUpperCase())).players).toEqual([players[1]]);
    const both = await documentOf(log, '--player', name, '--player', players[0].name.toLowerCase());
    expect(both.players).toEqual(players.slice(0, 2));
  });

  test.each([
    ['en', 'floorman: no hand has a player Nobody\n'],
    ['es', 'floorman: ninguna mano tiene un jugador Nobody\n'],
  ])('an unknown player is an error (%s)', async (language, message) => {
    const { code, stdout, stderr } = await run(log, '--player', 'Nobody', '--json', '--lang', language);
    expect([code, stdout, stderr]).toEqual([1, '', message]);
  });

  test('an unknown player beside a known one is a warning', async () => {
    const { code, stdout, stderr } = await run(log, '--player', 'Nobody', '--player', 'Hero', '--json');
    expect([code, stderr]).toEqual([0, 'floorman: no hand has a player Nobody\n']);
    expect((JSON.parse(stdout) as Document).players.map(({ name }) => name)).toEqual(['Hero']);
  });

  test('--hero has the player who wrote the log, and needs one', async () => {
    expect((await documentOf(log, '--hero')).players.map(({ name }) => name)).toEqual(['Hero']);
    const path = file('observed.txt', logOf({ hands: 5, hero: false }));
    const { code, stderr } = await run(path, '--hero');
    expect([code, stderr]).toEqual([
      1,
      'floorman: no hand has a hero: --hero needs logs that name the player who wrote them\n',
    ]);
  });

  test('says that a site names places and not players, and counts the hands of the author together', async () => {
    const path = file('bovada.txt', BOVADA);
    const { code, stdout, stderr } = await run(path, '--json');
    expect([code, stderr]).toEqual([0, expect.stringMatching(/Bovada names places .*--hero/)]);
    const { players } = JSON.parse(stdout) as Document;
    expect(players.map(({ name, anonymous }) => [name, anonymous])).toEqual([
      ['Big Blind', true],
      ['Dealer', true],
    ]);
    const [hero, ...others] = (await documentOf(path, '--hero')).players;
    expect([hero.name, hero.hands, hero.anonymous, others]).toEqual(['Hero', 2, false, []]);
    expect((await documentOf(log)).players.some(({ anonymous }) => anonymous)).toBe(false);
  });

  test('--game counts the hands of one game, and refuses an unknown one', async () => {
    const omaha = file('omaha.txt', logOf({ game: 'omaha', seed: 78, hands: 20 }));
    const { hands, players } = await documentOf(log, omaha, '--game', 'omaha');
    expect(hands).toBe(20);
    expect(players).toEqual((await documentOf(omaha)).players);
    const { code, stderr } = await run(log, '--game', 'bridge');
    expect([code, stderr]).toEqual([64, 'floorman: there is no game bridge; see floorman variants\n']);
  });

  test('never adds up currencies: each has results of its own', async () => {
    const euros = logOf({ seed: 79 }).replaceAll('$', '€').replaceAll('USD', 'EUR');
    const other = file('euros.txt', euros);
    const [mixed] = (await documentOf(log, other, '--player', 'Hero')).players;
    const [dollars] = (await documentOf(log, '--player', 'Hero')).players;
    const [own] = (await documentOf(other, '--player', 'Hero')).players;
    // Of as many hands, so that their names decide.
    expect(mixed.money).toEqual([...own.money, ...dollars.money]);
    expect(mixed.money.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
    expect(mixed.hands).toBe(dollars.hands + own.hands);
    const { stdout } = await run(log, other, '--player', 'Hero');
    expect(stdout.split('\n').filter((line) => /USD|EUR/.test(line))).toHaveLength(2);
  });

  test('--min-hands leaves out players with fewer', async () => {
    const { players } = await documentOf(log);
    const least = players[0].hands;
    const kept = players.filter(({ hands }) => hands >= least);
    expect((await documentOf(log, '--min-hands', String(least))).players).toEqual(kept);
    expect((await documentOf(log, '--min-hands', String(HANDS + 1))).players).toEqual([]);
    expect((await run(log, '--min-hands', String(HANDS + 1))).stdout).toBe(
      `No player has ${String(HANDS + 1)} hands.\n`,
    );
  });

  test('--jobs changes nothing', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map((jobs) => documentOf(log, '--by', 'position', '--jobs', jobs)),
    );
    expect(two.players).toEqual(one.players);
  });

  test('counts each hand once, whatever copies there are', async () => {
    const copy = file('copy.txt', logOf());
    expect((await documentOf(log, copy)).players).toEqual((await documentOf(log)).players);
  });

  test('says how many hands could not be read', async () => {
    const [first, ...rest] = logOf({ hands: 4 }).split(/(?=PokerStars Hand #)/);
    const path = file(
      'rejected.txt',
      [first.replace("Hold'em No Limit", 'Bridge No Limit'), ...rest].join(''),
    );
    const { code, stdout, stderr } = await run(path, '--json');
    expect((JSON.parse(stdout) as Document).hands).toBe(3);
    expect([code, stderr]).toEqual([
      0,
      'floorman: 1 hand rejected and not counted; floorman audit says why\n',
    ]);
  });

  test.each([
    [['--json', '--csv'], '--json, --ndjson and --csv exclude each other: give one of them'],
    [['--by', 'mood'], '--by is one of position, stakes, game, month, table-size, not mood'],
    [['--min-hands', 'x'], '--min-hands'],
  ])('%j is wrong use', async (args, message) => {
    const { code, stdout, stderr } = await run(log, ...args);
    expect([code, stdout]).toEqual([64, '']);
    expect(stderr).toContain(message);
  });
});
