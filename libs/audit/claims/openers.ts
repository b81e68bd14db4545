import { formatCards, isInDeck, type Card } from '#cards';
import { areOpeners, holeCardsOf, mustProveOpeners, type Variant } from '#engine';
import type { CanonicalHand, HandEvent } from '#histories';
import type { Replay } from '../replay/replay.js';

/** The bet that opened the first round. `index` is that of its event. */
interface Opening {
  readonly index: number;
  readonly seat: number;
  readonly line: number;
}

/**
 * P-VAR-5CD: in a game with openers, the player who makes the first bet of the first round holds openers at that moment,
 * and may discard them in the draw. Unknown cards prove nothing, which counts if the house requires proof.
 */
export const checkOpeners = (replay: Replay): void => {
  const { hand, state, collector, trust } = replay;
  const { variant } = state.setup;
  if (variant.openers === undefined) return;
  const opening = findOpening(hand.events, variant);
  if (opening === null || !trust.cardsOf(opening.seat)) return;
  const cards =
    findDealtCards(hand.events, opening, variant) ??
    traceHeldCards(hand, opening, countDraws(variant, state.street));
  if (cards === null) return reportUnproved(replay, opening);
  if (!isFullHand(variant, cards) || areOpeners(variant, cards)) return;
  const { index, seat, line } = opening;
  const detail = { about: 'no-openers', cards: formatCards(cards) } as const;
  collector.addIsolated({ code: 'action-not-allowed', rules: ['P-VAR-5CD'], seat, detail }, line, index);
};

/** P-VAR-5CD: reports an opener who wins unseen, in a house in which he must prove openers. */
const reportUnproved = ({ state, collector, collects, shown }: Replay, { seat }: Opening): void => {
  const won = collects.find(({ event }) => event.seat === seat);
  const { variant, switches } = state.setup;
  if (won === undefined || shown.has(seat) || !mustProveOpeners(variant, switches)) return;
  collector.add('openers-unproved', ['P-VAR-5CD'], won.event.line, seat, null, null, won.index);
};

/** The first bet before the draw; null if a player called a blind first, so that the opener is unknown. */
const findOpening = (events: readonly HandEvent[], { streets }: Variant): Opening | null => {
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

/** The cards that the log deals to the opener; null if some of them are unknown. */
const findDealtCards = (
  events: readonly HandEvent[],
  { index, seat }: Opening,
  variant: Variant,
): readonly Card[] | null => {
  const cards: Card[] = [];
  for (let at = 0; at < index; at++) {
    const event = events[at];
    if (event.type === 'deal' && event.seat === seat) cards.push(...event.cards);
  }
  return isFullHand(variant, cards) ? cards : null;
};

/**
 * The cards of the opener before the draws, traced back from the cards shown last or in the summary: drawn cards are
 * taken away and discards put back. Null if one of the draws is unknown.
 */
const traceHeldCards = (
  { events, claims }: CanonicalHand,
  { index, seat }: Opening,
  draws: number,
): readonly Card[] | null => {
  const summary = claims.find((claim) => claim.type === 'seat' && claim.seat === seat);
  let held: readonly Card[] | null = summary?.type === 'seat' ? summary.cards : null;
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
        held = withDiscards(event.seen ?? held, event);
        break;
      default:
        break;
    }
  }
  return drawn === draws ? held : null;
};

const without = (held: readonly Card[], dealt: readonly Card[]): readonly Card[] =>
  held.filter((card) => !dealt.includes(card));

const withDiscards = (
  kept: readonly Card[] | null,
  { count, cards }: Extract<HandEvent, { type: 'discard' }>,
): readonly Card[] | null => {
  if (kept === null || count === 0) return kept;
  return cards?.length === count ? [...kept, ...cards] : null;
};

/** The number of draws up to a street. */
const countDraws = ({ streets }: Variant, street: number): number =>
  streets.slice(0, street + 1).filter(({ exchange }) => exchange !== undefined).length;

/** Whether the cards are distinct cards of the deck, as many as the game deals before its first round. */
const isFullHand = ({ deck, streets }: Variant, cards: readonly Card[]): boolean =>
  cards.length === holeCardsOf(streets[0]) &&
  new Set(cards).size === cards.length &&
  cards.every((card) => isInDeck(deck, card));
