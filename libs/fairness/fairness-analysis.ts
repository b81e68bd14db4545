import type { AuditedHand, HandAnalysis } from '#audit';
import { UNKNOWN, type Card } from '#cards';
import { holeCardsOf, type Hand, type Variant } from '#engine';
import { isBettingEvent, type CanonicalHand } from '#histories';
import { allInOutcome } from './all-in-outcome.js';
import { deckShape, type DeckShape } from './deck-shape.js';
import type { DealtHand } from './dealt-hand.js';

const NO_CARDS: readonly Card[] = [];
const NOBODY = -1;

/** The numbers of cards with which flop, turn and river end. */
const BOARD_STREETS: readonly number[] = [3, 4, 5];

/**
 * Collects the deals of hands: which of their cards the log has, as far as it has them for a reason that does not depend on the cards.
 * Cards that are known because a player showed them are left out. O(events).
 */
export class FairnessAnalysis implements HandAnalysis<DealtHand> {
  end(audited: AuditedHand): DealtHand | null {
    const { hand, replay } = audited;
    const { state } = replay;
    const { variant } = state.setup;
    // After an incident the cards may not be those of the deck in its order.
    if (state.isVoid || replay.ledger.reshuffled || hasIncident(hand)) return null;
    const deal = dealOf(variant);
    if (deal === null) return null;
    const { shape, holeCards, hasFlop } = deal;
    const hole = openingCards(hand, state, holeCards);
    const board = hasFlop ? dealtBoard(audited) : NO_CARDS;
    if (!areSound(hole, board, shape)) return null;
    const hero = hand.heroSeat === null ? NOBODY : state.playerAt(hand.heroSeat);
    const { table, tournament } = hand;
    // One literal: an object built with a spread has a hidden class of its own, which slows down all code that reads it.
    return {
      site: hand.site,
      table: tournament === null ? table.name : `${tournament.id} ${table.name}`.trim(),
      deck: shape.id,
      holeCards,
      seats: state.seats,
      hasButton: variant.exposed === undefined && state.setup.buttonSeat !== null,
      hero: hero >= 0 && hole[hero].length === holeCards ? hero : NOBODY,
      hole,
      board,
      allIn: allInOutcome(audited),
    };
  }
}

const hasIncident = ({ events }: CanonicalHand): boolean => {
  for (const { type } of events) if (type === 'incident') return true;
  return false;
};

/** The cards of each player before the first action; none for a player of whom not all are known. */
const openingCards = ({ events }: CanonicalHand, state: Hand, holeCards: number): (readonly Card[])[] => {
  const hole: Card[][] = [];
  for (let player = 0; player < state.size; player++) hole.push([]);
  for (const event of events) {
    if (isBettingEvent(event) && event.type !== 'bring-in') break;
    if (event.type === 'board' || event.type === 'discard') break;
    if (event.type !== 'deal') continue;
    const player = state.playerAt(event.seat);
    if (player < 0) continue;
    for (const card of event.cards) if (card !== UNKNOWN) hole[player].push(card);
  }
  // To set a length leaves compiled code, even if it is the same length.
  for (const cards of hole) if (cards.length > 0 && cards.length !== holeCards) cards.length = 0;
  return hole;
};

/** How a variant is dealt, as far as it is tested. */
interface VariantDeal {
  readonly shape: DeckShape;
  readonly holeCards: number;
  /** Whether its board is dealt as flop, turn and river. */
  readonly hasFlop: boolean;
}

const DEALS = new WeakMap<Variant, VariantDeal | null>();

/** Null for a variant whose deals are not tested. A log has few variants, so each is looked at once. */
const dealOf = (variant: Variant): VariantDeal | null => {
  let deal = DEALS.get(variant);
  if (deal === undefined) DEALS.set(variant, (deal = readDeal(variant)));
  return deal;
};

const readDeal = ({ deck, streets, boardCards, boards }: Variant): VariantDeal | null => {
  const holeCards = holeCardsOf(streets[0]);
  const shape = deckShape(deck);
  if (shape === null || holeCards === 0) return null;
  const dealt = streets.map(({ deals }) =>
    deals.reduce((sum, deal) => sum + (deal.to === 'board' ? deal.count : 0), 0),
  );
  const hasFlop =
    dealt.filter((cards) => cards > 0).join() === '3,1,1' && boardCards === 5 && (boards ?? 1) === 1;
  return { shape, holeCards, hasFlop };
};

/** The board of the first run. */
const dealtBoard = ({ boards }: AuditedHand): readonly Card[] => {
  const board = boards[0] ?? NO_CARDS;
  return BOARD_STREETS.includes(board.length) && !board.includes(UNKNOWN) ? board : NO_CARDS;
};

const seen = new Uint8Array(64);

/** Whether all cards are different ones of the deck. A log with other ones has findings; it says nothing about the deal. */
const areSound = (hole: readonly (readonly Card[])[], board: readonly Card[], shape: DeckShape): boolean => {
  seen.fill(0);
  for (const cards of hole) if (!areNew(cards, shape)) return false;
  return areNew(board, shape);
};

const areNew = (cards: readonly Card[], { first, cards: count }: DeckShape): boolean => {
  for (const card of cards) {
    if (card < first || card >= first + count || seen[card] === 1) return false;
    seen[card] = 1;
  }
  return true;
};
