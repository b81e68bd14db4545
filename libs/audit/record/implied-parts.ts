import { UNKNOWN } from '#cards';
import type { CanonicalHand, HandClaim, HandEvent } from '#histories';

/**
 * The losses among the parts that a format has no place for. A part is no loss if the rest of a hand without a fault implies
 * it: a claim that the replay confirms, a remark that follows from the play, the name of a shown hand, the site of a layout
 * that names its own. `hand`: completed, without an illegal or mismatch finding; `missing`: JSON pointers into it.
 * O(missing × events).
 */
export const findLosses = (hand: CanonicalHand, missing: readonly string[]): readonly string[] =>
  missing.filter((pointer) => !isImplied(hand, pointer));

/** A part of a hand that a format has no place for. */
export interface MissingPart {
  /** Its JSON pointer in the canonical hand. */
  readonly pointer: string;
  /** The pointer without indexes, with the type of an event or a claim. */
  readonly kind: string;
  /** Its line in the log; null for a part of the header. */
  readonly line: number | null;
}

/** The part of a hand at a JSON pointer. */
export const partAt = (hand: CanonicalHand, pointer: string): MissingPart => {
  const [, list, index, ...rest] = pointer.split('/');
  if (index === undefined || !Number.isInteger(Number(index))) return { pointer, kind: pointer, line: null };
  const entry = isList(list) ? hand[list].at(Number(index)) : undefined;
  const type = entry !== undefined && 'type' in entry ? entry.type : undefined;
  const kind = ['', list, type, ...rest].filter((part) => part !== undefined).join('/');
  return { pointer, kind, line: entry?.line ?? null };
};

const isList = (name: string): name is 'events' | 'claims' | 'players' =>
  ['events', 'claims', 'players'].includes(name);

const isImplied = (hand: CanonicalHand, pointer: string): boolean => {
  const [, part, index, attribute] = pointer.split('/');
  switch (part) {
    case 'site':
      // A layout names its own site or none: this one was asked for.
      return true;
    case 'playedAt':
      return hand.playedAt === null && hand.playedAtText === null;
    case 'table':
      return index === 'seats' && hand.table.seats === null;
    case 'players':
      // Who is not dealt in is written as sitting out, which is the same for the play.
      return attribute === 'dealtIn';
    case 'events': {
      const event = hand.events.at(Number(index));
      return event !== undefined && isImpliedEvent(hand, event, attribute);
    }
    case 'claims': {
      const claim = hand.claims.at(Number(index));
      return claim !== undefined && isImpliedClaim(hand, claim);
    }
    default:
      return false;
  }
};

const isImpliedEvent = (hand: CanonicalHand, event: HandEvent, attribute: string | undefined): boolean => {
  switch (event.type) {
    case 'hole-cards':
    case 'showdown':
      return true;
    case 'deal':
      return event.cards.every((card) => card === UNKNOWN);
    case 'raise':
      return attribute === 'by';
    case 'show':
      // The cards have the name; words that were not read may say anything.
      return (
        attribute !== undefined && NAMES.has(attribute) && (event.text === null || event.reading !== null)
      );
    case 'collect':
      // The pots say who gets what, and without a rake nothing is missing from them.
      return attribute === 'run' || attribute === 'half' || (attribute === undefined && !isRaked(hand));
    case 'note':
      return event.about === 'capped' || event.about === 'returned' || isUnshown(hand, event);
    default:
      return false;
  }
};

const NAMES: ReadonlySet<string> = new Set(['text', 'reading', 'low']);

const isRaked = ({ claims }: CanonicalHand): boolean =>
  claims.some(
    ({ type, ...claim }) => (type === 'rake' || type === 'fee') && 'amount' in claim && claim.amount > 0,
  );

/** Whether a remark says that the last player in the hand does not show. Some layouts print it, others do not. */
const isUnshown = (
  { events, players }: CanonicalHand,
  note: Extract<HandEvent, { type: 'note' }>,
): boolean => {
  if (note.about !== 'unshown') return false;
  const folded = new Set(events.flatMap((event) => (event.type === 'fold' ? [event.seat] : [])));
  const left = players.filter(
    ({ seat, sittingOut, dealtIn }) => !sittingOut && dealtIn !== false && !folded.has(seat),
  );
  return left.length === 1 && left[0].seat === note.seat;
};

const isImpliedClaim = (hand: CanonicalHand, claim: HandClaim): boolean => {
  switch (claim.type) {
    case 'total-pot':
    case 'pot':
    case 'street-pot':
    case 'board':
    case 'winnings':
    case 'final-stack':
      return true;
    case 'rake':
      return claim.amount === 0;
    case 'held-cards':
    case 'made-hand':
      return areKnown(hand, claim.seat, claim.cards);
    case 'seat':
      return claim.unread === undefined && (claim.cards === null || areKnown(hand, claim.seat, claim.cards));
    default:
      return false;
  }
};

/** Whether the events have cards of a player: all of them, apart from board cards. */
const areKnown = ({ events }: CanonicalHand, seat: number | null, cards: readonly number[]): boolean =>
  cards.every((card) =>
    events.some((event) =>
      event.type === 'board'
        ? event.cards.includes(card)
        : (event.type === 'deal' || event.type === 'show') &&
          event.seat === seat &&
          event.cards.includes(card),
    ),
  );
