import { JOKER, parseCards, UNKNOWN, type Card } from '#cards';
import { holeCardsOf, type Variant } from '#engine';
import { isBettingEvent, type HandEvent } from '#histories';
import type { RulingId } from '#rules';
import { nextDeal } from './misdeals.js';
import type { FollowedRuling } from './outcome.js';
import {
  firstAfter,
  lastBefore,
  replaced,
  without,
  type EventOf,
  type PlacedEvents,
} from './placed-events.js';

/** The hand in which an incident happens. */
export interface RevisedHand {
  readonly variant: Variant;
  /** The decimals of its amounts. */
  readonly scale: number;
}

/**
 * What a ruling changes in the events of a log, so that the rest can be replayed as if it had been played so: events that do
 * not count are left out, and corrected ones have the right cards or amounts. `at` is the place of the incident.
 */
type Revision = (
  events: PlacedEvents,
  at: number,
  followed: FollowedRuling,
  hand: RevisedHand,
) => PlacedEvents;

/** The changes for a ruling; a ruling without an entry changes no event. */
export const revise: Revision = (events, at, followed, hand) => {
  const revision = followed.hand === 'misdeal' ? dealAgain : REVISIONS[followed.ruling];
  const revised = revision === undefined ? events : revision(events, at, followed, hand);
  return reviseCards(
    revised,
    revised.findIndex(({ event }) => event === events[at].event),
    followed,
    hand,
  );
};

const seatOf = ({ incident }: FollowedRuling, field = 'seat'): number | null => {
  const seat = incident.value[field];
  return typeof seat === 'number' ? seat : null;
};

/**
 * P-IRR-2: a misdeal, after which the log has another deal. The forced bets stay posted, unless the log posts them again, and
 * the chips of the first deal go back before the second.
 */
const dealAgain: Revision = (events, at) => {
  const next = nextDeal(events, at);
  if (next < 0) return events;
  const postsAgain = events[next].event.type === 'post';
  const stays = ({ type }: HandEvent): boolean =>
    type === 'incident' || type === 'note' || type === 'unread' || (type === 'post' && !postsAgain);
  return events.filter(({ event }, place) => place >= next || stays(event) || place === at);
};

/** R-IRR-13: cards that were dealt before the betting was complete. */
const withoutPremature: Revision = (events, at, { incident }) => {
  const { street } = incident.value;
  const place = events
    .slice(0, at)
    .findLastIndex(
      ({ event }) =>
        (event.type === 'board' || event.type === 'street') &&
        (street === undefined || event.street === street),
    );
  if (place < 0) return events;
  let end = place + 1;
  while (events[end].event.type === 'deal') end++;
  return events.toSpliced(place, end - place);
};

/** R-IRR-14: a board that is dealt again after the incident. */
const withoutReplacedBoard: Revision = (events, at) => {
  const place = lastBefore(events, at, ['board']);
  if (place < 0) return events;
  const { street, run } = events[place].event as EventOf<'board'>;
  const isAgain = events.some(
    ({ event }, later) =>
      later > at && event.type === 'board' && event.street === street && event.run === run,
  );
  return isAgain ? without(events, place) : events;
};

/** The deals to a seat before the incident, and after it as long as no player acts. */
const dealsTo = (
  events: PlacedEvents,
  at: number,
  seat: number,
): { readonly first: number; readonly again: number } => {
  const again = firstAfter(events, at, ['deal'], seat);
  const action = events.findIndex(({ event }, place) => place > at && isBettingEvent(event));
  return {
    first: lastBefore(events, at, ['deal'], seat),
    again: action >= 0 && action < again ? -1 : again,
  };
};

/** R-IRR-7, R-IRR-8, R-MIS-2: a card of a player, or of the board, that another one replaces. */
const withReplacedCards: Revision = (events, at, followed, hand) => {
  const seat = seatOf(followed);
  if (seat === null) return withoutReplacedBoard(events, at, followed, hand);
  const { first, again } = dealsTo(events, at, seat);
  if (first < 0 || again < 0) return events;
  const before = events[first].event as EventOf<'deal'>;
  const after = events[again].event as EventOf<'deal'>;
  const kept = before.cards.slice(0, Math.max(0, before.cards.length - after.cards.length));
  return without(replaced(events, first, { ...before, cards: [...kept, ...after.cards] }), again);
};

