import type { CanonicalHand, HandClaim, HandEvent } from '#histories';

/**
 * Digests by which the same hand is known again in a log of any size. Each is 32 bits; an identity has two of them, so
 * that among a million hands two different ids meet with a probability of about 3 in 10⁸.
 */
export interface HandDigest {
  readonly idHigh: number;
  readonly idLow: number;
  /** Of everything that the log says of the hand, remarks and chat left out. */
  readonly content: number;
  /** Of what everybody at the table could see: two views of one hand agree in it. */
  readonly events: number;
}

const BASIS = 0x811c9dc5;
const OTHER_BASIS = 0x2f0b4a37;
const PRIME = 0x01000193;

const mix = (hash: number, value: number): number => Math.imul(hash ^ value, PRIME);

/** The finishing step spreads the last values over all bits. */
const finish = (hash: number): number => {
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x7feb352d);
  return (hash ^ (hash >>> 15)) >>> 0;
};

const mixText = (hash: number, text: string): number => {
  for (let at = 0; at < text.length; at++) hash = mix(hash, text.charCodeAt(at));
  return hash;
};

const NONE: readonly number[] = [];

const mixAll = (hash: number, values: readonly number[]): number => {
  for (const value of values) hash = mix(hash, value);
  return hash;
};

/** Kinds of events and claims differ in their first letter or their length. */
const mixType = (hash: number, type: string): number => mix(hash, (type.charCodeAt(0) << 8) | type.length);

/** The digests of a hand. O(events + claims). */
export const digestOf = (hand: CanonicalHand): HandDigest => {
  const events = publicDigest(hand);
  return {
    idHigh: finish(mixText(mixText(BASIS, hand.site), hand.id)),
    idLow: finish(mixText(mixText(OTHER_BASIS, hand.id), hand.site)),
    content: finish(contentDigest(hand, events)),
    events: finish(events),
  };
};

/** What only one view tells, and what the summary claims, on top of the public events. */
const contentDigest = (hand: CanonicalHand, events: number): number => {
  let hash = mixText(events, hand.playedAtText ?? '');
  for (const player of hand.players) hash = mixText(hash, player.name);
  for (const event of hand.events) {
    if (event.type === 'deal' || event.type === 'show')
      hash = mixAll(mix(mixType(hash, event.type), event.seat), event.cards);
    else if (event.type === 'muck') hash = mix(hash, event.seat);
    else if (event.type === 'unread') hash = mixText(hash, event.text);
  }
  for (const claim of hand.claims) hash = mixClaim(hash, claim);
  return hash;
};

const mixClaim = (hash: number, claim: HandClaim): number => {
  switch (claim.type) {
    case 'total-pot':
    case 'pot':
    case 'rake':
    case 'house-money':
      return mix(mixType(hash, claim.type), claim.amount);
    case 'board':
      return mixAll(hash, claim.cards);
    case 'seat':
      return mixAll(mixAll(mix(hash, claim.seat), claim.won), claim.cards ?? NONE);
  }
};

const publicDigest = (hand: CanonicalHand): number => {
  let hash = mix(BASIS, hand.buttonSeat ?? -1);
  for (const player of hand.players) hash = mix(mix(hash, player.seat), player.stack ?? -1);
  for (const event of hand.events) hash = mixEvent(hash, event);
  return hash;
};

/** Own cards, remarks and chat differ between views; bets, boards and awards do not. */
const mixEvent = (hash: number, event: HandEvent): number => {
  switch (event.type) {
    case 'post':
    case 'call':
    case 'uncalled':
    case 'collect':
      return mix(mix(mixType(hash, event.type), event.seat), event.amount);
    case 'bet':
    case 'raise':
      return mix(mix(mixType(hash, event.type), event.seat), event.to);
    case 'fold':
    case 'check':
      return mix(mixType(hash, event.type), event.seat);
    case 'board':
      return mixAll(mix(mixText(hash, event.street), event.run), event.cards);
    default:
      return hash;
  }
};
