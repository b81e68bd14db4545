import { bitCount } from '#cards';
import type { DealtHand } from '../dealt-hand.js';
import type { DeckShape } from '../deck-shape.js';
import { classOdds } from '../inference/starting-hands.js';
import { drawVariance } from './hypergeometric.js';
import { boardPlace, type LastDeal } from './last-deal.js';
import { addEvent, PLACES } from './layout.js';

const SUITS = 4;
const FLOP_CARDS = 3;

/** A sum with its expectation and variance while a hand is counted. */
interface Sum {
  happened: number;
  expected: number;
  variance: number;
}

/**
 * Counts how often cards of the last hand come again. Whatever the last hand was, every new deal is as likely as any other, so the
 * sums over hands have the sums of their variances. O(cards + players²).
 */
export class RepeatCounter {
  /** Cards in the same place again, on the board again, and anywhere again. */
  private readonly place: Sum = { happened: 0, expected: 0, variance: 0 };
  private readonly board: Sum = { happened: 0, expected: 0, variance: 0 };
  private readonly deal: Sum = { happened: 0, expected: 0, variance: 0 };
  private readonly pair: number;
  private readonly bothPairs: number;

  constructor(
    private readonly values: Float64Array,
    private readonly deck: DeckShape,
  ) {
    const { pair, bothPairs } = classOdds(deck);
    this.pair = pair;
    this.bothPairs = bothPairs;
  }

  count(hand: DealtHand, known: readonly number[], last: LastDeal): void {
    const { place, board, deal, values } = this;
    for (const sum of [place, board, deal]) sum.happened = sum.expected = sum.variance = 0;
    const { hole } = hand;
    let dealt = 0;
    let isAgain = 0;
    for (const player of known)
      for (const card of hole[player]) {
        dealt++;
        isAgain += last.seen[card];
      }
    if (dealt > 0) {
      add(deal, this.deck.cards, last.total, dealt, isAgain);
      this.countPlayers(hand, known, last);
      this.countPlaces(hand, known, last);
    }
    if (hand.board.length > 0) this.countBoard(hand, known, last, dealt, last.total - isAgain);
    if (deal.expected > 0) addEvent(values, 'dealRepeats', deal.happened, deal.expected, deal.variance);
    if (place.expected > 0) addEvent(values, 'placeRepeats', place.happened, place.expected, place.variance);
    if (board.expected > 0) addEvent(values, 'boardRepeats', board.happened, board.expected, board.variance);
  }

  /** The hole cards of the same seats: cards, ranks and pairs. */
  private countPlayers(
    { seats, hole, holeCards }: DealtHand,
    known: readonly number[],
    last: LastDeal,
  ): void {
    const { values } = this;
    const { cards } = this.deck;
    const apart = holeCards * holeCards;
    let cardsAgain = 0;
    let ranksAgain = 0;
    let held = 0;
    let marked = 0;
    let cardVariance = 0;
    let rankVariance = 0;
    let afterPair = 0;
    let pairsAgain = 0;
    for (let at = 0; at < known.length; at++) {
      const seat = seats[known[at]] + 1;
      const own = seat > PLACES ? 0 : last.heldBy[seat];
      if (own === 0) continue;
      const ranks = last.ranksOf[seat];
      const wanted = bitCount(ranks) * SUITS;
      const now = hole[known[at]];
      for (const card of now) {
        if (last.seatOf[card] === seat) cardsAgain++;
        if ((ranks & (1 << (card >> 2))) !== 0) ranksAgain++;
      }
      if (holeCards === 2 && last.pairOf[seat] === 1) {
        afterPair++;
        if (now[0] >> 2 === now[1] >> 2) pairsAgain++;
      }
      cardVariance += drawVariance(cards, own, holeCards);
      rankVariance += drawVariance(cards, wanted, holeCards);
      for (let before = 0; before < at; before++) {
        const other = seats[known[before]] + 1;
        if (other > PLACES || last.heldBy[other] === 0) continue;
        const common = bitCount(ranks & last.ranksOf[other]) * SUITS;
        const others = bitCount(last.ranksOf[other]) * SUITS;
        const together = (wanted * others - common) / (cards * (cards - 1));
        rankVariance += 2 * apart * (together - (wanted * others) / (cards * cards));
        cardVariance += (2 * apart * own * last.heldBy[other]) / (cards * cards * (cards - 1));
      }
      held += own;
      marked += wanted;
    }
    if (held === 0) return;
    addEvent(values, 'seatRepeats', cardsAgain, (held * holeCards) / cards, cardVariance);
    addEvent(values, 'rankRuns', ranksAgain, (marked * holeCards) / cards, rankVariance);
    if (afterPair === 0) return;
    const { pair, bothPairs } = this;
    const variance = afterPair * (pair * (1 - pair) + (afterPair - 1) * (bothPairs - pair * pair));
    addEvent(values, 'pairRuns', pairsAgain, afterPair * pair, variance);
  }

