import { language } from '../state/settings.js';
import { say, type Word } from '../words/words.js';

/** A sentence in the language that is set: whoever calls it while drawing is drawn again when that changes. */
export const t = (word: Word, values: Readonly<Record<string, string | number>> = {}): string =>
  say(word, language.value, values);
