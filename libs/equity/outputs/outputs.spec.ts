import { deckCards } from '#cards';
import { Random } from '#random';
import { wildCardsAfter } from '#ranking';
import { makeAnswer } from './answer.js';
import type { Answer } from './answer.js';
import type { PotShare } from './share.js';
import type { EquityGame } from '../spot/game.js';
import type { Spot } from '../spot/spot.js';
import { type KnownHands, oneHand } from '../spot/known-hands.js';
import { type PlainCase, plainCases, plainCategory, subsets } from '../testing/plain-cases.js';
import { smallSpot, type SpotShape } from '../testing/small-spots.js';
import { cardsOfNextStreet } from './next-cards.js';
import { cards, spotOf, gameOf, rangeOf } from '../testing/spots.js';
import { outputCost } from './exact-outputs.js';
import type { SeededOptions } from '../solver/options.js';
import { solveSpot } from '../solver/solve.js';
import { OUTPUTS } from './output.js';

const answerTo = (spot: Spot, options: Partial<SeededOptions> = {}): Answer => {
  const result = solveSpot(spot, { method: 'exact', seed: 1, include: OUTPUTS, ...options });
  return makeAnswer(
    spot.game,
    result,
    spot.players.map(() => ''),
    spot.players,
  );
};

/** Two overlapping ranges of `live` cards, with so many dead cards that all cases can be enumerated. */
const ranges = (id: string, size: number, boardCards: number, live: number, seed: number): Spot => {
  const game = gameOf(id);
  const random = new Random(seed);
  const pack = [...deckCards(game.deck)];
  random.shuffle(pack);
  const boards = Array.from({ length: game.boards ?? 1 }, () => pack.splice(0, boardCards));
  const used = pack.splice(0, live);
  const most = Math.ceil(live * 0.6);
  const players = [used.slice(0, most), used.slice(-most)].map((own, player): KnownHands => {
    const range = rangeOf(random, own, player === 0 ? 6 : 4, size);
    return { ...range, missing: game.holeCards - size };
  });
  return { game, players, boards, dead: pack };
};

/** Hold'em in which the highest spade in the hole, or on the board, wins half the pot. */
const SPADES: EquityGame = {
  ...gameOf('holdem'),
  shares: [
    { scale: 'high', composition: 'any-five', half: 'high' },
    { scale: 'highest-spade', composition: 'any-one', half: 'spade' },
  ],
};

/** A spot of a game in which places decide. */
const alone = (id: string, shape: SpotShape): Spot => smallSpot(new Random(10), gameOf(id), shape);

/** On fifth street the upcard that follows the queen is still to come: a seven, an eight or another queen. */
const following = (): Spot => {
  const players = ['AhKd2cQs9c', '7h7d3cJs8c'].map((hand) => oneHand(cards(hand), 7));
  const left = new Set([...cards('7cQh8hTd2d'), ...players.flatMap(({ cards: own }) => [...own])]);
  const dead = deckCards('standard').filter((card) => !left.has(card));
  return { game: gameOf('follow-the-queen'), players, boards: [[]], dead };
};

const DEALS: readonly (readonly [string, Spot])[] = [
  ["hold'em on a flop", ranges('holdem', 2, 3, 16, 1)],
  ["hold'em on a turn", ranges('holdem', 2, 4, 20, 2)],
  ['short deck on a flop', ranges('short-deck', 2, 3, 14, 3)],
  ['Omaha 8 on a flop', ranges('omaha-8', 4, 3, 14, 4)],
  ['stud', ranges('stud', 5, 0, 15, 5)],
  ['stud 8', ranges('stud-8', 6, 0, 15, 6)],
  ['badugi', ranges('badugi', 3, 0, 14, 7)],
  ['2-7', ranges('lowball-27-single', 4, 0, 14, 8)],
  ["hold'em before the flop", ranges('holdem', 2, 0, 12, 9)],
  ["hold'em with a half for the highest spade", { ...ranges('holdem', 2, 4, 20, 10), game: SPADES }],
  ['Chicago', alone('chicago-high', { players: 2, missing: 2, hands: 1, spare: 3 })],
  ['criss-cross', alone('criss-cross', { players: 2, missing: 0, hands: 2, spare: 2, boardCardsToCome: 3 })],
  ['Follow the Queen', following()],
  [
    "three hands of hold'em",
    { ...spotOf('holdem', ['AhKh', 'QsQd', '7c6c'], '2h5h9s'), dead: deckCards('standard').slice(30, 34) },
  ],
];