  /** Hole cards in the same place of the order in which cards are dealt. */
  private countPlaces({ hole, holeCards }: DealtHand, known: readonly number[], last: LastDeal): void {
    const { place } = this;
    const { cards } = this.deck;
    let held = 0;
    let squares = 0;
    for (const player of known) {
      const own = player < PLACES ? last.takenBy[player + 1] : 0;
      if (own === 0) continue;
      for (const card of hole[player]) if (last.placeOf[card] === player + 1) place.happened++;
      held += own;
      squares += own * own;
      place.variance += drawVariance(cards, own, holeCards);
    }
    place.expected += (held * holeCards) / cards;
    place.variance += ((held * held - squares) * holeCards * holeCards) / (cards * cards * (cards - 1));
  }

  /**
   * Board cards, street by street.
   *
   * @param left the cards of the last hand that are still unseen
   */
  private countBoard(
    { hole, board }: DealtHand,
    known: readonly number[],
    last: LastDeal,
    dealt: number,
    left: number,
  ): void {
    let unseen = this.deck.cards - dealt;
    let seen = 0;
    for (const player of known) for (const card of hole[player]) if (isOnBoard(last, card)) seen++;
    let leftOnBoard = last.board.length - seen;
    for (let from = 0; from < board.length;) {
      const count = from === 0 ? FLOP_CARDS : 1;
      const spot = boardPlace(from);
      let inPlace = 0;
      let onBoard = 0;
      let anywhere = 0;
      for (let at = from; at < from + count; at++) {
        const before = last.placeOf[board[at]];
        if (before === spot) inPlace++;
        if (before > PLACES) onBoard++;
        anywhere += last.seen[board[at]];
      }
      const spots = last.takenBy[spot] === 0 ? 0 : this.unseenOf(hole, known, board, from, last, spot);
      add(this.place, unseen, spots, count, inPlace);
      add(this.board, unseen, leftOnBoard, count, onBoard);
      add(this.deal, unseen, left, count, anywhere);
      leftOnBoard -= onBoard;
      left -= anywhere;
      unseen -= count;
      from += count;
    }
  }

  /** How many of the last cards of a place on the board are unseen before a street. */
  private unseenOf(
    hole: DealtHand['hole'],
    known: readonly number[],
    board: DealtHand['board'],
    from: number,
    last: LastDeal,
    spot: number,
  ): number {
    let unseen = last.takenBy[spot];
    for (const player of known) for (const card of hole[player]) if (last.placeOf[card] === spot) unseen--;
    for (let at = 0; at < from; at++) if (last.placeOf[board[at]] === spot) unseen--;
    return unseen;
  }
}

const isOnBoard = (last: LastDeal, card: number): boolean => last.placeOf[card] > PLACES;

/** Adds a draw of cards of which some are marked. */
const add = (sum: Sum, total: number, marked: number, drawn: number, happened: number): void => {
  if (marked === 0) return;
  sum.happened += happened;
  sum.expected += (marked * drawn) / total;
  sum.variance += drawVariance(total, marked, drawn);
};
