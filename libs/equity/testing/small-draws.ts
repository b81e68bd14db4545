import {
  ACE,
  type Card,
  deckCards,
  deckOf,
  type DeckId,
  CLUBS,
  DEUCE,
  DIAMONDS,
  FOUR,
  HEARTS,
  makeCard,
  THREE,
} from '#cards';
import { shareStrength } from '#ranking';
import type { EquityGame } from '../spot/game.js';
import type { BestPolicy } from '../spot/policy.js';
import { gameOf } from './spots.js';
import { subsets } from './plain-cases.js';

/** A deck of four ranks and three suits: twelve cards. */
const SMALL_DECK = ((): DeckId => {
  const cards = [ACE, DEUCE, THREE, FOUR].flatMap((rank) =>
    [CLUBS, DIAMONDS, HEARTS].map((suit) => makeCard(rank, suit)),
  );
  const deck = deckOf(cards);
  if (deck === undefined) throw new Error('no deck of these cards');
  return deck;
})();

/** A draw game with a deck so small that every draw of every hand can be enumerated. */
export const smallDrawGame = (draws: number, like = 'badugi'): EquityGame => {
  const game = gameOf(like);
  return {
    ...game,
    deck: SMALL_DECK,
    streets: [...game.streets.slice(0, 1), ...game.streets.slice(1).slice(0, draws)],
  };
};

/** All hands of a small game by their text, and the value of each against hands with these probabilities. */
const plainValues = (game: EquityGame, likely: ReadonlyMap<string, number>): Map<string, number> => {
  const [share] = game.shares;
  const strengths = new Map(
    [...likely.keys()].map((hand) => [hand, shareStrength(game, share, cardsIn(hand), [])]),
  );
  const total = [...likely.values()].reduce((sum, each) => sum + each, 0);
  return new Map(
    [...strengths].map(([hand, own]) => {
      let value = 0;
      for (const [other, strength] of strengths) {
        const weight = (likely.get(other) ?? 0) / total;
        if (own > strength) value += weight;
        else if (own === strength) value += weight / 2;
      }
      return [hand, value];
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
  values: ReadonlyMap<string, number>,
) => {
  const rest = deckCards(game.deck).filter((card) => !hand.includes(card));
  const drawn = subsets(rest, hand.length - kept.length).map((cards) => textOf([...kept, ...cards]));
  return drawn.reduce((sum, each) => sum + (values.get(each) ?? 0), 0) / drawn.length;
};

/** By cards kept: the mean value of a hand, for every hand. Slow and simple. */
const plainMeans = (
  game: EquityGame,
  values: ReadonlyMap<string, number>,
): Map<string, Map<string, number>> =>
  new Map(
    [...values.keys()].map((text) => {
      const hand = cardsIn(text);
      // Of equal ones the one with the fewest discards counts, so it comes first.
      const keeps = [hand, ...hand.flatMap((_, drawn) => subsets(hand, hand.length - 1 - drawn))];
      return [text, new Map(keeps.map((kept) => [textOf(kept), meanAfter(game, hand, kept, values)]))];
    }),
  );

const bestOf = (means: ReadonlyMap<string, number>): string =>
  [...means].reduce((best, each) => (each[1] > best[1] + 1e-9 ? each : best))[0];

/** By hand: its mean value by the cards that are kept. */
type PlainMeans = Map<string, Map<string, number>>;

/**
 * By number of draws that are left, from one on: the mean value of each hand for all cards that may be kept.
 *
 * @param rounds how often the opponent is replaced by one who draws by the best policy before
 */
export const plainBestDraws = (
  game: EquityGame,
  draws: number,
  policy: BestPolicy,
  rounds: number,
): PlainMeans[] => {
  const hands = subsets(deckCards(game.deck), game.holeCards).map(textOf);
  const dealt = new Map(hands.map((hand) => [hand, 1]));
  const against = (likely: ReadonlyMap<string, number>): PlainMeans[] => {
    const found: PlainMeans[] = [];
    let values = plainValues(game, likely);
    for (let draw = 0; draw < draws; draw++) {
      const means = draw > 0 && policy === 'best-one-draw' ? found[0] : plainMeans(game, values);
      found.push(means);
      values = new Map([...means].map(([hand, keeps]) => [hand, Math.max(...keeps.values())]));
    }
    return found;
  };
  let found = against(dealt);
  for (let round = 0; round < rounds; round++) {
    let likely: ReadonlyMap<string, number> = dealt;
    for (const means of found.toReversed()) likely = plainAfter(game, likely, means);
    found = against(likely);
  }
  return found;
};

/** How likely each hand is after a draw with the best cards kept. */
const plainAfter = (
  game: EquityGame,
  likely: ReadonlyMap<string, number>,
  means: PlainMeans,
): Map<string, number> => {
  const after = new Map([...likely.keys()].map((hand) => [hand, 0]));
  for (const [text, weight] of likely) {
    const hand = cardsIn(text);
    const best = bestOf(means.get(text) ?? new Map<string, number>());
    const kept = best === '' ? [] : cardsIn(best);
    const rest = deckCards(game.deck).filter((card) => !hand.includes(card));
    const drawn = subsets(rest, hand.length - kept.length).map((cards) => textOf([...kept, ...cards]));
    for (const each of drawn) after.set(each, (after.get(each) ?? 0) + weight / drawn.length);
  }
  return after;
};

/** A hand as the key of the maps above. */
export const plainKey = textOf;
