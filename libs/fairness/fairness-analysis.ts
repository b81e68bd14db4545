import type { AuditedHand, HandAnalysis } from '#audit';
import { isInDeck, UNKNOWN, type Card } from '#cards';
import { holeCardsOf, type Hand, type Variant } from '#engine';
import { isBettingEvent, type CanonicalHand } from '#histories';
import { allInOutcome } from './all-in-outcome.js';
import { deckShape } from './deck-shape.js';
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
    if (deckShape(variant.deck) === null) return null;
    const [opening] = variant.streets;
    const holeCards = holeCardsOf(opening);
    if (holeCards === 0) return null;
    const hole = openingCards(hand, state, holeCards);
    const board = dealtBoard(audited, variant);
    if (!areSound(hole, board, variant)) return null;
    const hero = hand.heroSeat === null ? NOBODY : state.playerAt(hand.heroSeat);
    const { table, tournament } = hand;
    const known = {
      site: hand.site,
      table: tournament === null ? table.name : `${tournament.id} ${table.name}`.trim(),
      deck: variant.deck,
      holeCards,
      seats: state.seats,
      hasButton: variant.exposed === undefined && state.setup.buttonSeat !== null,
      hero: hero >= 0 && hole[hero].length === holeCards ? hero : NOBODY,
      hole,
      board,
    };
    return { ...known, allIn: allInOutcome(audited) };
  }
}

const hasIncident = ({ events }: CanonicalHand): boolean => events.some(({ type }) => type === 'incident');

/** The cards of each player before the first action; none for a player of whom not all are known. */
const openingCards = ({ events }: CanonicalHand, state: Hand, holeCards: number): Card[][] => {
  const hole: Card[][] = state.seats.map(() => []);
  for (const event of events) {
    if (isBettingEvent(event) && event.type !== 'bring-in') break;
    if (event.type === 'board' || event.type === 'discard') break;
    if (event.type !== 'deal') continue;
    const player = state.playerAt(event.seat);
    if (player >= 0) hole[player].push(...event.cards.filter((card) => card !== UNKNOWN));
  }
  return hole.map((cards) => (cards.length === holeCards ? cards : []));
};

/** The board of the first run, if it is dealt as flop, turn and river. */
const dealtBoard = (
  { boards }: AuditedHand,
  { streets, boardCards, boards: count }: Variant,
): readonly Card[] => {
  const dealt = streets.map(({ deals }) =>
    deals.reduce((sum, deal) => sum + (deal.to === 'board' ? deal.count : 0), 0),
  );
  const isUsual = dealt.filter((cards) => cards > 0).join() === '3,1,1';
  if (!isUsual || boardCards !== 5 || (count ?? 1) > 1) return NO_CARDS;
  const board = boards[0] ?? NO_CARDS;
  return BOARD_STREETS.includes(board.length) && !board.includes(UNKNOWN) ? board : NO_CARDS;
};

/** Whether all cards are different ones of the deck. A log with other ones has findings; it says nothing about the deal. */
const areSound = (hole: readonly (readonly Card[])[], board: readonly Card[], { deck }: Variant): boolean => {
  const cards = [...hole.flat(), ...board];
  return new Set(cards).size === cards.length && cards.every((card) => isInDeck(deck, card));
};
