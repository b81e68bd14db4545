import { hand } from '../api/logs.js';
import { contradiction, dealtHands, otherView, withoutShowdown } from '../imports/logs.js';

const ILLEGAL_EVERY = 25;
/** Some 60 KB and 250 KB. */
const HANDS = process.env.FLOORMAN_FULL === '1' ? 500 : 125;
/** Cuts the log into some five chunks, or four times as many. */
export const CRASH_CHUNK_LENGTH = 12 * 1024;

/**
 * A log whose hands occur in no log of another seed. It has illegal hands, duplicates, another view and a conflicting copy,
 * so that a lost or doubled hand changes the result.
 */
export const crashLog = (seed: number, hands = HANDS): string => {
  const dealt = dealtHands(hands, 1000 + seed);
  const illegal = Array.from({ length: hands / ILLEGAL_EVERY }, (_, index) =>
    hand({ id: 80_000_000_000 + seed * 1000 + index, raiseTo: '0.15' }),
  );
  const hidden = withoutShowdown(dealt);
  const texts = dealt.flatMap((text, index) => {
    const fault = illegal[index / ILLEGAL_EVERY];
    return fault === undefined ? [text] : [text, fault];
  });
  return [...texts, dealt[3], otherView(hidden[0]), contradiction(hidden[1]), dealt[hands - 1]].join('');
};
