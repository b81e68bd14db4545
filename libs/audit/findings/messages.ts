import { formatCard, type Language } from '#cards';
import type { BlindDue, ViolationDetail, SetupReason } from '#engine';
import type { FindingCode } from './codes.js';

interface Texts {
  readonly en: string;
  readonly es: string;
  /** The sentence of a finding that has no figures to compare; its detail says more. */
  readonly bare?: { readonly en: string; readonly es: string };
}

/** What a finding says, by code. `{expected}`, `{actual}` and `{seat}` are filled in. */
export const texts: Readonly<Record<FindingCode, Texts>> = {
  'wrong-turn': { en: 'Acted out of turn.', es: 'Actuó fuera de turno.' },
  'action-after-fold': { en: 'Acted after folding.', es: 'Actuó después de retirarse.' },
  'action-not-allowed': {
    en: 'This action was not open to the player.',
    es: 'El jugador no podía hacer esta acción.',
  },
  'bet-too-small': {
    en: 'Bet {actual}; the minimum was {expected}.',
    es: 'Apostó {actual}; el mínimo era {expected}.',
  },
  'short-raise': {
    en: 'Raised to {actual}; the smallest raise was to {expected}.',
    es: 'Subió a {actual}; la subida mínima era a {expected}.',
  },
  'bet-too-big': {
    en: 'Bet {actual}; the most allowed was {expected}.',
    es: 'Apostó {actual}; lo máximo permitido era {expected}.',
  },
  'over-stack': {
    en: 'Put in {actual} with only {expected} left to bet.',
    es: 'Puso {actual} cuando solo le quedaban {expected} para apostar.',
  },
  'short-call': {
    en: 'Called {actual}; it was {expected} to call.',
    es: 'Igualó con {actual}; había que poner {expected}.',
  },
  'raise-cap': {
    en: 'Raised although the round had all the raises that it may have.',
    es: 'Subió aunque la ronda ya tenía todas las subidas permitidas.',
  },
  'wrong-forced-bet': {
    en: 'A forced bet is not what the game asks for: expected {expected}, posted {actual}.',
    es: 'Una apuesta obligatoria no es la que pide el juego: se esperaba {expected}, se puso {actual}.',
    bare: {
      en: 'A forced bet was posted from a wrong seat.',
      es: 'Una apuesta obligatoria se puso desde un asiento equivocado.',
    },
  },
  'duplicate-card': {
    en: 'The card {actual} appears twice.',
    es: 'La carta {actual} aparece dos veces.',
    bare: { en: 'A card that cannot be there.', es: 'Una carta que no puede estar ahí.' },
  },
  'wrong-card-count': {
    en: 'Wrong number of cards: expected {expected}, found {actual}.',
    es: 'Número de cartas incorrecto: se esperaba {expected}, hay {actual}.',
  },
  'wrong-board': {
    en: 'The board is not the one dealt: expected {expected}, found {actual}.',
    es: 'Las comunitarias no son las repartidas: se esperaba {expected}, hay {actual}.',
    bare: {
      en: 'The cards of a street were dealt wrongly.',
      es: 'Las cartas de una calle se repartieron mal.',
    },
  },
  'wrong-draw': {
    en: 'The draw is not what the game allows: expected {expected}, found {actual}.',
    es: 'El descarte no es el que permite el juego: se esperaba {expected}, hay {actual}.',
    bare: { en: 'Cards were thrown away out of turn.', es: 'Se descartaron cartas fuera de turno.' },
  },
  'missing-street': { en: 'A street was not dealt.', es: 'Falta repartir una calle.' },
  'impossible-setup': {
    en: 'No hand can be played from this setup.',
    es: 'Con esta disposición no se puede jugar una mano.',
  },
  amount: {
    en: 'The figures of this line disagree: expected {expected}, found {actual}.',
    es: 'Las cifras de esta línea no concuerdan: se esperaba {expected}, hay {actual}.',
  },
  uncalled: {
    en: 'Uncalled chips: {expected} should have gone back, the log returns {actual}.',
    es: 'Fichas no igualadas: debían volver {expected}, el historial devuelve {actual}.',
  },
  'total-pot': {
    en: 'The total pot is {expected}; the log says {actual}.',
    es: 'El bote total es {expected}; el historial dice {actual}.',
  },
  'side-pot': {
    en: 'The pot holds {expected}; the log says {actual}.',
    es: 'El bote contiene {expected}; el historial dice {actual}.',
  },
  rake: {
    en: 'What was paid out leaves a rake of {expected}; the log says {actual}.',
    es: 'Lo pagado deja un rake de {expected}; el historial dice {actual}.',
  },
  fees: {
    en: 'Fees: expected {expected}, found {actual}.',
    es: 'Cargos: se esperaba {expected}, hay {actual}.',
  },
  'wrong-winner': {
    en: 'Collected {actual} with a hand that does not win; the pot belongs to {expected}.',
    es: 'Cobró {actual} con una mano que no gana; le corresponde a: {expected}.',
  },
  'wrong-award': {
    en: 'Collected {actual}; {expected} was due.',
    es: 'Cobró {actual}; le correspondía {expected}.',
  },
  'odd-chip': {
    en: 'The odd chip of a split pot went to the wrong player: due {expected}, collected {actual}.',
    es: 'La ficha impar de un bote repartido fue al jugador equivocado: correspondía {expected}, cobró {actual}.',
  },
  'hand-description': {
    en: 'The hand is {expected}; the log calls it {actual}.',
    es: 'La mano es {expected}; el historial la llama {actual}.',
  },
  'wrong-summary': {
    en: 'The summary contradicts the hand: expected {expected}, found {actual}.',
    es: 'El resumen contradice a la mano: se esperaba {expected}, figura {actual}.',
  },
  'final-stack': {
    en: 'The player has {expected} left; the log says {actual}.',
    es: 'Al jugador le quedan {expected}; el historial dice {actual}.',
  },
  'conflicting-copy': {
    en: 'Another hand with the same id contradicts this one.',
    es: 'Otra mano con el mismo identificador contradice a esta.',
  },
  'hidden-winner': {
    en: 'Won a contested pot with a hand that was never shown: nobody can check it.',
    es: 'Ganó un bote disputado con una mano que no se mostró: no se puede comprobar.',
  },
  'unknown-stack': { en: 'The stack is unknown.', es: 'El stack es desconocido.' },
  'show-order': {
    en: 'Shown out of turn: {expected} was to show before.',
    es: 'Enseñó fuera de turno: antes debía enseñar {expected}.',
  },
  'fold-unfaced': { en: 'Folded with nothing to call.', es: 'Se retiró sin tener nada que igualar.' },
  'implied-fold': {
    en: 'The player was passed over facing a bet and is taken to have folded.',
    es: 'Al jugador se le saltó cuando debía igualar: se entiende que se retiró.',
  },
  'site-figure': {
    en: "The site's own figure is off: expected {expected}, printed {actual}; the rest of the hand settles it.",
    es: 'La cifra del propio sitio es errónea: se esperaba {expected}, figura {actual}; el resto de la mano lo aclara.',
  },
  'unread-line': {
    en: 'This line was not understood: {actual}',
    es: 'No se ha entendido esta línea: {actual}',
  },
  'other-view': {
    en: 'The same hand from another seat came before.',
    es: 'La misma mano, vista desde otro asiento, apareció antes.',
  },
};

