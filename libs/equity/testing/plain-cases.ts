import { type Card, deckCards } from '#cards';
import { categoryOf, shareStrength, wildCardsAfter } from '#ranking';
import type { Spot } from '../spot/spot.js';

/** One case of a spot with all cards dealt: the hands, the boards, and the share of the pot that each player wins. */
export interface PlainCase {
  readonly weight: number;
  /** By player: the index of the known hand, and all hole cards. */
  readonly chosen: readonly number[];
  readonly holes: readonly (readonly Card[])[];
  /** All cards of each board; the known ones come first. */
  readonly boards: readonly (readonly Card[])[];
  readonly won: readonly number[];
}

const choicesOf = (cards: readonly Card[], count: number): Card[][] =>
  count === 0
    ? [[]]
    : cards.flatMap((card, at) => choicesOf(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]));

/** Every choice of cards in every order. */
const ordersOf = (cards: readonly Card[], count: number): Card[][] =>
  count === 0
    ? [[]]
    : cards.flatMap((card) =>
        ordersOf(
          cards.filter((other) => other !== card),
          count - 1,
        ).map((rest) => [card, ...rest]),
      );

/** Every choice of `count` cards. */
export const subsets = choicesOf;

/** Lists every case of a spot. Simple and slow: tests compare the strategies with it. */
export const plainCases = (spot: Spot): PlainCase[] => {
  const { game, players, boards, dead } = spot;
  const cases: PlainCase[] = [];
  const dealsOf = game.isSpecial === true ? ordersOf : choicesOf;
  const used = new Set([...boards.flat(), ...dead]);
  const pack = deckCards(game.deck).filter((card) => !used.has(card));
  const hands = (
    player: number,
    left: readonly Card[],
    chosen: number[],
    holes: Card[][],
    weight: number,
  ): void => {
    if (player === players.length) return missing(0, left, chosen, holes, weight);
    const { size, count, cards, weights } = players[player];
    for (let hand = 0; hand < count; hand++) {
      const held = [...cards.slice(hand * size, (hand + 1) * size)];
      if (!held.every((card) => left.includes(card))) continue;
      const rest = left.filter((card) => !held.includes(card));
      hands(player + 1, rest, [...chosen, hand], [...holes, held], weight * weights[hand]);
    }
  };
  const missing = (
    player: number,
    left: readonly Card[],
    chosen: number[],
    holes: Card[][],
    weight: number,
  ): void => {
    if (player === players.length) return board([], left, chosen, holes, weight);
    for (const more of dealsOf(left, players[player].missing)) {
      const full = holes.map((hole, at) => (at === player ? [...hole, ...more] : hole));
      missing(
        player + 1,
        left.filter((card) => !more.includes(card)),
        chosen,
        full,
        weight,
      );
    }
  };
  const board = (
    done: Card[][],
    left: readonly Card[],
    chosen: number[],
    holes: Card[][],
    weight: number,
  ): void => {
    if (done.length === boards.length) {
      cases.push({ weight, chosen, holes, boards: done, won: wonBy(spot, holes, done) });
      return;
    }
    const known = boards[done.length];
    for (const more of dealsOf(left, game.boardCards - known.length))
      board(
        [...done, [...known, ...more]],
        left.filter((card) => !more.includes(card)),
        chosen,
        holes,
        weight,
      );
  };
  hands(0, pack, [], [], 1);
  return cases;
};

const wonBy = ({ game: known }: Spot, holes: readonly Card[][], boards: readonly Card[][]): number[] => {
  const won = holes.map(() => 0);
  const upcards = (known.upcards ?? []).flatMap((places) =>
    holes.flatMap((hole) => places.map((place) => hole[place])),
  );
  const wildCards = wildCardsAfter(known, upcards) ?? undefined;
  const game = wildCards === undefined ? known : { ...known, wildCards };
  for (const board of boards) {
    const contested = game.shares
      .map((share) => ({
        parts: share.parts ?? 1,
        strengths: holes.map((hole) => shareStrength(game, share, hole, board)),
      }))
      .filter(({ strengths }) => strengths.some((strength) => strength > 0));
    const all = contested.reduce((sum, { parts }) => sum + parts, 0);
    if (contested.length === 0 && game.isQualified === true)
      for (const player of won.keys()) won[player] += 1 / boards.length / won.length;
    for (const { strengths, parts } of contested) {
      const best = Math.max(...strengths);
      const winners = strengths.filter((strength) => strength === best).length;
      strengths.forEach((strength, player) => {
        if (strength === best) won[player] += parts / all / boards.length / winners;
      });
    }
  }
  return won;
};

/** The category of a hand for a share of the pot. */
export const plainCategory = (
  { game }: Spot,
  share: number,
  hole: readonly Card[],
  board: readonly Card[],
): string => {
  const strength = shareStrength(game, game.shares[share], hole, board);
  return strength === 0 ? 'none' : categoryOf(game.shares[share].scale, strength);
};
