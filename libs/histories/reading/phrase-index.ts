/** Bits of the first of two characters. */
const CODE_BITS = 16;

/** Phrases by the two characters with which they start, or the only one. Each list has the order of the table. */
export class PhraseIndex<Phrase> {
  readonly #byTwo = new Map<number, readonly Phrase[]>();
  readonly #byOne = new Map<number, readonly Phrase[]>();
  readonly #others: readonly Phrase[];

  /** `startOf` returns the text that a phrase starts with; '' for a phrase that may start with any text. */
  constructor(phrases: readonly Phrase[], startOf: (phrase: Phrase) => string) {
    const matching = (start: string): readonly Phrase[] =>
      phrases.filter((phrase) => start.startsWith(startOf(phrase).slice(0, 2)));
    for (const start of new Set(phrases.map((phrase) => startOf(phrase).slice(0, 2)))) {
      if (start === '') continue;
      this.#byOne.set(start.charCodeAt(0), matching(start.charAt(0)));
      if (start.length === 2) this.#byTwo.set(keyAt(start, 0), matching(start));
    }
    this.#others = matching('');
  }

  /** The phrases with which the text at an offset may start. */
  listAt(text: string, at: number): readonly Phrase[] {
    return this.#byTwo.get(keyAt(text, at)) ?? this.#byOne.get(text.charCodeAt(at)) ?? this.#others;
  }
}

const keyAt = (text: string, at: number): number =>
  (text.charCodeAt(at) << CODE_BITS) | text.charCodeAt(at + 1);
