import { crc32 } from 'node:zlib';
import {
  conventionsFor,
  withoutArchiveLines,
  type CanonicalHand,
  type HandClaim,
  type HandEvent,
  type HandDescription,
} from '#histories';

/**
 * The digests that identify a hand in a log of any size. Each has 32 bits. The id has two of them: among a million hands, two
 * different ids collide with a probability of about 3 in 10⁸.
 */
export interface HandDigest {
  readonly idHigh: number;
  readonly idLow: number;
  /** The digest of the text, without the kind of its line ends. */
  readonly content: number;
  /**
   * The digest of what all players can see, the same for every view of a hand, in the upper 20 bits. The lower 12 bits are of
   * the view: the seat of the owner of the log (4 bits, 0 for none), and the digest of the owner's cards.
   */
  readonly events: number;
}

const BASIS = 0x811c9dc5;
const OTHER_BASIS = 0x2f0b4a37;
const PRIME = 0x01000193;

const mix = (hash: number, value: number): number => Math.imul(hash ^ value, PRIME);

/** Spreads the last values over all bits. */
const finish = (hash: number): number => {
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x7feb352d);
  return (hash ^ (hash >>> 15)) >>> 0;
};

const mixText = (hash: number, text: string): number => {
  for (let at = 0; at < text.length; at++) hash = mix(hash, text.charCodeAt(at));
  return hash;
};

/** Mixed in for an unknown amount or seat. */
const NONE = -1;
const NO_CARDS: readonly number[] = [];

const mixAll = (hash: number, values: readonly number[]): number => {
  for (const value of values) hash = mix(hash, value);
  return hash;
};

/** The types of events and claims differ in their first letter or their length. */
const mixType = (hash: number, type: string): number => mix(hash, (type.charCodeAt(0) << 8) | type.length);

/** The digests of a hand that was read from a part of a text. A hand without an id is identified by its text. O(length of the part). */
export const digestHand = (hand: CanonicalHand, text: string, start: number, end: number): HandDigest => {
  const content = normalize(text, start, end);
  const id = hand.id === '' ? content : hand.id;
  return {
    idHigh: finish(mixText(mixText(BASIS, hand.site), id)),
    idLow: finish(mixText(mixText(OTHER_BASIS, id), hand.site)),
    // A loop over the characters takes five times as long as `crc32`.
    content: crc32(content),
    events: ((finish(publicDigest(hand)) & PUBLIC) | viewOf(hand)) >>> 0,
  };
};

const PUBLIC = 0xfffff000;
const OWNER = 0x00000f00;
const OWNER_SHIFT = 8;
const OWN_CARDS = 0x000000ff;
const MAX_OWNER = 15;

/** The seat of the owner of a log and the cards dealt to it, in 12 bits; 0 without an owner. */
const viewOf = ({ heroSeat, events }: CanonicalHand): number => {
  if (heroSeat === null || heroSeat < 1 || heroSeat > MAX_OWNER) return 0;
  let hash = BASIS;
  for (const event of events)
    if (event.type === 'deal' && event.seat === heroSeat) hash = mixAll(hash, event.cards);
  return (heroSeat << OWNER_SHIFT) | (finish(hash) & OWN_CARDS);
};

/**
 * L-ID-1: whether two digests of events can be of views of one hand: what is public agrees, and so do the cards of the owner,
 * if both have the same one. `libs/storage` does the same in SQL.
 */
export const areViews = (one: number, other: number): boolean => {
  const difference = one ^ other;
  if ((difference & PUBLIC) !== 0) return false;
  return (difference & OWNER) !== 0 || (one & OWNER) === 0 || (difference & OWN_CARDS) === 0;
};

/** A part of a text with line feeds as line ends, and without blank lines and lines of an archive around it. */
const normalize = (text: string, start: number, end: number): string => {
  const part = text.slice(start, end).trim();
  const lines = part.includes('\r') ? part.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : part;
  return withoutArchiveLines(lines);
};

