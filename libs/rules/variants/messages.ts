import type { Message } from '#cards';
import type { VariantIssue, VariantIssueCode } from '#engine';

/** What each fault of a game says; `{expected}` and `{actual}` are filled in. */
export const variantFaultTexts: Readonly<Record<VariantIssueCode, Message>> = {
  'cards-run-out': {
    en: 'so many players may need {actual} cards and the deck has {expected}: seat fewer, or say with "stub" what happens when it runs out',
    es: 'tantos jugadores pueden necesitar {actual} cartas y la baraja tiene {expected}: que jueguen menos, o diga con "stub" qué pasa cuando se acaba',
  },
  'nobody-opens': {
    en: 'no street has betting: somebody must open at least one of them',
    es: 'ninguna calle tiene apuestas: alguien debe abrir al menos una',
  },
  'no-exposed-cards': {
    en: 'who opens goes by exposed cards: deal some face up by then, and say with "exposed" on which scale they are compared',
    es: 'quien abre depende de cartas descubiertas: reparta alguna boca arriba hasta entonces y diga con "exposed" en qué escala se comparan',
  },
  'too-many-exposed': {
    en: 'who opens goes by exposed cards: of {actual} face up with each player only {expected} can be compared',
    es: 'quien abre depende de cartas descubiertas: de {actual} boca arriba por jugador solo se pueden comparar {expected}',
  },
  'exposed-thrown': {
    en: 'cards that lie face up are not thrown away: each player holds {expected} others then, and cannot throw away {actual}',
    es: 'las cartas descubiertas no se descartan: cada jugador tiene entonces otras {expected}, y no puede descartar {actual}',
  },
  'bring-in-apart': {
    en: 'a bring-in needs both: "forced" as bring-in, and a first street whose opener is bring-in',
    es: 'un bring-in necesita ambas cosas: "forced" como bring-in y una primera calle cuyo opener sea bring-in',
  },
  'never-opened': {
    en: 'only the first street on which anybody bets can be one that must be opened',
    es: 'solo puede exigirse que se abra la primera calle en la que alguien apuesta',
  },
  'openers-unused': {
    en: 'openers are for games in which a high hand wins and some street must be opened ("mustBeOpened")',
    es: 'los requisitos de apertura son para juegos que gana una mano alta y en los que alguna calle debe abrirse ("mustBeOpened")',
  },
  'out-of-place': {
    en: 'this cannot stand on this street: bring-in and after-blinds open the first one, exchanges and last-opener come later',
    es: 'esto no puede estar en esta calle: bring-in y after-blinds abren la primera; los descartes y last-opener vienen después',
  },
  'too-few-cards': {
    en: 'a hand for this share needs {expected} such cards, and there are {actual}',
    es: 'una mano para esta parte necesita {expected} de esas cartas, y hay {actual}',
  },
  'sizes-differ': {
    en: 'the scale ranks hands of {expected} cards, and the composition makes hands of {actual}',
    es: 'la escala ordena manos de {expected} cartas, y la composición forma manos de {actual}',
  },
  'too-many-thrown': {
    en: 'each player holds {expected} cards then, and cannot throw away {actual}',
    es: 'cada jugador tiene entonces {expected} cartas, y no puede descartar {actual}',
  },
  'uneven-hands': {
    en: 'cards that are not replaced are thrown away in equal number by all: fewest and most must be the same',
    es: 'las cartas que no se reponen las descartan todos en igual número: fewest y most deben ser iguales',
  },
  'nothing-dealt': { en: 'the first street deals no cards', es: 'la primera calle no reparte cartas' },
  'face-up-board': {
    en: 'the board lies face up anyway: "up" is for hole cards',
    es: 'las comunitarias ya están boca arriba: "up" es para las cartas de mano',
  },
  'street-twice': { en: 'two streets have the same id', es: 'dos calles tienen el mismo id' },
  'no-boards': {
    en: 'two boards are for games that deal board cards',
    es: 'dos series de comunitarias son para juegos que las reparten',
  },
  'nothing-to-reshuffle': {
    en: 'no cards are thrown away, so that none can be shuffled in again',
    es: 'no se descartan cartas, así que ninguna puede volver a barajarse',
  },
  'deck-and-scale': {
    en: 'the deck has ranks below the lowest of the scale: hands with such cards would be none',
    es: 'la baraja tiene valores por debajo del más bajo de la escala: las manos con esas cartas no valdrían',
  },
  'exposed-scale': {
    en: 'exposed cards are compared on a scale that ranks any five cards',
    es: 'las cartas descubiertas se comparan en una escala que ordena cinco cartas cualesquiera',
  },
  'no-such-rank': {
    en: 'the deck has no cards of a rank that is said to be wild',
    es: 'la baraja no tiene cartas de un valor que se declara comodín',
  },
  'not-short': {
    en: 'three of a kind beats a straight only in high hands of a short deck',
    es: 'el trío gana a la escalera solo en manos altas de baraja corta',
  },
  'no-such-deck': {
    en: 'there is no deck of {actual} cards',
    es: 'no existe ninguna baraja de {actual} cartas',
  },
  'no-joker': {
    en: 'the deck has no joker, or none of its size has one',
    es: 'la baraja no tiene comodín, o ninguna de ese tamaño lo tiene',
  },
  'joker-undecided': {
    en: 'the deck has a joker: say with "wild" whether it is wild or a bug',
    es: 'la baraja tiene comodín: diga con "wild" si vale por cualquiera o es un bug',
  },
  halves: {
    en: 'the shares of a split pot have a half each, none twice',
    es: 'cada parte de un bote dividido tiene su mitad, ninguna dos veces',
  },
};

/** A fault as a sentence. */
export const variantIssueMessage = ({ code, expected, actual }: VariantIssue): Message => {
  const fill = (sentence: string): string =>
    sentence.replace('{expected}', String(expected ?? '')).replace('{actual}', String(actual ?? ''));
  const { en, es } = variantFaultTexts[code];
  return { en: fill(en), es: fill(es) };
};
