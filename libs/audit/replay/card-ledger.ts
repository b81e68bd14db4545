import { deckCards, UNKNOWN, type Card, type DeckId } from '#cards';

/** Places of cards that no player holds: on the board, or not seen yet. */
const BOARD = -1;
const UNSEEN = -2;
/** Discarded: the card may return when discards are shuffled into the stub. */
const DISCARDED = -3;
/** Not in the deck of the game. */
const FOREIGN = -4;
/** Added to a seat: in the folded hand of that seat. Seats are numbered up to 255. */
const FOLDED = 256;

/** The number of cards in the largest deck, jokers included. */
const CARDS = 54;

const decks = new Map<DeckId, readonly number[]>();

/** P-DECK-1: the initial places: cards of the deck are unseen, others are foreign. */
const initialPlaces = (deck: DeckId): readonly number[] => {
  let places = decks.get(deck);
  if (places === undefined) {
    const included = deckCards(deck);
    places = Array.from({ length: CARDS }, (_, card) => (included.includes(card) ? UNSEEN : FOREIGN));
    decks.set(deck, places);
  }
  return places;
};

/** L-CARD-1: the known cards of a log and their places. A card is in one place only. */
export class CardLedger {
  /** By card: the seat that holds it, or another place. */
  private readonly place: number[];
  /** Known hole cards by seat, in the order in which the log shows them. */
  readonly hole = new Map<number, Card[]>();

  /** Whether the stub ran out, so that discards are dealt again. */
  reshuffled = false;

  constructor(deck: DeckId) {
    this.place = initialPlaces(deck).slice();
  }

  /** The number of known cards that a seat holds. */
  held(seat: number): number {
    return this.hole.get(seat)?.length ?? 0;
  }

  /** Adds board cards. Returns the first card that is elsewhere or not in the deck, else null. */
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
   * Adds hole cards that are dealt or shown. Cards that the seat holds already may be repeated. Returns the first card
   * that is elsewhere, not in the deck, or listed twice, else null.
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

  /**
   * Moves discarded or passed cards out of the hand of a player. Passed cards may be in any hand from then on. Returns the first
   * card that is elsewhere, else null.
   */
  discard(seat: number, cards: readonly Card[], isPassed = false): Card | null {
    const elsewhere = this.addHole(seat, cards);
    const held = this.hole.get(seat) ?? [];
    for (const card of cards) {
      const at = held.indexOf(card);
      if (at < 0) continue;
      held.splice(at, 1);
      this.place[card] = isPassed ? UNSEEN : DISCARDED;
    }
    return elsewhere;
  }

  /** The known cards that were thrown away and are in nobody's hand. */
  get discards(): Card[] {
    return [...this.place.keys()].filter((card) => this.place[card] === DISCARDED);
  }

  /** Moves the cards of a player to the folded hands, from where they may be shuffled into the stub. */
  fold(seat: number): void {
    for (const card of this.hole.get(seat) ?? [])
      if (this.place[card] === seat) this.place[card] = FOLDED + seat;
  }

  private isFree(card: Card): boolean {
    const place = this.place[card];
    return place === UNSEEN || (this.reshuffled && (place === DISCARDED || place >= FOLDED));
  }

  /** Whether the seat holds the card, or held it when it folded. */
  private isOf(card: Card, seat: number): boolean {
    return this.place[card] === seat || this.place[card] === FOLDED + seat;
  }
}