/** The stage of a case: the known cards and those that have come, in games in which places decide the first of them. */
const stagesIn = (
  spot: Spot,
  { holes, boards }: PlainCase,
  player: number,
  held: number,
  onBoard: number,
): { readonly hole: readonly number[]; readonly board: readonly number[] }[] => {
  const { size } = spot.players[player];
  const [known] = spot.boards;
  if (spot.game.isSpecial === true)
    return [{ hole: holes[player].slice(0, held), board: boards[0].slice(0, onBoard) }];
  return subsets(holes[player].slice(size), held - size).flatMap((own) =>
    subsets(boards[0].slice(known.length), onBoard - known.length).map((more) => ({
      hole: [...holes[player].slice(0, size), ...own],
      board: [...known, ...more],
    })),
  );
};

/** The spot with the wild cards that the upcards of a case decide, once each player has so many cards. */
const whereDealtUp = (spot: Spot, { holes }: PlainCase, held: number): Spot => {
  const upcards = (spot.game.upcards ?? []).flatMap((places) =>
    holes.flatMap((hole) => places.filter((place) => place < held).map((place) => hole[place])),
  );
  const wildCards = wildCardsAfter(spot.game, upcards) ?? undefined;
  return wildCards === undefined ? spot : { ...spot, game: { ...spot.game, wildCards } };
};

const numberOf = (text: string): number => {
  const [numerator, denominator = '1'] = text.split('/');
  return Number(numerator) / Number(denominator);
};

