import type { CanonicalHand } from '#histories';
import { FIRST_PLAYER, Of, PER_PLAYER, SeatFlag, type TableDigest } from './digest-layout.js';

/** Notes who posts what in the digest of a hand. Posts are the first events of a hand. O(posts × players). */
export const noteSeats = ({ events }: CanonicalHand, digest: TableDigest): void => {
  let posts = 0;
  for (const event of events) {
    if (event.type !== 'post') {
      if (posts > 0 && event.type !== 'note') return;
      continue;
    }
    posts++;
    const flag = flagOf(event.kind);
    if (flag === 0) continue;
    for (let at = FIRST_PLAYER; at < digest.length; at += PER_PLAYER)
      if (digest[at + Of.seat] === event.seat) digest[at + Of.flags] |= flag;
  }
};

const flagOf = (kind: Extract<CanonicalHand['events'][number], { type: 'post' }>['kind']): number => {
  switch (kind) {
    case 'small-blind':
      return SeatFlag.smallBlind;
    case 'big-blind':
      return SeatFlag.bigBlind;
    case 'ante':
      return SeatFlag.ante;
    default:
      return SeatFlag.otherPost;
  }
};