const setupTexts: Readonly<Record<SetupReason, Texts>> = {
  'too-few-players': { en: 'Fewer than two players.', es: 'Menos de dos jugadores.' },
  'too-many-players': {
    en: 'More players than the game seats.',
    es: 'Más jugadores de los que admite el juego.',
  },
  'seat-taken-twice': { en: 'Two players in one seat.', es: 'Dos jugadores en un asiento.' },
  'empty-stack': { en: 'A player without chips.', es: 'Un jugador sin fichas.' },
  'no-button': { en: 'No button.', es: 'Sin botón.' },
  'bad-stakes': { en: 'The stakes make no sense.', es: 'Los límites no tienen sentido.' },
};

/** Whose blind it was. `{seat}` is filled in. */
const blindTexts: Readonly<Record<BlindDue, Texts>> = {
  small: { en: 'The small blind is due from {seat}.', es: 'La ciega pequeña la debe {seat}.' },
  big: { en: 'The big blind is due from {seat}.', es: 'La ciega grande la debe {seat}.' },
  'big-alone': {
    en: 'Nobody posted a small blind before it: then the big blind is due from {seat}.',
    es: 'Nadie puso antes la ciega pequeña: entonces la grande la debe {seat}.',
  },
};

/** A seat as sentences name it. */
export const seatName = (seat: number | null, language: Language): string =>
  language === 'es' ? `el asiento ${String(seat)}` : `seat ${String(seat)}`;

