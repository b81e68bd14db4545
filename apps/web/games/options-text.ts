import type { GameOptions } from '#client';
import { fillIn, type Language, type Words } from '../messages/catalogue.js';

const OPTIONS = {
  openers: { en: '{openers} or better to open', es: 'se abre con {openers} o mejor' },
  bug: { en: 'joker as a bug', es: 'comodín limitado (bug)' },
  wild: { en: 'joker wild', es: 'comodín libre' },
  wildRanks: { en: '{ranks} wild', es: '{ranks} comodines' },
  deck: { en: 'deck of {cards} cards', es: 'baraja de {cards} cartas' },
  trips: { en: 'three of a kind beats a straight', es: 'el trío gana a la escalera' },
  boards: { en: '{boards} boards', es: '{boards} juegos de cartas comunitarias' },
  declare: { en: 'high-low by declaration', es: 'alta y baja con declaración' },
  bomb: { en: 'bomb pot', es: 'bomb pot' },
} as const satisfies Readonly<Record<string, Words>>;

const RANKS: Readonly<Record<string, Words>> = {
  '2': { en: 'deuces', es: 'doses' },
  '3': { en: 'threes', es: 'treses' },
  '4': { en: 'fours', es: 'cuatros' },
  '5': { en: 'fives', es: 'cincos' },
  '6': { en: 'sixes', es: 'seises' },
  '7': { en: 'sevens', es: 'sietes' },
  '8': { en: 'eights', es: 'ochos' },
  '9': { en: 'nines', es: 'nueves' },
  T: { en: 'tens', es: 'dieces' },
  J: { en: 'jacks', es: 'jotas' },
  Q: { en: 'queens', es: 'damas' },
  K: { en: 'kings', es: 'reyes' },
  A: { en: 'aces', es: 'ases' },
};

const OPENERS = { jacks: 'J', queens: 'Q', kings: 'K', aces: 'A' } as const;

/** The options of a game in words, one for each: `deuces wild`. */
export const optionTexts = (options: GameOptions, language: Language): readonly string[] => {
  const { openers, joker, wildRanks = [], deck, trips, boards, declare, bomb } = options;
  const say = (name: keyof typeof OPTIONS, values: Readonly<Record<string, string>> = {}): string =>
    fillIn(OPTIONS[name][language], values);
  const rank = (letter: string): string => RANKS[letter]?.[language] ?? letter;
  const ranks = new Intl.ListFormat(language).format(wildRanks.map(rank));
  return [
    ...(wildRanks.length === 0 ? [] : [say('wildRanks', { ranks })]),
    ...(joker === undefined ? [] : [say(joker)]),
    ...(deck === undefined ? [] : [say('deck', { cards: String(deck) })]),
    ...(trips === undefined ? [] : [say('trips')]),
    ...(openers === undefined ? [] : [say('openers', { openers: rank(OPENERS[openers]) })]),
    ...(declare === true ? [say('declare')] : []),
    ...(bomb === true ? [say('bomb')] : []),
    ...(boards === undefined ? [] : [say('boards', { boards: String(boards) })]),
  ];
};
