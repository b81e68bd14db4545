/**
 * Phrases: the lines of a site as data. A phrase is the text of a line with its fields in braces:
 *
 * ```text
 * {player} posts small blind [{amount}]
 * {player} calls {amount}{all-in: and is all-in}
 * ```
 *
 * | field           | stands for                                                                              |
 * | --------------- | --------------------------------------------------------------------------------------- |
 * | `{player}`      | the name of a seated player                                                             |
 * | `{name}`        | the name of a player who is not seated yet: any text, up to the last fit of what follows |
 * | `{amount}`      | an amount, with or without the sign or the code of its currency                         |
 * | `{number}`      | a whole number of at most nine digits                                                   |
 * | `{cards}`       | cards in any notation, up to the text that follows or the end of the line               |
 * | `{text}`        | any text, up to the first fit of what follows or the end of the line; it may be empty    |
 * | `{all-in:TEXT}` | TEXT, which may be missing; it marks an all-in                                          |
 * | `{opt:TEXT}`    | TEXT, which may be missing                                                              |
 * | `{blanks}`      | one blank or more, for sites that align their lines                                      |
 *
 * Other blanks, colons and brackets are part of the text. A phrase matches a whole line and nothing less.
 */
export type FieldKind = 'player' | 'name' | 'amount' | 'number' | 'cards' | 'text';

const BLANKS = 'blanks';

/** One element of a parsed phrase. All have the same properties, which makes matching faster. */
export interface PhraseStep {
  readonly kind: 'literal' | 'optional' | 'blanks' | FieldKind;
  /** The text of a literal or of what is optional; otherwise empty. */
  readonly text: string;
  /** The code of the first character of the text; NaN if it is empty. */
  readonly first: number;
  /** Whether what is optional marks an all-in. */
  readonly allIn: boolean;
}

const FIELD_KINDS: ReadonlySet<string> = new Set(['player', 'name', 'amount', 'number', 'cards', 'text']);
const ALL_IN = 'all-in:';
const OPTIONAL = 'opt:';

const isFieldKind = (field: string): field is FieldKind => FIELD_KINDS.has(field);

/** Parses the text of a phrase. An unknown field is a bug and throws. */
export const parsePhrase = (phrase: string): PhraseStep[] => {
  const steps: PhraseStep[] = [];
  let at = 0;
  while (at < phrase.length) {
    const open = phrase.indexOf('{', at);
    if (open !== at) steps.push(makeStep('literal', phrase.slice(at, open < 0 ? phrase.length : open)));
    if (open < 0) break;
    const close = phrase.indexOf('}', open);
    steps.push(parseField(phrase.slice(open + 1, close < 0 ? phrase.length : close), phrase));
    at = close < 0 ? phrase.length : close + 1;
  }
  return steps;
};

const makeStep = (kind: PhraseStep['kind'], text = '', allIn = false): PhraseStep => ({
  kind,
  text,
  first: text.charCodeAt(0),
  allIn,
});

const parseField = (field: string, phrase: string): PhraseStep => {
  if (field.startsWith(ALL_IN)) return makeStep('optional', field.slice(ALL_IN.length), true);
  if (field.startsWith(OPTIONAL)) return makeStep('optional', field.slice(OPTIONAL.length));
  if (field === BLANKS) return makeStep(BLANKS);
  if (isFieldKind(field)) return makeStep(field);
  throw new Error(`unknown field {${field}} in the phrase "${phrase}"`);
};
