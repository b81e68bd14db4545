export { CATEGORY_WORDS } from './category-words.js';
export { WORDS, NOUNS, SEVERITIES, LIMITS, COUNTS, nounOf, counted, type Noun, type Word } from './words.js';
