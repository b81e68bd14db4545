/** Words of actions that many lines of a log have, by language. */
const WORDS: readonly (readonly string[])[] = [
  [
    'folds?',
    'folded',
    'calls?',
    'called',
    'raises?',
    'raised',
    'checks?',
    'checked',
    'bets?',
    'posts?',
    'posted',
  ],
  ['dealt', 'seat \\d'],
  // French, Spanish, Portuguese, Italian.
  ['se couche', 'suit', 'relance', 'mise', 'parole', 'checke'],
  ['se retira', 'no va', 'pasa', 'iguala', 'sube', 'apuesta', 'desiste', 'paga', 'aumenta', 'aposta'],
  ['passa', 'rilancia', 'punta', 'chiama', 'vede'],
  // German, Dutch, Swedish, Danish.
  ['passt', 'erhöht', 'setzt', 'geht mit', 'checkt', 'foldet', 'callt', 'verhoogt', 'zet in', 'gaat mee'],
  ['lägger sig', 'höjer', 'synar', 'checkar', 'satsar', 'folder', 'caller', 'raiser', 'checker'],
  // Russian, Polish.
  ['фолд', 'колл', 'рейз', 'чек', 'бет', 'сбрасывает', 'уравнивает', 'повышает', 'ставит'],
  ['pasuje', 'sprawdza', 'przebija', 'czeka', 'stawia'],
];

/** A word as a whole, or a card in brackets. `\b` knows the letters of English only. */
const ACTION = new RegExp(
  `(?<![\\p{L}\\d])(?:${WORDS.flat().join('|')})(?![\\p{L}\\d])|\\[(?:[2-9TJQKA]|10)[cdhs♣♦♥♠]`,
  'iu',
);

/** Longer lines are prose. */
const MAX_LINE = 120;

/** The share of lines with an action: logs of hands have half of them and more, a text about poker has a quarter at most. */
const LEAST_SHARE = 0.3;
const LEAST_LINES = 5;

/** The properties that every ruling request has, and every custom variant. */
const OWN_PROPERTIES: readonly (readonly RegExp[])[] = [
  [/"profile"\s*:/, /"incident"\s*:/],
  [/"streets"\s*:/, /"shares"\s*:/],
];

/** Whether a text is a ruling request or a custom variant: documents of Floorman that are kept beside logs. */
const isOwnDocument = (text: string): boolean =>
  OWN_PROPERTIES.some((properties) => properties.every((property) => property.test(text)));

/**
 * Whether the beginning of a text of no known format looks like a log of hands all the same. An auditor must hear of such
 * a file; a text without hands between logs, such as a README, may be skipped. O(length).
 */
export const looksLikeHands = (head: string): boolean => {
  const text = head.trimStart();
  // Markup repeats its words in every line, but names players and cards.
  if (text.startsWith('<') || text.startsWith('{'))
    return /player/i.test(text) && /\bcards?\b/i.test(text) && !isOwnDocument(text);
  let lines = 0;
  let actions = 0;
  for (const line of text.split(/[\r\n]+/)) {
    lines++;
    if (line.length <= MAX_LINE && ACTION.test(line)) actions++;
  }
  return actions >= LEAST_LINES && actions >= lines * LEAST_SHARE;
};
