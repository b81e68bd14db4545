import { Random } from '#random';
import { isFull } from '#testing';
import { everyCase } from '../exact/every-case.js';
import { fraction, quotient } from '../tally/fraction.js';
import { masksOf } from '../spot/hand-masks.js';
import { parseQuestion } from '../spot/question.js';
import { cards, gameOf, weighted } from '../testing/spots.js';
import { HandGraph } from './hand-graph.js';
import { HandPicker } from './hand-picker.js';
import { pickingOf } from './picking.js';
import { pickOf } from './picks.js';
import { Trials } from './trials.js';

const spotFor = (ranges: readonly string[]) => {
  const players = ranges.map((text) => ({ range: text }));
  const reading = parseQuestion({ game: gameOf('holdem'), players, board: '', dead: '' });
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading.spot;
};

const times = (count: number, text: string): string[] => Array.from({ length: count }, () => text);

/** Three ranges with few compatible combinations of hands. */
const tight = [
  weighted(['AhAd', 'AhAc', 'AsKs', 'KhKd'], [1, 2, 3, 4]),
  weighted(['AhAd', 'AcAs', 'KhKs', 'AdKd'], [6, 5, 4, 3]),
  weighted(['AcKc', 'AsKd', 'KcKs', 'AhKh', 'QhQd'], [9, 1, 2, 1, 3]),
];

describe('picking hands', () => {
  it('picks each player’s hand alone if the hands are often compatible', () => {
    const { picks, tries } = pickingOf(spotFor(times(3, 'QQ+,AK')).players);
    expect(picks.map(({ players }) => players)).toEqual([[0], [1], [2]]);
    expect(tries).toBeGreaterThan(1);
  });

  it('picks all hands together, without conflicts, if they are hardly ever compatible', () => {
    const { picks, tries } = pickingOf(spotFor(times(10, 'TT+')).players);
    expect(picks.map(({ players }) => players.length)).toEqual([10]);
    expect(tries).toBe(1);
  });

  it('measures the number of tries, which is infinite if compatible hands are too rare', () => {
    expect(pickingOf(spotFor(times(9, '15%')).players).tries).toBeGreaterThan(32);
    expect(pickingOf(spotFor(times(22, '50%')).players).tries).toBe(Infinity);
  });

  it('leaves out players without known cards', () => {
    const { picks, tries } = pickingOf(spotFor(['random', 'AA', 'random']).players);
    expect([picks.map(({ players }) => players), tries]).toEqual([[[1]], 1]);
  });

  it.each([
    ['each player alone', [[0], [1], [2]]],
    ['all players together', [[0, 1, 2]]],
    ['two players together', [[2, 0], [1]]],
  ])('%s: picks each combination of hands in proportion to its weight', (_, groups) => {
    const players = tight;
    const weights = new Map<string, number>();
    let all = 0;
    const go = (player: number, held: readonly number[], weight: number): void => {
      if (player === players.length) {
        weights.set(held.join(), weight);
        all += weight;
        return;
      }
      for (let hand = 0; hand < players[player].count; hand++) {
        const own = [...players[player].cards.subarray(hand * 2, hand * 2 + 2)];
        if (own.some((card) => held.includes(card))) continue;
        go(player + 1, [...held, ...own], weight * players[player].weights[hand]);
      }
    };
    go(0, [], 1);

    const picks = groups.map((group) =>
      pickOf(
        HandGraph.of(
          group.map((player) => masksOf(players[player])),
          Infinity,
        ),
        group,
      ),
    );
    const picker = new HandPicker(players, picks);
    const holes = players.map(() => new Uint8Array(2));
    const used = new Uint8Array(64);
    const random = new Random(61);
    const seen = new Map<string, number>();
    const PICKED = isFull ? 60_000 : 20_000;
    for (let picked = 0; picked < PICKED; picked++) {
      picker.pick(random, holes, used);
      const key = holes.map((hole) => [...hole].join()).join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect([...seen.keys()].every((key) => weights.has(key))).toBe(true);
    for (const [key, weight] of weights) {
      const expected = (PICKED * weight) / all;
      expect(Math.abs((seen.get(key) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected) + 1);
    }
  });

  it('gives equities within the error of the exact ones', () => {
    const spot = { game: gameOf('holdem'), players: tight, boards: [cards('2c4h8hThJh')], dead: [] };
    const tally = everyCase(spot);
    const sample = new Trials(spot).run(1, 0, 20_000);
    for (let player = 0; player < 3; player++) {
      const exact = quotient(tally.shares(player), fraction(BigInt(tally.total)));
      expect(Math.abs(sample.mean(player) - exact)).toBeLessThan(5 * sample.standardError(player));
    }
  });
});
