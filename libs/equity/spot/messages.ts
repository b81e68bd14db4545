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

/** Numbers from here on are formatted with powers of ten: `2.5E30`. */
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
    en: (issue) => `${cardOf(issue)} is used twice`,
    es: (issue) => `${cardOf(issue)} aparece dos veces`,
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
        ? `there can be ${String(MAX_PLAYERS)} players at most`
        : `these players need ${String(cards.needed)} cards, but only ${String(cards.free)} are left`,
    es: ({ cards }) =>
      cards === undefined
        ? `puede haber ${String(MAX_PLAYERS)} jugadores como máximo`
        : `estos jugadores necesitan ${String(cards.needed)} cartas, pero solo quedan ${String(cards.free)}`,
  },
  'dead-range': {
    en: () => 'the board, the dead cards and the other hands leave no hand of this range',
    es: () =>
      'las cartas comunitarias, las cartas muertas y las demás manos no dejan ninguna mano de este rango',
  },
  'conflicting-ranges': {
    en: () => 'these players cannot all hold a hand of their range at the same time',
    es: () => 'estos jugadores no pueden tener todos a la vez una mano de su rango',
  },
  'seldom-together': {
    en: () => 'compatible hands of these players are too rare to deal at random',
    es: () => 'las manos compatibles de estos jugadores son demasiado raras para repartirlas al azar',
  },
  'too-many-cases': {
    en: ({ cost, most }) =>
      `there are about ${amount(cost, 'en')} cases, and at most ${amount(most, 'en')} can be counted exactly: request random trials`,
    es: ({ cost, most }) =>
      `hay unos ${amount(cost, 'es')} casos, y se pueden contar con exactitud ${amount(most, 'es')} como máximo: solicite simulaciones`,
  },
  'too-costly': {
    en: ({ cost, most }) =>
      `counting all cases costs ${amount(cost, 'en')}, and the limit is ${amount(most, 'en')}: request random trials`,
    es: ({ cost, most }) =>
      `contar todos los casos cuesta ${amount(cost, 'es')}, y el límite es ${amount(most, 'es')}: solicite simulaciones`,
  },
  'too-many-trials': {
    en: ({ cost, most }) => `${amount(cost, 'en')} trials are too many; the limit is ${amount(most, 'en')}`,
    es: ({ cost, most }) =>
      `${amount(cost, 'es')} simulaciones son demasiadas; el límite es ${amount(most, 'es')}`,
  },
  'needs-policy': {
    en: () => 'the result depends on the discards of the players: a discard policy cannot be given yet',
    es: () =>
      'el resultado depende de los descartes de los jugadores: aún no se puede indicar una política de descarte',
  },
};

/** The message of an issue. */
export const issueMessage = (issue: EquityIssue, language: Language): string =>
  SENTENCES[issue.code][language](issue);
