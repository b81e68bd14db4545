import { deckCards, UNKNOWN, type Card, type DeckId } from '#cards';

/** Where a card is in the ledger that nobody holds: on the board, or not seen yet. */
const BOARD = -1;
const UNSEEN = -2;
/** Thrown away: it may come back where discards are shuffled into the stub. */
const THROWN = -3;
/** In no place that there is: the deck of the game does not have it. */
const FOREIGN = -4;
/** And a seat: with a hand that was folded. Seats are numbered up to 255. */
const FOLDED = 256;

/** More than there are card numbers. */
const CARDS = 54;

const decks = new Map<DeckId, readonly number[]>();

/** By card: that it is still to be seen, or not in the deck (P-DECK-1). */
const unseen = (deck: DeckId): readonly number[] => {
  let places = decks.get(deck);
  if (places === undefined) {
    const own = deckCards(deck);
    places = Array.from({ length: CARDS }, (_, card) => (own.includes(card) ? UNSEEN : FOREIGN));
    decks.set(deck, places);
  }
  return places;
};

/**
 * Which cards a log has told, and where each one is (L-CARD-1): a card of the deck is in one place only, and a player
 * holds as many as the game deals.
 */
export class CardLedger {
  /** By card: the seat of who holds it. */
  private readonly place: number[];
  /** Known hole cards by seat, in the order in which they became known. */
  readonly hole = new Map<number, Card[]>();

  /** Whether the stub has run out, and cards that were thrown away are dealt again. */
  reshuffled = false;

  constructor(deck: DeckId) {
    this.place = unseen(deck).slice();
  }

  /** How many cards the seat is known to hold. */
  held(seat: number): number {
    return this.hole.get(seat)?.length ?? 0;
  }

  /** Notes board cards; the first one that was somewhere already or that the deck does not have, or null. */
  addBoard(cards: readonly Card[]): Card | null {
    let duplicate: Card | null = null;
    for (const card of cards) {
      if (card === UNKNOWN) continue;
      if (this.isFree(card)) this.place[card] = BOARD;
      else duplicate ??= card;
    }
    return duplicate;
  }

  /**
   * Notes a player's hole cards as dealt or shown. A card that he is known to hold may be told again; one that is
   * elsewhere, or told twice at once, is a duplicate.
   */
  addHole(seat: number, cards: readonly Card[]): Card | null {
    let duplicate: Card | null = null;
    let held = this.hole.get(seat);
    if (held === undefined) this.hole.set(seat, (held = []));
    for (let index = 0; index < cards.length; index++) {
      const card = cards[index];
      if (card === UNKNOWN) continue;
      if (this.isFree(card) && !this.isOf(card, seat)) {
        this.place[card] = seat;
        held.push(card);
      } else if (!this.isOf(card, seat) || cards.indexOf(card) < index) duplicate ??= card;
    }
    return duplicate;
  }

  /** Notes cards that a player throws away; the first one that somebody else holds, or null. */
  discard(seat: number, cards: readonly Card[]): Card | null {
    const elsewhere = this.addHole(seat, cards);
    const held = this.hole.get(seat) ?? [];
    for (const card of cards) {
      const at = held.indexOf(card);
      if (at < 0) continue;
      held.splice(at, 1);
      this.place[card] = THROWN;
    }
    return elsewhere;
  }

  /** Who folds gives up his cards: they are known to have been his, and may be shuffled into the stub. */
  fold(seat: number): void {
    for (const card of this.hole.get(seat) ?? [])
      if (this.place[card] === seat) this.place[card] = FOLDED + seat;
  }

  private isFree(card: Card): boolean {
    const place = this.place[card];
    return place === UNSEEN || (this.reshuffled && (place === THROWN || place >= FOLDED));
  }

  /** Whether the seat holds the card, or did when it folded. */
  private isOf(card: Card, seat: number): boolean {
    return this.place[card] === seat || this.place[card] === FOLDED + seat;
  }
}
