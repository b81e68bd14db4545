import {
  ACE,
  type Card,
  deckCards,
  deckOf,
  CLUBS,
  DEUCE,
  DIAMONDS,
  FOUR,
  HEARTS,
  makeCard,
  RANK_COUNT,
  rankOf,
  type Rank,
  type Suit,
  THREE,
} from '#cards';
import { shareStrength } from '#ranking';
import type { EquityGame } from '../spot/game.js';
import type { BestPolicy } from '../spot/policy.js';
import { gameOf } from './spots.js';
import { subsets } from './plain-cases.js';

const SMALL_RANKS = [ACE, DEUCE, THREE, FOUR];
const SMALL_SUITS = [CLUBS, DIAMONDS, HEARTS];

/** A draw game with a deck so small that every draw of every hand can be enumerated: twelve cards by default. */
export const smallDrawGame = (
  draws: number,
  ranks: readonly Rank[] = SMALL_RANKS,
  suits: readonly Suit[] = SMALL_SUITS,
): EquityGame => {
  const game = gameOf('badugi');
  const deck = deckOf(ranks.flatMap((rank) => suits.map((suit) => makeCard(rank, suit))));
  if (deck === undefined) throw new Error('no deck of these cards');
  return {
    ...game,
    deck,
    streets: [...game.streets.slice(0, 1), ...game.streets.slice(1).slice(0, draws)],
  };
};

/** The value of a hand, and by rank how much it changes if the opponent cannot have one more card of the rank. */
interface PlainValue {
  readonly value: number;
  readonly changes: readonly number[];
}

/** By text: the value of each hand against those of the others that have none of its cards. */
const plainValues = (game: EquityGame, likely: ReadonlyMap<string, number>): Map<string, PlainValue> => {
  const [share] = game.shares;
  const hands = [...likely].map(([text, weight]) => {
    const own = cardsIn(text);
    return { text, weight, own, strength: shareStrength(game, share, own, []) };
  });
  return new Map(
    hands.map(({ text, own, strength }) => {
      const others = hands.filter((other) => !other.own.some((card) => own.includes(card)));
      const meanOf = (weightOf: (other: (typeof hands)[number]) => number): number => {
        let won = 0;
        let dealt = 0;
        for (const other of others) {
          const weight = weightOf(other);
          dealt += weight;
          if (strength > other.strength) won += weight;
          else if (strength === other.strength) won += weight / 2;
        }
        return won / dealt;
      };
      const value = meanOf(({ weight }) => weight);
      const changes = Array.from({ length: RANK_COUNT }, (_, rank) => {
        const isOf = (card: Card): boolean => rankOf(card) === rank;
        const unseen = deckCards(game.deck).filter((card) => isOf(card) && !own.includes(card)).length;
        const without = (other: (typeof hands)[number]): number =>
          other.weight * (1 - other.own.filter(isOf).length / unseen);
        return unseen === 0 ? 0 : meanOf(without) - value;
      });
      return [text, { value, changes }];
    }),
  );
};

const textOf = (cards: readonly Card[]): string => cards.toSorted((a, b) => a - b).join();
const cardsIn = (text: string): Card[] => text.split(',').map(Number);

/** The mean value of all hands that keep these cards. */
const meanAfter = (
  game: EquityGame,
  hand: Card[],
  kept: readonly Card[],
  values: ReadonlyMap<string, PlainValue>,
): PlainValue => {
  const rest = deckCards(game.deck).filter((card) => !hand.includes(card));
  const drawn = subsets(rest, hand.length - kept.length).map((cards) => textOf([...kept, ...cards]));
  const meanOf = (of: (value: PlainValue) => number): number =>
    drawn.reduce((sum, each) => sum + of(values.get(each) ?? NO_VALUE), 0) / drawn.length;
  return {
    value: meanOf(({ value }) => value),
    changes: NO_VALUE.changes.map((_, rank) => meanOf(({ changes }) => changes[rank])),
  };
};

const NO_VALUE: PlainValue = { value: 0, changes: Array.from({ length: RANK_COUNT }, () => 0) };

/** By cards kept: the mean value of a hand whose discards the opponent cannot have, for every hand. Slow and simple. */
const plainMeans = (
  game: EquityGame,
  values: ReadonlyMap<string, PlainValue>,
): Map<string, Map<string, PlainValue>> =>
  new Map(
    [...values.keys()].map((text) => {
      const hand = cardsIn(text);
      // Of equal ones the one with the fewest discards counts, so it comes first.
      const keeps = [hand, ...hand.flatMap((_, drawn) => subsets(hand, hand.length - 1 - drawn))];
      const meanOf = (kept: readonly Card[]): PlainValue => {
        const mean = meanAfter(game, hand, kept, values);
        const discards = hand.filter((card) => !kept.includes(card));
        const change = discards.reduce((sum, card) => sum + mean.changes[rankOf(card)], 0);
        return { ...mean, value: mean.value + change };
      };
      return [text, new Map(keeps.map((kept) => [textOf(kept), meanOf(kept)]))];
    }),
  );

const bestOf = (means: ReadonlyMap<string, PlainValue>): PlainValue =>
  [...means.values()].reduce((best, each) => (each.value > best.value + 1e-7 ? each : best));

/** By hand: its mean value by the cards that are kept. */
type PlainMeans = Map<string, Map<string, PlainValue>>;

/**
 * By number of draws that are left, from one on: the mean value of each hand for all cards that may be kept, against an opponent who was
 * dealt a random hand and does not draw.
 */
export const plainBestDraws = (game: EquityGame, draws: number, policy: BestPolicy): PlainMeans[] => {
  const hands = subsets(deckCards(game.deck), game.holeCards).map(textOf);
  const found: PlainMeans[] = [];
  let values = plainValues(game, new Map(hands.map((hand) => [hand, 1])));
  for (let draw = 0; draw < draws; draw++) {
    const means = draw > 0 && policy === 'best-one-draw' ? found[0] : plainMeans(game, values);
    found.push(means);
    values = new Map([...means].map(([hand, keeps]) => [hand, bestOf(keeps)]));
  }
  return found;
};

/** A hand as the key of the maps above. */
export const plainKey = textOf;