describe.each(DEALS)('outputs of %s', (_, spot) => {
  const cases = plainCases(spot);
  const answer = answerTo(spot);
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);

  it('give each hand its mean share over the cases in which it is held', () => {
    spot.players.forEach(({ count, weights }, player) => {
      const hands = answer.players[player].hands ?? [];
      expect(hands).toHaveLength(count);
      hands.forEach((hand, index) => {
        const mine = cases.filter(({ chosen }) => chosen[player] === index);
        const weight = mine.reduce((sum, each) => sum + each.weight, 0);
        expect([Number(hand.total), hand.weight]).toEqual([weight, String(weights[index])]);
        const won = mine.reduce((sum, each) => sum + each.weight * each.won[player], 0);
        if (hand.equity === null) expect(weight).toBe(0);
        else {
          expect(hand.equity).toBeCloseTo(won / weight, 12);
          expect(numberOf(hand.shares)).toBeCloseTo(won, 6);
        }
      });
    });
  });

  it('give hands whose counts add up to those of the range', () => {
    expect(Number(answer.total)).toBe(total);
    for (const player of answer.players) {
      const hands = player.hands ?? [];
      const sum = (of: (hand: PotShare) => string): number =>
        hands.reduce((all, hand) => all + (hand.equity === null ? 0 : numberOf(of(hand))), 0);
      expect(sum(({ wins }) => wins)).toBe(numberOf(player.wins));
      expect(sum(({ ties }) => ties)).toBe(numberOf(player.ties));
      expect(sum(({ shares }) => shares)).toBeCloseTo(numberOf(player.shares), 6);
    }
  });

  it('give categories with their frequencies over all cases', () => {
    answer.players.forEach(({ categories = [] }, player) => {
      expect(categories.length).toBeGreaterThan(0);
      for (const { board, cards: held, half, frequencies, total: of } of categories) {
        const share = spot.game.shares.findIndex((each) => each.half === half);
        const counts = new Map<string, number>();
        for (const each of cases)
          for (const stage of stagesIn(spot, each, player, held, board)) {
            const name = plainCategory(whereDealtUp(spot, each, held), share, stage.hole, stage.board);
            counts.set(name, (counts.get(name) ?? 0) + each.weight);
          }
        const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
        expect(frequencies.map(({ category }) => category).sort()).toEqual([...counts.keys()].sort());
        for (const { category, part, count } of frequencies) {
          expect(part).toBeCloseTo((counts.get(category) ?? 0) / all, 12);
          expect(Number(count) / Number(of)).toBeCloseTo(part, 12);
        }
      }
    });
  });

  it('give each next card the equities over the cases in which it comes', () => {
    const [onBoard] = spot.boards;
    if (spot.game.boardCards === 0) return expect(answer.nextCards).toBeNull();
    const found = new Map((answer.nextCards ?? []).map((each) => [each.card, each]));
    const [all, sums] = [new Map<number, number>(), new Map<number, number[]>()];
    for (const { boards, weight, won } of cases)
      for (const card of boards[0].slice(onBoard.length, nextIn(spot))) {
        all.set(card, (all.get(card) ?? 0) + weight);
        const before = sums.get(card) ?? won.map(() => 0);
        sums.set(
          card,
          before.map((sum, player) => sum + weight * won[player]),
        );
      }
    expect(found.size).toBe(all.size);
    for (const [card, weight] of all) {
      const each = found.get(answerCard(card));
      expect(Number(each?.total)).toBe(weight);
      (sums.get(card) ?? []).forEach((sum, player) => {
        expect(each?.players[player]).toBeCloseTo(sum / weight, 12);
      });
    }
    const weights = [...found.values()].reduce((sum, each) => sum + Number(each.total), 0);
    answer.players.forEach(({ equity }, player) => {
      const mean = [...found.values()].reduce(
        (sum, each) => sum + Number(each.total) * each.players[player],
        0,
      );
      expect(mean / weights).toBeCloseTo(equity, 12);
    });
  });

  it('are within the error of the exact ones if they are sampled', () => {
    const sampled = answerTo(spot, { method: 'monte-carlo', trials: 30_000, seed: 3 });
    expect(Object.values(sampled.included ?? {})).toEqual(
      OUTPUTS.map(() => ({ method: 'monte-carlo', seed: 3 })),
    );
    const far = 6;
    sampled.players.forEach(({ hands, categories = [] }, player) => {
      const exact = answer.players[player];
      hands?.forEach((hand, index) => {
        const truth = exact.hands?.[index];
        if (hand.equity === null || truth?.equity == null || Number(hand.total) < 800) return;
        const error = Math.max(hand.standardError ?? 0, 0.5 / Math.sqrt(Number(hand.total)) / 3);
        expect(Math.abs(hand.equity - truth.equity)).toBeLessThan(far * error);
      });
      expect(categories).toHaveLength(exact.categories?.length ?? 0);
      categories.forEach(({ frequencies }, line) => {
        for (const { category, part } of exact.categories?.[line].frequencies ?? []) {
          const seen = frequencies.find((each) => each.category === category)?.part ?? 0;
          expect(Math.abs(seen - part)).toBeLessThan(0.02);
        }
      });
    });
    for (const { card, players, standardErrors, total: trials } of sampled.nextCards ?? []) {
      const truth = answer.nextCards?.find((each) => each.card === card);
      players.forEach((equity, player) => {
        const error = Math.max(standardErrors[player], 0.5 / Math.sqrt(Number(trials)) / 3);
        expect(Math.abs(equity - (truth?.players[player] ?? NaN))).toBeLessThan(far * error);
      });
    }
    expect(sampled.nextCards === null).toBe(answer.nextCards === null);
  });
});

/** The end of the cards that may come next: those of the next street where places decide, otherwise any that come. */
const nextIn = (spot: Spot): number =>
  spot.game.isSpecial === true ? spot.boards[0].length + cardsOfNextStreet(spot) : spot.game.boardCards;

const answerCard = (card: number): string => '23456789TJQKA'[card >> 2] + 'cdhs'[card & 3];

