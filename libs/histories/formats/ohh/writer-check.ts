import type { Card } from '#cards';
import type { CanonicalHand, HandClaim, HandDescription, HandEvent, SeatClaim } from '../../hand.js';
import { LineCursor } from '../../source/lines.js';
import { readRecord } from './reader.js';
import type { Draft } from './writer-draft.js';

/**
 * Reads a written record again and compares it with the hand. What differs in chips, cards, players or the order of play
 * blocks the record; any other difference is a loss. O(length of the hand).
 */
export const checkReading = (draft: Draft, text: string): void => {
  const reading = readRecord(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) {
    draft.losses.block('');
    return;
  }
  compareHeaders(draft, reading.hand);
  compareEvents(draft, reading.hand);
  compareCollects(draft, reading.hand);
  draft.hand.claims.forEach((claim, index) => {
    if (!isHeld(draft.hand, claim, reading.hand)) draft.losses.omit(`/claims/${String(index)}`);
  });
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const compareHeaders = ({ hand, losses }: Draft, read: CanonicalHand): void => {
  const block = (pointer: string, one: unknown, other: unknown): void => {
    if (!same(one, other)) losses.block(pointer);
  };
  const omit = (pointer: string, one: unknown, other: unknown): void => {
    if (!same(one, other)) losses.omit(pointer);
  };
  block('/scale', hand.scale, read.scale);
  block('/game/variant', hand.game.variant, read.game.variant);
  block('/game/options', sorted(hand.game.options), sorted(read.game.options));
  const { bringIn: _, ...stakes } = hand.stakes;
  for (const key of ['smallBlind', 'bigBlind', 'smallBet', 'bigBet', 'cap'] as const)
    block(`/stakes/${key}`, stakes[key], read.stakes[key]);
  block('/buttonSeat', hand.buttonSeat, read.buttonSeat);
  omit('/playedAt', hand.playedAt?.replace(FRACTION, 'Z') ?? null, read.playedAt);
  for (const key of ['site', 'id', 'profile', 'currency', 'heroSeat'] as const)
    omit(`/${key}`, hand[key], read[key]);
  omit('/table/name', hand.table.name, read.table.name);
  omit('/table/seats', hand.table.seats, read.table.seats);
  if ((hand.tournament === null) !== (read.tournament === null)) losses.block('/tournament');
  omit('/tournament/id', hand.tournament?.id, read.tournament?.id);
  omit('/tournament/buyIn', hand.tournament?.buyIn, read.tournament?.buyIn);
  hand.players.forEach((player, index) => {
    const pointer = `/players/${String(index)}`;
    const other = read.players.at(index);
    block(`${pointer}/seat`, player.seat, other?.seat);
    block(`${pointer}/stack`, player.stack, other?.stack);
    omit(`${pointer}/name`, player.name, other?.name);
    if (player.dealtIn !== false) block(`${pointer}/sittingOut`, player.sittingOut, other?.sittingOut);
  });
};

/** The reader has times in whole seconds. */
const FRACTION = /\.\d+Z$/;

const sorted = (options: object | undefined): unknown =>
  options === undefined ? null : Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));

/** Attributes that may be lost: all others make another hand. */
const SOFT: ReadonlySet<string> = new Set(['allIn', 'dead', 'text', 'reading', 'low', 'run']);
/** Attributes that follow from the other events. */
const DERIVED: ReadonlySet<string> = new Set(['line', 'by', 'seen']);

/** Compares the events that were written, one by one. Pots and marks of the deal and the showdown are no part of them. */
const compareEvents = ({ hand, losses, written }: Draft, read: CanonicalHand): void => {
  const others = read.events.filter(({ type }) => !MARKS.has(type));
  const count = Math.max(written.length, others.length);
  for (let at = 0; at < count; at++) {
    const index = written.at(at);
    const event = index === undefined ? undefined : hand.events[index];
    const other = others.at(at);
    const pointer = index === undefined ? '/events' : `/events/${String(index)}`;
    if (event === undefined || other === undefined) {
      losses.block(pointer);
      return;
    }
    if (!compareEvent(event, other, pointer, { losses })) return;
  }
};

const MARKS: ReadonlySet<HandEvent['type']> = new Set(['collect', 'cash-out', 'showdown', 'hole-cards']);

/** Whether the later events can be compared. */
const compareEvent = (
  event: HandEvent,
  other: HandEvent,
  pointer: string,
  { losses }: Pick<Draft, 'losses'>,
): boolean => {
  if (event.type === 'note' && other.type === 'note') {
    if (!same([event.seat, event.text], [other.seat, other.text])) losses.omit(pointer);
    return true;
  }
  const [one, two] = [new Map(Object.entries(event)), new Map(Object.entries(other))] as const;
  for (const key of new Set([...one.keys(), ...two.keys()])) {
    if (DERIVED.has(key) || same(one.get(key), two.get(key))) continue;
    // A blind of both kinds that an all-in cut short has no dead part, and is a big blind.
    const isSoft = SOFT.has(key) || (key === 'kind' && isLiveBlind(event) && isLiveBlind(other));
    if (isSoft) losses.omit(`${pointer}/${key}`);
    else {
      losses.block(pointer);
      return false;
    }
  }
  return true;
};

const isLiveBlind = (event: HandEvent): boolean =>
  event.type === 'post' && event.dead === 0 && (event.kind === 'big-blind' || event.kind === 'posted-blind');

