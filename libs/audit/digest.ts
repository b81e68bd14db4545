import type { CanonicalHand, HandEvent } from '#histories';

/**
 * Digests by which the same hand is known again in a log of any size. Each is 32 bits; an identity has two of them, so
 * that among a million hands two different ids meet with a probability of about 3 in 10⁸.
 */
export interface HandDigest {
  readonly idHigh: number;
  readonly idLow: number;
  /** Of the text, blanks and line ends left out. */
  readonly text: number;
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

/** The digests of a hand that was read from the text between the two offsets. O(length). */
export const digestOf = (hand: CanonicalHand, text: string, start: number, end: number): HandDigest => {
  let ink = BASIS;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x20) ink = mix(ink, code);
  }
  return {
    idHigh: finish(mixText(mixText(BASIS, hand.site), hand.id)),
    idLow: finish(mixText(mixText(OTHER_BASIS, hand.id), hand.site)),
    text: finish(ink),
    events: finish(publicDigest(hand)),
  };
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
      return mix(mix(mixText(hash, event.type), event.seat), event.amount);
    case 'bet':
    case 'raise':
      return mix(mix(mixText(hash, event.type), event.seat), event.to);
    case 'fold':
    case 'check':
      return mix(mixText(hash, event.type), event.seat);
    case 'board':
      return event.cards.reduce(mix, mix(mixText(hash, event.street), event.run));
    default:
      return hash;
  }
};