describe('outputs besides the equities', () => {
  it('of a sample: hands and next cards add up to the equities', () => {
    const spot = ranges('holdem', 2, 3, 30, 4);
    const { players, nextCards } = answerTo(spot, { method: 'monte-carlo', trials: 30_000 });
    players.forEach(({ hands, shares, wins, equity }, player) => {
      const sum = (of: 'wins' | 'shares'): number =>
        (hands ?? []).reduce((all, hand) => all + (hand.equity === null ? 0 : numberOf(hand[of])), 0);
      expect(sum('wins')).toBe(Number(wins));
      expect(sum('shares')).toBeCloseTo(numberOf(shares), 6);
      const mean = (nextCards ?? []).reduce(
        (all, each) => all + Number(each.total) * each.players[player],
        0,
      );
      const trials = (nextCards ?? []).reduce((all, each) => all + Number(each.total), 0);
      expect(mean / trials).toBeCloseTo(equity, 12);
    });
  });

  it('do not change the equities', () => {
    const spot = ranges('omaha-8', 4, 3, 20, 5);
    const options = { method: 'monte-carlo', trials: 20_000, seed: 8 } as const;
    const { included: _, nextCards: __, players, ...rest } = answerTo(spot, options);
    const { players: plain, ...bare } = answerTo(spot, { ...options, include: [] });
    expect(rest).toEqual(bare);
    expect(players.map(({ hands: ___, categories: ____, ...player }) => player)).toEqual(plain);
  });

  it('list the hands of a player without known cards only if hands have two cards', () => {
    const holdem: Spot = {
      ...spotOf('holdem', ['AhKh'], '2h5h9s3d'),
      players: [oneHand(cards('AhKh'), 2), oneHand([], 2)],
    };
    const { players } = answerTo(holdem, { include: ['hands'] });
    expect(players[1].hands).toHaveLength((46 * 45) / 2);
    expect(players[1].hands?.every(({ equity }) => equity !== null)).toBe(true);
    const omaha: Spot = {
      ...spotOf('omaha', ['AhKhQhJh'], '2h5h9s3dKd'),
      players: [oneHand(cards('AhKhQhJh'), 4), oneHand([], 4)],
    };
    expect(
      answerTo(omaha, { include: ['hands'], method: 'monte-carlo', trials: 100 }).players[1].hands,
    ).toBeNull();
  });

  it('have no equity for a hand that conflicts with all hands of the other players', () => {
    const spot: Spot = {
      ...spotOf('holdem', [], '2h5h9s3d'),
      players: [
        {
          ...oneHand(cards('AhAs'), 2),
          count: 2,
          cards: Uint8Array.from(cards('AhAsKhKs')),
          weights: Float64Array.of(1, 2),
        },
        {
          ...oneHand(cards('AhQs'), 2),
          count: 2,
          cards: Uint8Array.from(cards('AhQsAsQs')),
          weights: Float64Array.of(1, 1),
        },
      ],
    };
    for (const method of ['exact', 'monte-carlo'] as const) {
      const [first] = answerTo(spot, {
        method,
        trials: 100,
        include: ['hands'],
      }).players;
      expect(first.hands?.map(({ hand, weight, equity }) => [hand, weight, equity !== null])).toEqual([
        ['AsAh', '1', false],
        ['KsKh', '2', true],
      ]);
    }
  });

  it('are null for a range with too many hands, and listed for other ranges', () => {
    const random = new Random(1);
    const pack = [...deckCards('standard')];
    const long = rangeOf(random, pack, 2_001, 4);
    const spot: Spot = { ...spotOf('omaha', []), players: [long, rangeOf(random, pack, 20, 4)] };
    const options = { method: 'monte-carlo', trials: 500, seed: 1, include: ['hands'] } as const;
    const [ofLong, ofShort] = solveSpot(spot, options).outputs?.hands?.found ?? [];
    expect([ofLong, ofShort?.length]).toEqual([null, 20]);
  });

  it('are sampled beside exact equities if counting them costs too much', () => {
    const spot = ranges('holdem', 2, 0, 52, 3);
    expect(outputCost(spot, 'categories')).toBeGreaterThan(20_000_000);
    const { method, included } = answerTo(spot, { method: 'auto', include: ['categories', 'next-cards'] });
    expect([method, included]).toEqual([
      'exact',
      {
        categories: { method: 'monte-carlo', seed: 1 },
        'next-cards': { method: 'exact', seed: null },
      },
    ]);
  });

  it('have the categories of each of two boards', () => {
    const game = { ...gameOf('holdem'), boards: 2 as const };
    const spot: Spot = {
      game,
      players: [oneHand(cards('AhKh'), 2), oneHand(cards('QsQd'), 2)],
      boards: [cards('2h5h9h3d'), cards('QcQh7s7d')],
      dead: deckCards('standard').slice(0, 0),
    };
    const { players, nextCards } = answerTo(spot);
    expect(nextCards).toBeNull();
    expect(
      players.map(({ categories = [] }) =>
        categories.map(({ board, onBoard, frequencies }) => [board, onBoard, frequencies[0].category]),
      ),
    ).toEqual([
      [
        [4, 1, 'flush'],
        [5, 1, 'flush'],
        [4, 2, 'two-pair'],
        [5, 2, 'full-house'],
      ],
      [
        [4, 1, 'pair'],
        [5, 1, 'two-pair'],
        [4, 2, 'four-of-a-kind'],
        [5, 2, 'four-of-a-kind'],
      ],
    ]);
  });
});
