import type { SeatClaim } from '../hand.js';

/** The position that a line of the summary states behind the name of a player. */
export type SeatMarks = Pick<SeatClaim, 'button' | 'blind'>;

const marks: readonly (readonly [words: string, marks: Partial<SeatMarks>])[] = [
  ['(button)', { button: true }],
  ['(dealer)', { button: true }],
  ['(small blind)', { blind: 'small' }],
  ['(big blind)', { blind: 'big' }],
];

/** `(small blind) (button)`, in any order and with or without blanks: null for any other text. O(length). */
export const readSeatMarks = (text: string): SeatMarks | null => {
  const stated: { -readonly [Mark in keyof SeatMarks]: SeatMarks[Mark] } = { button: false, blind: null };
  let at = 0;
  while (at < text.length) {
    if (text.charAt(at) === ' ') {
      at++;
      continue;
    }
    const mark = marks.find(([words]) => text.startsWith(words, at));
    if (mark === undefined) return null;
    Object.assign(stated, mark[1]);
    at += mark[0].length;
  }
  return stated;
};
