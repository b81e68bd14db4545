/** Control characters, and characters that change the direction of writing. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text of a log as one line that cannot control a terminal: unsafe characters become U+FFFD. */
export const sanitize = (text: string): string => text.replace(UNSAFE, '\ufffd');
