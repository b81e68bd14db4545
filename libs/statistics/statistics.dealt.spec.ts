import { dealHands, type DealOptions } from '#dealer';
import { defaultSwitches } from '#engine';
import { formatMoney, type CanonicalHand } from '#histories';
import { runsOf } from '#testing';
import { STATISTICS } from './definitions.js';
import { summarize, type PlayerSummary } from './summary.js';
import { Tally } from './tally.js';
import { analyzeHand, differencesOf } from './testing/differences.js';
import { plainStatistics } from './testing/plain-statistics.js';
import { plainSummary, type PlayedHand } from './testing/plain-summary.js';

const PROFILE = { id: 'default', switches: defaultSwitches };

type Game = Partial<DealOptions> & { readonly game: string };

/** Eleven games of all kinds, some of them in two ways. */
const GAMES: readonly Game[] = [
  { game: 'holdem' },
  { game: 'holdem', limit: 'fixed-limit', players: 4, seats: 9 },
  { game: 'omaha', tournament: true },
  { game: 'omaha-8', limit: 'fixed-limit', players: 9, seats: 9 },
  { game: 'courchevel' },
  { game: 'short-deck', players: 3, ante: 5 },
  { game: 'drawmaha', limit: 'spread-limit' },
  { game: 'stud' },
  { game: 'razz' },
  { game: 'five-draw' },
  { game: 'lowball-27-triple' },
  { game: 'leduc' },
  { game: 'omaha', ante: 10, gameOptions: { boards: 2, bomb: true } },
];

/** Usual tables; players who straddle and go all-in at every turn; two players. */
const WAYS: readonly Partial<DealOptions>[] = [
  {},
  { wild: true, straddles: true },
  { wild: true, players: 2, seats: 2 },
];

const HANDS = 100_000;

const dealtHands = function* (game: Game): Generator<CanonicalHand> {
  const hands = Math.ceil(HANDS / GAMES.length / WAYS.length);
  for (const way of WAYS) yield* dealHands({ hands: runsOf(hands), seed: 18, ...game, ...way });
};

/** The plain figures that a summary has not, or rounds wrongly. */
const wrongFigures = (summary: PlayerSummary, hands: readonly PlayedHand[], scale: number): string[] => {
  const plain = plainSummary(hands);
  const [money] = summary.money;
  const wrong: string[] = [];
  const compare = (what: string, found: unknown, expected: unknown): void => {
    if (String(found) !== String(expected)) wrong.push(`${what} ${String(found)} ${String(expected)}`);
  };
  /** A figure lies half a unit of its last decimal from the exact one, at most. */
  const compareRounded = (what: string, found: number | null, exact: number | null, unit: number): void => {
    const isNear = found !== null && exact !== null && Math.abs(found - exact) < unit / 2 + 1e-6;
    if (!isNear) compare(what, found, exact);
  };
  compare('hands', summary.hands, plain.hands);
  for (const id of STATISTICS) {
    const [count, of] = plain.shares[id];
    compare(id, [summary[id].count, summary[id].of], [count, of]);
    compareRounded(`${id} percent`, summary[id].percent, of === 0 ? null : (100 * count) / of, 0.1);
  }
  const { count, of } = summary.aggressionFrequency;
  compare('aggressionFrequency', [count, of], plain.aggressionFrequency);
  compareRounded('aggressionFactor', summary.aggressionFactor, plain.aggressionFactor, 0.01);
  compare('net', money.net, formatMoney(plain.net, scale));
  compareRounded('bbPer100', money.bbPer100, plain.bbPer100, 0.1);
  compareRounded('standardDeviation', money.standardDeviation, plain.standardDeviation, 0.1);
  for (const bound of [0, 1])
    compareRounded('interval', money.interval?.[bound] ?? null, plain.interval?.[bound] ?? null, 0.1);
  return wrong;
};

describe.each(GAMES)('dealt hands of %j', (game) => {
  it('have the statistics that their definitions give, hand by hand and summed up', () => {
    const differences: string[] = [];
    const tally = new Tally();
    const plain = new Map<string, PlayedHand[]>();
    let scale = 0;
    for (const hand of dealtHands(game)) {
      const analyzed = analyzeHand(hand, PROFILE)!;
      const found = differencesOf(analyzed);
      if (found.length > 0) differences.push(`hand ${hand.id}: ${found.join('; ')}`);
      tally.add(analyzed.facts!);
      ({ scale } = hand);
      const { variant, stakes } = analyzed.audited.replay.state.setup;
      for (const player of plainStatistics(hand, variant, defaultSwitches)) {
        const own = plain.get(player.name) ?? [];
        own.push({ player, bigBlind: stakes.bigBlind });
        plain.set(player.name, own);
      }
    }
    expect(differences).toEqual([]);
    const summaries = summarize(tally.cells());
    expect(summaries.map(({ name }) => name).sort()).toEqual([...plain.keys()].sort());
    for (const summary of summaries)
      expect(wrongFigures(summary, plain.get(summary.name)!, scale)).toEqual([]);
  }, 600_000);
});
