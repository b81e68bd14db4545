import { type Card, deckCards } from '#cards';
import { Random } from '#random';
import { times } from '#testing';
import { handsCost, handsExactly } from '../../outputs/hands.js';
import { MAX_AUTO_COST } from '../../solver/strategy.js';
import { choices } from '../../spot/combinations.js';
import { type KnownHands, oneHand } from '../../spot/known-hands.js';
import type { Spot } from '../../spot/spot.js';
import { renamedCard, SUIT_PERMUTATIONS } from '../../spot/suit-permutations.js';
import { handAt, onlyHand, without } from '../../spot/narrowing.js';
import { parseQuestion } from '../../spot/question.js';
import { cards, gameOf, rangeOf, spotOf } from '../../testing/spots.js';
import { subsets } from '../../testing/plain-cases.js';
import { everyCase } from '../every-case.js';
import { exactCost, exactly } from '../exact.js';
import { completionStrategy } from './completions.js';
import { omahaStrategy } from './omaha-classes.js';
import { omahaSweepStrategy, sweepOmaha } from './omaha-sweep.js';

/** Some hands, and all that differ from them only in suits, with equal weights. */
const suitedAlike = (range: KnownHands): KnownHands => {
  const hands = new Map<string, { cards: readonly Card[]; weight: number }>();
  for (let hand = 0; hand < range.count; hand++)
    for (const order of SUIT_PERMUTATIONS) {
      const held = Array.from(handAt(range, hand), (card) => renamedCard(card, order)).sort((a, b) => a - b);
      if (!hands.has(held.join())) hands.set(held.join(), { cards: held, weight: range.weights[hand] });
    }
  return {
    ...range,
    count: hands.size,
    cards: Uint8Array.from([...hands.values()].flatMap((hand) => hand.cards)),
    weights: Float64Array.from([...hands.values()], ({ weight }) => weight),
  };
};