/** What the detail of a fault adds to the sentence of its code. */
const detailText = (
  detail: ViolationDetail,
  language: Language,
  money: (amount: number) => string,
): string => {
  const say = (en: string, es: string): string => (language === 'es' ? es : en);
  switch (detail.about) {
    case 'seat-to-act':
      return detail.seat === null
        ? ''
        : say(`It was on ${seatName(detail.seat, 'en')}.`, `Le tocaba al asiento ${String(detail.seat)}.`);
    case 'round-open':
      return say(
        `The betting was still open: ${seatName(detail.seat, 'en')} had to act.`,
        `La ronda seguía abierta: faltaba actuar ${seatName(detail.seat, 'es')}.`,
      );
    case 'no-round':
      return say('No betting was open.', 'No había ronda de apuestas abierta.');
    case 'facing':
      return detail.toCall > 0
        ? say(`It was ${money(detail.toCall)} to call.`, `Había que igualar ${money(detail.toCall)}.`)
        : say('There was no bet to call.', 'No había apuesta que igualar.');
    case 'not-reopened':
      return say(
        'A short all-in does not reopen the betting.',
        'Un all-in incompleto no reabre las apuestas.',
      );
    case 'check-raise':
      return say(
        'In this game who has checked may not raise in the same round.',
        'En este juego quien ha pasado no puede subir en la misma ronda.',
      );
    case 'chip':
      return say(
        `The smallest chip that plays is ${money(detail.smallest)}.`,
        `La ficha más pequeña que juega es de ${money(detail.smallest)}.`,
      );
    case 'no-opponent':
      return say('Nobody has chips left to call it.', 'A nadie le quedan fichas para pagarlo.');
    case 'bring-in':
      return say(
        'Whom the exposed cards name has to bring it in, or to bet.',
        'A quien señalan las cartas descubiertas le toca abrir obligado, o apostar.',
      );
    case 'street':
      return detail.board === undefined
        ? say(`Street: ${detail.street}.`, `Calle: ${detail.street}.`)
        : say(`Street: ${detail.street}, second board.`, `Calle: ${detail.street}, segundas comunitarias.`);
    case 'board-too-many':
      return say(
        'The game has no such board: another one is dealt only when nobody can bet any more.',
        'El juego no tiene esas comunitarias: solo se reparten otras cuando ya nadie puede apostar.',
      );
    case 'street-unneeded':
      return say(
        `Cards for the ${detail.street} although one player alone was left.`,
        `Hubo cartas para la calle ${detail.street} aunque solo quedaba un jugador.`,
      );
    case 'street-again':
      return say(
        `The ${detail.street}, or a street after it, had been dealt before.`,
        `La calle ${detail.street}, u otra posterior, ya se había repartido.`,
      );
    case 'blind-seat':
      return blindTexts[detail.blind][language].replace('{seat}', () => seatName(detail.seat, language));
    case 'button':
      return say(
        `The log has the button in ${seatName(detail.seat, 'en')}; the blinds do not follow from there.`,
        `El historial sitúa el botón en ${seatName(detail.seat, 'es')}; las ciegas no parten de ahí.`,
      );
    case 'not-dealt-in':
      return say('Its player was not dealt in.', 'Su jugador no participa en la mano.');
    case 'count':
      return say(
        `Expected ${String(detail.expected)} cards, found ${String(detail.actual)}.`,
        `Se esperaban ${String(detail.expected)} cartas, hay ${String(detail.actual)}.`,
      );
    case 'not-in-deck':
      return say(
        `${formatCard(detail.card)} is not in the deck of this game.`,
        `${formatCard(detail.card)} no está en la baraja de este juego.`,
      );
    case 'no-openers':
      return say(
        `${detail.cards} is no hand to open with: it takes a pair of jacks or better.`,
        `${detail.cards} no es mano para abrir: hace falta una pareja de jotas o mejor.`,
      );
    case 'cap':
      return say(`Bets so far: ${String(detail.bets)}.`, `Apuestas hasta ahora: ${String(detail.bets)}.`);
    case 'setup':
      return setupTexts[detail.reason][language];
  }
};

/** The sentence of a finding in the reader's language; `money` prints an amount in the hand's currency. */
export const formatMessage = (
  finding: {
    readonly code: FindingCode;
    readonly expected: string | null;
    readonly actual: string | null;
    readonly detail: ViolationDetail | null;
  },
  language: Language,
  money: (amount: number) => string,
): string => {
  const unknown = language === 'es' ? 'nada' : 'nothing';
  const text = texts[finding.code];
  const hasValues = finding.expected !== null || finding.actual !== null;
  const sentence = (hasValues ? text : (text.bare ?? text))[language]
    .replace('{expected}', () => finding.expected ?? unknown)
    .replace('{actual}', () => finding.actual ?? unknown);
  const more = finding.detail === null ? '' : detailText(finding.detail, language, money);
  return more === '' ? sentence : `${sentence} ${more}`;
};
