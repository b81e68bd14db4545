import { formatCards, isInDeck, type Card } from '#cards';
import { areOpeners, holeCardsOf, type Variant } from '#engine';
import type { CanonicalHand, HandEvent } from '#histories';
import type { Replay } from '../replay/replay.js';

/** The bet that opened the first round: where it stands, and whose it is. */
interface Opening {
  readonly index: number;
  readonly seat: number;
  readonly line: number;
}

/**
 * P-VAR-5CD: where a table has agreed on openers, whoever makes the first bet of the first round must hold them at that
 * moment; what he keeps of them in the draw is his business. Cards that the log does not tell prove nothing.
 */
export const checkOpeners = ({ hand, state, collector }: Replay): void => {
  const { variant } = state.setup;
  if (variant.openers === undefined) return;
  const opening = openingOf(hand.events, variant);
  if (opening === null || collector.cardFaults.has(opening.seat)) return;
  const cards =
    dealtBefore(hand.events, opening, variant) ?? heldBefore(hand, opening, drawsOf(variant, state.street));
  if (cards === null || !isWholeHand(variant, cards) || areOpeners(variant, cards)) return;
  const { index, seat, line } = opening;
  const detail = { about: 'no-openers', cards: formatCards(cards) } as const;
  collector.note({ code: 'action-not-allowed', rules: ['P-VAR-5CD'], seat, detail }, line, index);
};

/** The first bet before the draw. Where a blind was called first, nobody can say who has opened. */
const openingOf = (events: readonly HandEvent[], { streets }: Variant): Opening | null => {
  for (let index = 0; index < events.length; index++) {
    const event = events[index];
    switch (event.type) {
      case 'bet':
      case 'raise':
        return { index, seat: event.seat, line: event.line };
      case 'street':
        if (event.street !== streets[0].id) return null;
        break;
      case 'call':
      case 'bring-in':
      case 'discard':
      case 'showdown':
        return null;
      default:
        break;
    }
  }
  return null;
};

/** The cards that the log saw dealt to the opener; null where it did not see them all. */
const dealtBefore = (
  events: readonly HandEvent[],
  { index, seat }: Opening,
  variant: Variant,
): readonly Card[] | null => {
  const cards: Card[] = [];
  for (let at = 0; at < index; at++) {
    const event = events[at];
    if (event.type === 'deal' && event.seat === seat) cards.push(...event.cards);
  }
  return isWholeHand(variant, cards) ? cards : null;
};

/**
 * The cards that the opener must have held, traced back from what he showed at last, or the summary did: new cards are
 * taken away, those that he threw away put back. Null where a draw of his is not told.
 */
const heldBefore = (
  { events, claims }: CanonicalHand,
  { index, seat }: Opening,
  draws: number,
): readonly Card[] | null => {
  const summed = claims.find((claim) => claim.type === 'seat' && claim.seat === seat);
  let held: readonly Card[] | null = summed?.type === 'seat' ? summed.cards : null;
  let drawn = 0;
  for (let at = events.length - 1; at > index; at--) {
    const event = events[at];
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.type) {
      case 'show':
      case 'fold':
        held = event.cards ?? held;
        break;
      case 'deal':
        held = event.seen ?? (held === null ? null : without(held, event.cards));
        break;
      case 'discard':
        drawn++;
        held = withThrown(event.seen ?? held, event);
        break;
      default:
        break;
    }
  }
  return drawn === draws ? held : null;
};

const without = (held: readonly Card[], dealt: readonly Card[]): readonly Card[] =>
  held.filter((card) => !dealt.includes(card));

const withThrown = (
  kept: readonly Card[] | null,
  { count, cards }: Extract<HandEvent, { type: 'discard' }>,
): readonly Card[] | null => {
  if (kept === null || count === 0) return kept;
  return cards?.length === count ? [...kept, ...cards] : null;
};

/** How often cards have been exchanged up to that street. */
const drawsOf = ({ streets }: Variant, street: number): number =>
  streets.slice(0, street + 1).filter(({ exchange }) => exchange !== undefined).length;

/** Whether these are as many different cards of the deck as the game deals before its first round. */
const isWholeHand = ({ deck, streets }: Variant, cards: readonly Card[]): boolean =>
  cards.length === holeCardsOf(streets[0]) &&
  new Set(cards).size === cards.length &&
  cards.every((card) => isInDeck(deck, card));
