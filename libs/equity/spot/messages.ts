import { formatCard, type Language } from '#cards';
import type { EquityIssue, EquityIssueCode } from './issue.js';
import { MAX_PLAYERS } from './question.js';

type Sentence = (issue: EquityIssue) => string;

const cardOf = ({ card = 0 }: EquityIssue): string => formatCard(card);

const listOf = ({ possible = [] }: EquityIssue, or: string): string =>
  possible.length === 1
    ? String(possible[0])
    : `${possible.slice(0, -1).map(String).join(', ')} ${or} ${String(possible.at(-1))}`;

const placeOf = (at: number): string => String(at + 1);

/** Numbers from here on are told by their powers of ten: `2.5E30`. */
const VERY_LARGE = 1e15;

/** A large number, rounded. */
const amount = (number = 0, language: Language): string =>
  new Intl.NumberFormat(language, {
    maximumSignificantDigits: 4,
    notation: number < VERY_LARGE ? 'standard' : 'scientific',
  }).format(number);

const SENTENCES: Readonly<Record<EquityIssueCode, Readonly<Record<Language, Sentence>>>> = {
  'bad-card': {
    en: ({ at = 0 }) => `a card such as Ah was expected at character ${placeOf(at)}`,
    es: ({ at = 0 }) => `se esperaba una carta como Ah en el carácter ${placeOf(at)}`,
  },
  'bad-range': {
    en: ({ range }) => `expected at character ${placeOf(range?.at ?? 0)}: ${range?.expected.en ?? ''}`,
    es: ({ range }) => `se esperaba en el carácter ${placeOf(range?.at ?? 0)}: ${range?.expected.es ?? ''}`,
  },
  'not-in-deck': {
    en: (issue) => `the deck of the game has no ${cardOf(issue)}`,
    es: (issue) => `la baraja del juego no tiene ${cardOf(issue)}`,
  },
  'duplicate-card': {
    en: (issue) => `${cardOf(issue)} is there twice`,
    es: (issue) => `${cardOf(issue)} está dos veces`,
  },
  'wrong-card-count': {
    en: (issue) => `${listOf(issue, 'or')} cards were expected`,
    es: (issue) => `se esperaban ${listOf(issue, 'o')} cartas`,
  },
  'wrong-draws': {
    en: (issue) => `${listOf(issue, 'or')} draws were expected`,
    es: (issue) => `se esperaban ${listOf(issue, 'o')} descartes`,
  },
  'too-few-players': {
    en: () => 'two players or more were expected',
    es: () => 'se esperaban dos jugadores o más',
  },
  'too-many-players': {
    en: ({ cards }) =>
      cards === undefined
        ? `${String(MAX_PLAYERS)} players are the most`
        : `so many players need ${String(cards.needed)} cards, and there are ${String(cards.free)}`,
    es: ({ cards }) =>
      cards === undefined
        ? `como mucho puede haber ${String(MAX_PLAYERS)} jugadores`
        : `tantos jugadores necesitan ${String(cards.needed)} cartas, y hay ${String(cards.free)}`,
  },
  'dead-range': {
    en: () => 'board, dead cards and the hands of others leave nothing of this range',
    es: () => 'la mesa, las cartas muertas y las manos de otros no dejan nada de este rango',
  },
  'conflicting-ranges': {
    en: () => 'these players cannot all hold one of their hands at the same time',
    es: () => 'no es posible que todos estos jugadores tengan a la vez una de sus manos',
  },
  'seldom-together': {
    en: () => 'these players can so seldom hold one of their hands each that nothing can be dealt at random',
    es: () =>
      'es tan raro que todos estos jugadores tengan a la vez una de sus manos que no se puede repartir al azar',
  },
  'too-many-cases': {
    en: ({ cost, most }) =>
      `there are about ${amount(cost, 'en')} cases, and ${amount(most, 'en')} are the most that can be counted exactly: ask for random trials`,
    es: ({ cost, most }) =>
      `hay unos ${amount(cost, 'es')} casos, y lo máximo que se puede contar con exactitud son ${amount(most, 'es')}: pida ensayos al azar`,
  },
  'too-costly': {
    en: ({ cost, most }) =>
      `to count all cases would cost ${amount(cost, 'en')}, and ${amount(most, 'en')} is the most: ask for random trials`,
    es: ({ cost, most }) =>
      `contar todos los casos costaría ${amount(cost, 'es')}, y lo máximo es ${amount(most, 'es')}: pida ensayos al azar`,
  },
  'too-many-trials': {
    en: ({ cost, most }) => `${amount(cost, 'en')} trials are too many; ${amount(most, 'en')} are the most`,
    es: ({ cost, most }) => `${amount(cost, 'es')} ensayos son demasiados; como mucho ${amount(most, 'es')}`,
  },
  'needs-policy': {
    en: () => 'what players will throw away decides this: a policy for that cannot be given yet',
    es: () => 'esto depende de lo que los jugadores descarten: aún no se puede dar una política para ello',
  },
};

/** What is wrong with a question, for people. */
export const issueMessage = (issue: EquityIssue, language: Language): string =>
  SENTENCES[issue.code][language](issue);
