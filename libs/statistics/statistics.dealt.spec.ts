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

/** Ten games of all kinds, some of them in two ways. */
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

const rounded = (value: number | null, decimals: number): number | null =>
  value === null ? null : Number(value.toFixed(decimals)) + 0;

/** A summary in the shape of the plain one. */
const inPlainShape = (summary: PlayerSummary): unknown => {
  const [money] = summary.money;
  return {
    hands: summary.hands,
    shares: Object.fromEntries(STATISTICS.map((id) => [id, [summary[id].count, summary[id].of]])),
    aggressionFactor: summary.aggressionFactor,
    aggressionFrequency: [summary.aggressionFrequency.count, summary.aggressionFrequency.of],
    net: money.net,
    bbPer100: money.bbPer100,
    standardDeviation: money.standardDeviation,
    interval: money.interval,
  };
};

const inRoundFigures = (hands: readonly PlayedHand[], scale: number): unknown => {
  const plain = plainSummary(hands);
  return {
    ...plain,
    aggressionFactor: rounded(plain.aggressionFactor, 2),
    net: formatMoney(plain.net, scale),
    bbPer100: rounded(plain.bbPer100, 1),
    standardDeviation: rounded(plain.standardDeviation, 1),
    interval: plain.interval?.map((bound) => rounded(bound, 1)) ?? null,
  };
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
    const summaries = summarize(tally.cells);
    expect(summaries.map(({ name }) => name).sort()).toEqual([...plain.keys()].sort());
    for (const summary of summaries)
      expect(inPlainShape(summary)).toEqual(inRoundFigures(plain.get(summary.name)!, scale));
  }, 600_000);
});