/** Collected amounts come back in the order of the pots, and cash-outs in that of the players. */
const compareCollects = ({ hand, losses }: Draft, read: CanonicalHand): void => {
  const left = read.events.filter(({ type }) => type === 'collect' || type === 'cash-out');
  hand.events.forEach((event, index) => {
    if (event.type !== 'collect' && event.type !== 'cash-out') return;
    const pointer = `/events/${String(index)}`;
    const at = left.findIndex((other) =>
      event.type === 'collect'
        ? other.type === 'collect' &&
          same([event.seat, event.amount, event.pot ?? 0], [other.seat, other.amount, other.pot ?? 0])
        : other.type === 'cash-out' &&
          same([event.seat, event.amount, event.fee], [other.seat, other.amount, other.fee]),
    );
    // Nothing is collected where a log prints an award of zero.
    if (at < 0 && event.amount > 0) losses.block(pointer);
    else if (at < 0) losses.omit(pointer);
    else left.splice(at, 1);
    if (event.type !== 'collect') return;
    if (event.run > 0) losses.omit(`${pointer}/run`);
    if (event.half !== undefined) losses.omit(`${pointer}/half`);
  });
};

const totalOf = (hand: CanonicalHand, type: 'rake' | 'total-pot'): number | null => {
  const amounts = hand.claims.flatMap((claim) => (claim.type === type ? [claim.amount] : []));
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
};

const feesOf = (hand: CanonicalHand, name: string): number =>
  hand.claims.reduce(
    (sum, claim) => (claim.type === 'fee' && claim.name === name ? sum + claim.amount : sum),
    0,
  );

const collectedBy = (
  hand: CanonicalHand,
  isOf: (event: Extract<HandEvent, { type: 'collect' }>) => boolean,
): number =>
  hand.events.reduce((sum, event) => (event.type === 'collect' && isOf(event) ? sum + event.amount : sum), 0);

/** Whether the record states the claim, or the claim repeats what the events state. */
const isHeld = (hand: CanonicalHand, claim: HandClaim, read: CanonicalHand): boolean => {
  switch (claim.type) {
    case 'rake':
      return totalOf(read, 'rake') === totalOf(hand, 'rake');
    case 'fee':
      return feesOf(read, claim.name) === feesOf(hand, claim.name);
    case 'total-pot': {
      const total = totalOf(read, 'total-pot') ?? 0;
      return claim.amount === total || claim.amount === total - (totalOf(hand, 'rake') ?? 0);
    }
    case 'pot': {
      const amount = read.claims.find((other) => other.type === 'pot' && other.pot === claim.pot);
      const won = collectedBy(hand, ({ pot }) => (pot ?? 0) === claim.pot);
      if (amount?.type === 'pot') return claim.amount === amount.amount || claim.amount === won;
      return claim.pot === 0 && (claim.amount === totalOf(read, 'total-pot') || claim.amount === won);
    }
    case 'house-money': {
      const added = hand.events.reduce(
        (sum, event) => (event.type === 'house-money' ? sum + event.amount : sum),
        0,
      );
      return claim.amount === added;
    }
    case 'board':
      return same(boardOf(hand, claim.run), claim.cards);
    case 'winnings':
      return claim.amount === collectedBy(hand, ({ seat }) => seat === claim.seat);
    case 'seat':
      return repeatsEvents(hand, claim);
    default:
      return false;
  }
};

/** The board of a run, with the cards that it shares with the first one. */
const boardOf = (hand: CanonicalHand, run: number): readonly Card[] => {
  const streets = new Map<string, readonly Card[]>();
  for (const event of hand.events)
    if (event.type === 'board' && (event.run === 0 || event.run === run))
      streets.set(event.street, event.cards);
  return [...streets.values()].flat();
};

/** Whether a line of the summary repeats the events of its seat. Cards of a muck are written with it. */
const repeatsEvents = (hand: CanonicalHand, claim: SeatClaim): boolean => {
  const { seat } = claim;
  const own = hand.events.filter((event) => 'seat' in event && event.seat === seat);
  const has = (type: HandEvent['type']): boolean => own.some((event) => event.type === type);
  const won = claim.won.reduce((sum, amount) => sum + amount, 0);
  if (won !== collectedBy(hand, (event) => event.seat === seat)) return false;
  if (claim.button && hand.buttonSeat !== seat) return false;
  const posted = own.some((event) => event.type === 'post' && event.kind === `${claim.blind ?? ''}-blind`);
  if (claim.blind !== null && !posted) return false;
  if (has('fold') !== (claim.outcome === 'folded') && claim.outcome !== 'other') return false;
  if (claim.outcome === 'mucked' && !has('muck')) return false;
  if (claim.foldedOn !== null && claim.foldedOn !== streetOfFold(hand, seat)) return false;
  const shows = own.filter((event): event is Extract<HandEvent, { type: 'show' }> => event.type === 'show');
  const areCardsKnown =
    claim.cards === null ||
    (claim.outcome === 'mucked' && has('muck')) ||
    shows.some(({ cards }) => same(cards, claim.cards));
  const named = [...claim.readings, ...(claim.lows ?? [])].filter((reading) => reading !== null);
  const areNamesKnown = named.every((reading) =>
    shows.some((show) => repeats(reading, show.reading) || repeats(reading, show.low ?? null)),
  );
  return areCardsKnown && areNamesKnown;
};

/** A summary names hands without kickers. */
const repeats = ({ category, ranks }: HandDescription, shown: HandDescription | null): boolean =>
  shown?.category === category && ranks.every((rank, at) => rank === shown.ranks[at]);

const streetOfFold = (hand: CanonicalHand, seat: number): string | null => {
  let street = 'preflop';
  for (const event of hand.events) {
    if (event.type === 'board' && event.run === 0) street = event.street;
    if (event.type === 'fold' && event.seat === seat) return street;
  }
  return null;
};
