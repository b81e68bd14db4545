export * from './line-readers.js';
export { HandDraft, type ShownHand } from './hand-draft.js';
export type { FieldKind } from './phrase.js';
export { PhraseMatch, type MatchedField } from './phrase-match.js';
export { makeCardParser, type CardWords } from './localized-cards.js';
export { makeReader, type Section, type SiteLayout } from './phrase-reader.js';
export { parseTime, parseWallTime, type TimeOrder } from './printed-time.js';
export { PhraseTable, type Phrase } from './phrase-table.js';