/**
 * Leaves out what differs between views: cards dealt face down, remarks, chat, the printed time, and the names on sites that
 * show other ones to each viewer.
 */
const publicDigest = (hand: CanonicalHand): number => {
  const { game, stakes, playedAt } = hand;
  const { playerNames, copyTimes } = conventionsFor(hand);
  const hasNames = playerNames !== 'by-viewer';
  let hash = mix(mixText(mixText(BASIS, game.variant), game.limit), hand.buttonSeat ?? NONE);
  hash = mix(mix(mixText(hash, hand.currency), stakes.bigBlind ?? NONE), stakes.smallBlind ?? NONE);
  hash = mix(mix(hash, stakes.bigBet ?? NONE), stakes.cap ?? NONE);
  for (const bet of stakes.largestBets ?? []) hash = mix(hash, bet);
  if (playedAt !== null && copyTimes !== 'differ') hash = mixText(hash, playedAt);
  for (const player of hand.players) {
    hash = mix(mix(hash, player.seat), player.stack ?? NONE);
    if (hasNames) hash = mixText(hash, player.name);
  }
  for (const event of hand.events) hash = mixEvent(hash, event);
  // A session header is not part of the text of a hand.
  for (const claim of hand.claims) if (claim.line >= hand.lines[0]) hash = mixClaim(hash, claim);
  return hash;
};

const mixEvent = (hash: number, event: HandEvent): number => {
  switch (event.type) {
    case 'post':
    case 'bring-in':
    case 'call':
      return mix(mix(mix(mixType(hash, event.type), event.seat), event.amount), Number(event.allIn));
    case 'bet':
      return mix(mix(mix(mixType(hash, event.type), event.seat), event.to), Number(event.allIn));
    case 'raise':
      hash = mix(mix(mixType(hash, event.type), event.seat), event.to);
      return mix(mix(hash, event.by ?? NONE), Number(event.allIn));
    case 'uncalled':
    case 'collect':
      return mix(mix(mixType(hash, event.type), event.seat), event.amount);
    case 'fold':
    case 'check':
    case 'muck':
      return mix(mixType(hash, event.type), event.seat);
    case 'show':
      hash = mixAll(mix(mixType(hash, event.type), event.seat), event.cards);
      if (event.reading !== null) hash = mixReading(hash, event.reading);
      return event.low === undefined ? hash : mixReading(hash, event.low);
    case 'deal':
      return event.up === undefined
        ? hash
        : mixAll(mix(mixType(hash, event.type), event.seat), event.cards.slice(-event.up));
    case 'discard':
      return mix(mix(mixType(hash, event.type), event.seat), event.count);
    case 'street':
      return mixText(hash, event.street);
    case 'board':
      return mixAll(mix(mixText(hash, event.street), event.run), event.cards);
    default:
      return hash;
  }
};

const mixReading = (hash: number, { category, ranks }: HandDescription): number =>
  mixAll(mixText(hash, category), ranks);

/** Leaves out mucked cards: only the log of their player shows them. */
const mixClaim = (hash: number, claim: HandClaim): number => {
  switch (claim.type) {
    case 'total-pot':
    case 'pot':
    case 'rake':
    case 'house-money':
    case 'fee':
    case 'street-pot':
      return mix(mixType(hash, claim.type), claim.amount);
    case 'final-stack':
    case 'winnings':
      return mix(mix(mixType(hash, claim.type), claim.seat), claim.amount);
    case 'board':
      return mixAll(hash, claim.cards);
    case 'stranger':
      return mixText(hash, claim.text);
    case 'held-cards':
      return claim.seat === null ? hash : mixAll(mix(mixType(hash, claim.type), claim.seat), claim.cards);
    case 'made-hand':
      return mixAll(mix(mix(mixType(hash, claim.type), claim.seat), claim.run), claim.cards);
    case 'seat':
      hash = mixAll(mix(hash, claim.seat), claim.won);
      return claim.outcome === 'mucked'
        ? hash
        : mixAll(mixType(hash, claim.outcome), claim.cards ?? NO_CARDS);
  }
};
