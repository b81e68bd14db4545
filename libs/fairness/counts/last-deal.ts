import type { Card } from '#cards';
import type { DealtHand } from '../dealt-hand.js';
import { CARDS, PLACES } from './layout.js';

/** Places on the board, after those of players. 0 is no place. */
export const FLOP = PLACES + 1;
export const TURN = PLACES + 2;
export const RIVER = PLACES + 3;

const PLACE_COUNT = RIVER + 1;

/** The place of the board card at an index. */
export const boardPlace = (index: number): number => (index < 3 ? FLOP : index === 3 ? TURN : RIVER);

/** The known cards of the last hand at a table, and where they lay. It is filled again for every hand. */
export class LastDeal {
  /** By card: the seat that held it + 1; 0 for none. */
  readonly seatOf = new Uint8Array(CARDS);
  /** By card: the place of the deal that it took: a player in the order of the deal + 1, or one of the board; 0 for none. */
  readonly placeOf = new Uint8Array(CARDS);
  /** By card: 1 if it was known. */
  readonly seen = new Uint8Array(CARDS);
  /** Known cards by seat + 1, and by place. */
  readonly heldBy = new Uint8Array(PLACES + 1);
  readonly takenBy = new Uint8Array(PLACE_COUNT);
  /** By seat + 1: a bit for each rank that was held. */
  readonly ranksOf = new Uint16Array(PLACES + 1);
  /** By seat + 1: 1 for a pair of two cards. */
  readonly pairOf = new Uint8Array(PLACES + 1);
  /** Known cards, and those on the board. */
  total = 0;
  board: readonly Card[] = [];

  /** Takes the cards of a hand, as far as they are known before the hand is played. */
  take({ seats, hole, board }: DealtHand, known: readonly number[]): void {
    const { seatOf, placeOf, seen, heldBy, takenBy, ranksOf, pairOf } = this;
    seatOf.fill(0);
    placeOf.fill(0);
    seen.fill(0);
    heldBy.fill(0);
    takenBy.fill(0);
    ranksOf.fill(0);
    pairOf.fill(0);
    let total = 0;
    for (const player of known) {
      const cards = hole[player];
      const seat = seats[player] < PLACES ? seats[player] + 1 : 0;
      const place = player < PLACES ? player + 1 : 0;
      let ranks = 0;
      for (const card of cards) {
        seen[card] = 1;
        seatOf[card] = seat;
        placeOf[card] = place;
        ranks |= 1 << (card >> 2);
      }
      heldBy[seat] = cards.length;
      takenBy[place] = cards.length;
      ranksOf[seat] = ranks;
      pairOf[seat] = cards.length === 2 && cards[0] >> 2 === cards[1] >> 2 ? 1 : 0;
      total += cards.length;
    }
    for (let index = 0; index < board.length; index++) {
      const place = boardPlace(index);
      seen[board[index]] = 1;
      placeOf[board[index]] = place;
      takenBy[place]++;
    }
    // A list that is used again for the next hand is no record of this one.
    this.board = board.slice();
    this.total = total + board.length;
  }
}
