/** Signs that steer a terminal or turn the direction of writing, as names and chat can hold them. */
const STEERING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text of a log, as one line that a terminal prints and does not obey. */
export const plain = (text: string): string => text.replace(STEERING, '\ufffd');