describe('the sweep of Omaha ranges', () => {
  it.each(['omaha', 'omaha-5', 'omaha-6'])('%s: equals the enumeration of every case', (id) => {
    const random = new Random(31);
    const game = gameOf(id);
    for (let trial = 0; trial < times(3, 40); trial++) {
      const pack = [...deckCards('standard')];
      random.shuffle(pack);
      const board = pack.slice(0, 3 + (trial % 3));
      const rest = pack.slice(board.length);
      const dead = trial % 2 === 0 ? rest.splice(0, 2) : [];
      const players = [8, 5].map((count) => rangeOf(random, rest.slice(0, 14), count, game.holeCards));
      const spot: Spot = { game, players, boards: [board], dead };
      expect(omahaSweepStrategy(spot)?.count()).toEqual(everyCase(spot));
    }
  });

  it.each(['Ts9s2s', 'Ts9s2c', 'TsTh2c', 'Ts9h2c7d', 'Ts9s2s7s'])(
    'on %s: counts runouts that differ only in suits once, and gives equivalent hands equal results',
    (flop) => {
      const random = new Random(32);
      const board = cards(flop);
      const free = deckCards('standard').filter((card) => !board.includes(card));
      const players = [3, 2].map((count) => without(suitedAlike(rangeOf(random, free, count, 4)), board));
      const spot: Spot = { game: gameOf('omaha'), players, boards: [board], dead: [] };
      const sweep = omahaSweepStrategy(spot)!.count();
      expect(sweep).toEqual(omahaStrategy(spot)!.count());
      const against = sweepOmaha(spot)!.against(players[0], players[1]);
      for (let hand = 0; hand < players[0].count; hand += times(9, 1)) {
        const alone = onlyHand(players[0], hand);
        const tally = omahaStrategy({ ...spot, players: [alone, players[1]] })!.count();
        expect([against.wins[hand], against.ties[hand]]).toEqual([tally.wins[0], tally.ties[0]]);
      }
    },
  );

  it('counts ranges of many hands, within the cost of auto, as each hand against the other range', () => {
    const parsed = parseQuestion({
      game: gameOf('omaha'),
      players: [{ range: '15%' }, { range: '15%' }],
      board: 'Ts9h2c7d3s',
      dead: '',
    });
    if (!parsed.ok) throw new Error('no question');
    const { spot } = parsed;
    const tally = exactly(spot);
    // Equal ranges have equal counts, and the total is that of all pairs without a common card.
    expect(tally.wins[0]).toBe(tally.wins[1]);
    const [range] = spot.players;
    const alone = onlyHand(range, 0);
    const single = { ...spot, players: [alone, range] };
    const { wins, ties } = sweepOmaha(spot)!.against(range, range);
    const expected = omahaStrategy(single)!.count();
    expect([wins[0], ties[0]]).toEqual([expected.wins[0], expected.ties[0]]);
  });

  /** The range of all four-card hands of some cards. */
  const allHands = (free: readonly Card[]): KnownHands => {
    const every = subsets(free, 4);
    return {
      size: 4,
      count: every.length,
      cards: Uint8Array.from(every.flat()),
      weights: new Float64Array(every.length).fill(1),
      missing: 0,
    };
  };

  /** A spot of Omaha hands and ranges. */
  const asked = (players: readonly string[], board: string, dead = ''): Spot => {
    const parsed = parseQuestion({
      game: gameOf('omaha'),
      players: players.map((range) => ({ range })),
      board,
      dead,
    });
    if (!parsed.ok) throw new Error('no question');
    return parsed.spot;
  };

  it('counts a random hand against a hand as the comparison of all final hands does', () => {
    for (const players of [
      ['AsKhQd9c', 'random'],
      ['random', '7h7c6c5d'],
    ]) {
      const spot = asked(players, 'Ts9h2c7d3s', '2d2h');
      expect(omahaSweepStrategy(spot)!.count()).toEqual(completionStrategy(spot)!.count());
    }
  });

  it('counts a random hand against weighted hands as each of all hands against them', () => {
    const random = new Random(34);
    const board = cards('Ts9h2c7d');
    const dead = cards('AsAhKsKh3c3d4h4s5c5d6h6s');
    const free = deckCards('standard').filter((card) => !board.includes(card) && !dead.includes(card));
    const some = rangeOf(random, free, 2, 4);
    const game = gameOf('omaha');
    const spot = (opposing: KnownHands): Spot => ({
      game,
      players: [some, opposing],
      boards: [board],
      dead,
    });
    expect(omahaSweepStrategy(spot(oneHand([], 4)))!.count()).toEqual(
      omahaStrategy(spot(allHands(free)))!.count(),
    );
  });

  it('counts two random hands as two ranges of all hands', () => {
    const spot = asked(['random', '100%'], 'Ts9s2s7s3s');
    const { wins, ties, total } = exactly(spot);
    expect(total).toBe(choices(47, 4) * choices(43, 4));
    expect(wins[0]).toBe(wins[1]);
    expect(wins[0] + wins[1] + ties[0]).toBe(total);
    const all = allHands(deckCards('standard').filter((card) => !spot.boards[0].includes(card)));
    expect(omahaSweepStrategy({ ...spot, players: [all, all] })!.count()).toEqual(exactly(spot));
  });

  it('costs a random hand about as much as nearly all hands, so that auto counts it exactly on a turn', () => {
    const cost = (...players: string[]): number => exactCost(asked(players, 'Ts9h2c7d'));
    expect(cost('15%', 'random') / cost('15%', '99.9%')).toBeCloseTo(1, 1);
    expect(cost('random', 'random')).toBeLessThan(MAX_AUTO_COST);
  });

  it('serves the equities of each hand against a random one, and of no hand of a random player', () => {
    const spot = asked(['AAKK, 7654', 'random'], 'Ts9h2c7d3s');
    const [results, ofRandom] = handsExactly(spot);
    expect(ofRandom).toBeNull();
    expect(results).toHaveLength(spot.players[0].count);
    const { total, wins, ties } = results![5].tally;
    const alone = exactly({ ...spot, players: [onlyHand(spot.players[0], 5), spot.players[1]] });
    expect([total, wins[0], ties[0]]).toEqual([alone.total, alone.wins[0], alone.ties[0]]);
    expect(handsCost(spot)).toBe(exactCost(spot));
  });

  it('does not list the hands of a range with more hands than an answer has', () => {
    const [long, short] = handsExactly(asked(['15%', 'AAKK'], 'Ts9h2c7d3s'));
    expect([long, short?.length]).toEqual([null, 36]);
  });

  it('serves the equities of each hand', () => {
    const random = new Random(33);
    const board = cards('Ts9s2c');
    const free = deckCards('standard').filter((card) => !board.includes(card));
    const players = [80, 70].map((count) => rangeOf(random, free, count, 4));
    const spot: Spot = { game: gameOf('omaha'), players, boards: [board], dead: [] };
    const results = handsExactly(spot);
    players.forEach((range, player) => {
      for (let hand = 0; hand < range.count; hand += 7) {
        const alone = { ...onlyHand(range, hand), weights: range.weights.slice(hand, hand + 1) };
        const tally = omahaStrategy({
          ...spot,
          players: player === 0 ? [alone, players[1]] : [players[0], alone],
        })!.count();
        const own = results[player]![hand].tally;
        expect([own.total, own.wins[0], own.ties[0]]).toEqual([
          tally.total,
          tally.wins[player],
          tally.ties[player],
        ]);
      }
    });
  });

  it('does not apply to split pots, other games, three players or boards with three cards to come', () => {
    const hands = ['AsAhKsKh', '9d8d7c6c'];
    expect(omahaSweepStrategy(spotOf('omaha', hands, '7s8h2d'))).not.toBeNull();
    expect(omahaSweepStrategy(spotOf('omaha-8', hands, '7s8h2d'))).toBeNull();
    expect(omahaSweepStrategy(spotOf('omaha', [...hands, 'QsQhJcTc'], '7s8h2d'))).toBeNull();
    expect(omahaSweepStrategy(spotOf('omaha', hands))).toBeNull();
    expect(omahaSweepStrategy(spotOf('holdem', ['AsAh', 'KsKh'], '7s8h2d'))).toBeNull();
  });
});