/** R-IRR-11, P-IRR-3: cards too many go back. A later line that shows the hand says which ones stay. */
const withoutExtraCards: Revision = (events, at, followed, { variant }) => {
  const seat = seatOf(followed);
  const first = seat === null ? -1 : dealsTo(events, at, seat).first;
  if (seat === null || first < 0) return events;
  const dealt = events[first].event as EventOf<'deal'>;
  const due = holeCardsOf(variant.streets[0]);
  const shown = firstAfter(events, at, ['show'], seat);
  const shownCards = shown < 0 ? [] : (events[shown].event as EventOf<'show'>).cards;
  const isShown = shownCards.length === due && shownCards.every((card) => dealt.cards.includes(card));
  const cards = isShown ? shownCards : dealt.cards.slice(0, due);
  return replaced(events, first, { ...dealt, cards: [...cards] });
};

/** R-MIS-2, P-IRR-3: a short hand receives the missing card. */
const withMissingCard: Revision = (events, at, followed) => {
  const seat = seatOf(followed);
  const { first, again } = seat === null ? { first: -1, again: -1 } : dealsTo(events, at, seat);
  if (first < 0) return events;
  const dealt = events[first].event as EventOf<'deal'>;
  const more = again < 0 ? [UNKNOWN] : (events[again].event as EventOf<'deal'>).cards;
  return without(replaced(events, first, { ...dealt, cards: [...dealt.cards, ...more] }), again);
};

/** R-DEAD-2, R-SHOW-5: a hand that was given up is live again. */
const withLiveHand =
  (field: string): Revision =>
  (events, at, followed) => {
    const seat = seatOf(followed, field);
    return seat === null ? events : without(events, lastBefore(events, at, ['fold', 'muck'], seat));
  };

/** R-SHOW-5: a mucked hand that is shown on request stays dead. */
const withDeadShow: Revision = (events, at, followed) => {
  const seat = seatOf(followed, 'of');
  if (seat === null || lastBefore(events, at, ['fold', 'muck'], seat) < 0) return events;
  return without(events, firstAfter(events, at, ['show'], seat));
};

const REVISIONS: Readonly<Partial<Record<RulingId, Revision>>> = {
  'cards-do-not-play': withoutPremature,
  'burn-corrected': withoutReplacedBoard,
  'card-replaced': withReplacedCards,
  'card-returned': withoutExtraCards,
  'dealt-on': withMissingCard,
  'live-hand': withLiveHand('seat'),
  'shown-live': withLiveHand('of'),
  'shown-dead': withDeadShow,
};

/**
 * Cards that the incident explains are no further fault: those of a dead hand, which may be too many or too few, jokers, and
 * the two equal cards of a bad deck.
 */
const reviseCards: Revision = (events, at, followed, { variant }) => {
  const isAsked = followed.incident.kind.type === 'asks-to-see';
  const killed = isAsked ? [] : followed.seats.filter(({ cards }) => cards === 'dead');
  const dead = new Set(killed.map(({ seat }) => seat));
  const bad = new Set(badCards(followed));
  const due = holeCardsOf(variant.streets[0]);
  const hidden = (cards: readonly Card[]): Card[] => cards.map((card) => (bad.has(card) ? UNKNOWN : card));
  const right = (event: HandEvent): HandEvent => {
    if (event.type === 'board')
      return { ...event, cards: hidden(event.cards), seen: event.seen === null ? null : hidden(event.seen) };
    if (event.type === 'show') return { ...event, cards: hidden(event.cards) };
    if (event.type !== 'deal') return event;
    const cards = hidden(event.cards);
    if (dead.has(event.seat) && isWrongCount(followed))
      return { ...event, cards: Array.from({ length: due }, (_, index) => cards[index] ?? UNKNOWN) };
    return { ...event, cards };
  };
  if (dead.size === 0 && bad.size === 0) return events;
  return events
    .filter(({ event }, place) => !isGivenUp(event, dead, place > at))
    .map((placed) => ({ ...placed, event: right(placed.event) }));
};

/** Whether a line shows a dead hand, or gives it up after the ruling. */
const isGivenUp = (event: HandEvent, dead: ReadonlySet<number | null>, isAfter: boolean): boolean =>
  (event.type === 'show' || (isAfter && (event.type === 'fold' || event.type === 'muck'))) &&
  dead.has(event.seat);

const COUNTED = ['extra-cards', 'missing-card', 'wrong-count-at-showdown', 'joker'];

const isWrongCount = ({ incident }: FollowedRuling): boolean => COUNTED.includes(incident.kind.type);

const badCards = ({ incident: { kind, value }, hand }: FollowedRuling): readonly Card[] => {
  if (kind.type === 'joker') return [JOKER];
  // A table that plays on plays with both cards.
  if (kind.type !== 'duplicate-card' || hand === 'goes-on') return [];
  const texts: unknown[] = Array.isArray(value.cards) ? value.cards : [value.cards];
  return texts.flatMap((text) => {
    const parsed = typeof text === 'string' ? parseCards(text) : null;
    return parsed?.ok === true ? parsed.cards : [];
  });
};
