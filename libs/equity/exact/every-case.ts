import type { Card } from '#cards';
import { type Spot, freeCards } from '../spot/spot.js';
import { Scorer } from '../tally/scorer.js';
import { Tally } from '../tally/tally.js';

/**
 * Enumerates every case: each combination of hands, of cards to come and of boards. It is the reference implementation of the
 * faster strategies, and the fallback where none of them applies. O(cases).
 *
 * @param scorerFor makes the scorer that counts the cases, and may count more than who wins
 */
export const everyCase = (spot: Spot, scorerFor = ownScorer): Tally => {
  const { game, players, boards } = spot;
  const tally = new Tally(players.length, game.shares.length);
  const scorer = scorerFor(spot, tally);
  const free = new Uint8Array(64);
  for (const card of freeCards(spot)) free[card] = 1;
  boards.forEach((cards, board) => {
    scorer.boards[board].set(cards);
  });

  const hands = (player: number, weight: number): void => {
    if (player === players.length) return missing(0, weight);
    const { size, count: choices, cards, weights } = players[player];
    const hole = scorer.holes[player];
    for (let choice = 0; choice < choices; choice++) {
      const from = choice * size;
      let taken = 0;
      while (taken < size && free[cards[from + taken]] === 1) free[(hole[taken] = cards[from + taken++])] = 0;
      if (taken === size) hands(player + 1, weight * weights[choice]);
      for (let at = 0; at < taken; at++) free[cards[from + at]] = 1;
    }
  };
  const missing = (player: number, weight: number): void => {
    if (player === players.length) return board(0, weight);
    const { size, missing: more } = players[player];
    choose(scorer.holes[player], size, size + more, 0, () => {
      missing(player + 1, weight);
    });
  };
  const board = (index: number, weight: number): void => {
    if (index === boards.length) return scorer.score(weight);
    choose(scorer.boards[index], boards[index].length, game.boardCards, 0, () => {
      board(index + 1, weight);
    });
  };
  /**
   * Fills the places from `at` to `end` with every ascending choice of free cards from `lowest` on; with every order of them where
   * the places matter.
   */
  const choose = (into: Uint8Array, at: number, end: number, lowest: Card, then: () => void): void => {
    if (at === end) return then();
    for (let card = lowest; card < free.length; card++) {
      if (free[card] === 0) continue;
      free[card] = 0;
      into[at] = card;
      choose(into, at + 1, end, game.isSpecial === true ? 0 : card + 1, then);
      free[card] = 1;
    }
  };
  hands(0, 1);
  return tally;
};

const ownScorer = ({ game, players }: Spot, tally: Tally): Scorer => new Scorer(game, players.length, tally);
