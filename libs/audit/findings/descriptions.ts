import type { Language } from '#cards';
import type { FindingCode } from './codes.js';

/** What a finding code stands for in one sentence, for lists that count findings; docs/findings.md says more. */
export const findingDescriptions: Readonly<Record<FindingCode, Readonly<Record<Language, string>>>> = {
  'wrong-turn': {
    en: "Somebody acted, or cards were dealt, when it was another player's turn.",
    es: 'Alguien actuó, o se repartieron cartas, cuando le tocaba a otro jugador.',
  },
  'action-after-fold': {
    en: 'A player acted who had folded.',
    es: 'Actuó un jugador que ya se había retirado.',
  },
  'action-not-allowed': {
    en: 'The player was in turn, but this action was not open to him.',
    es: 'Al jugador le tocaba, pero no podía hacer esa acción.',
  },
  'bet-too-small': {
    en: 'The first bet of a round was below the minimum.',
    es: 'La primera apuesta de una ronda no llegaba al mínimo.',
  },
  'short-raise': {
    en: 'A raise was smaller than the last bet or raise of the round.',
    es: 'Una subida era menor que la última apuesta o subida de la ronda.',
  },
  'bet-too-big': {
    en: 'A bet or raise was above what the betting structure allows.',
    es: 'Una apuesta o subida superaba lo que permite la estructura de apuestas.',
  },
  'over-stack': {
    en: 'A player put in more chips than he had.',
    es: 'Un jugador puso más fichas de las que tenía.',
  },
  'short-call': {
    en: 'A call put in less than it was to call.',
    es: 'Al igualar se puso menos de lo necesario.',
  },
  'raise-cap': {
    en: 'A round had more raises than it may have.',
    es: 'Una ronda tuvo más subidas de las permitidas.',
  },
  'wrong-forced-bet': {
    en: 'A blind, ante or straddle had the wrong size or seat, or is missing.',
    es: 'Una ciega, un ante o un straddle tenía otro importe u otro asiento, o falta.',
  },
  'duplicate-card': {
    en: 'A card is in two places, or is none of the deck.',
    es: 'Una carta está en dos sitios, o no es de la baraja.',
  },
  'wrong-card-count': {
    en: 'A player has more or fewer cards than the game deals.',
    es: 'Un jugador tiene más o menos cartas de las que reparte el juego.',
  },
  'wrong-board': {
    en: 'The board has the wrong number of cards, or one print of it contradicts another.',
    es: 'Las comunitarias no son tantas como deben, o aparecen de dos maneras distintas.',
  },
  'wrong-draw': {
    en: 'Cards were thrown away out of turn, or more or fewer than the game allows.',
    es: 'Se descartaron cartas fuera de turno, o más o menos de las que permite el juego.',
  },
  'missing-street': {
    en: 'Play went on without the cards of a street.',
    es: 'Se siguió jugando sin las cartas de una calle.',
  },
  'impossible-setup': {
    en: 'No hand can be played from what the header and the seats say.',
    es: 'Con lo que dicen la cabecera y los asientos no se puede jugar una mano.',
  },
  amount: {
    en: 'The figures of one line disagree with each other or with what came before.',
    es: 'Las cifras de una línea no concuerdan entre sí o con lo anterior.',
  },
  uncalled: {
    en: 'Chips that nobody called did not go back as they should.',
    es: 'Las fichas que nadie igualó no volvieron como debían.',
  },
  'total-pot': {
    en: 'The total in the summary is not what the players put in.',
    es: 'El total del resumen no es lo que pusieron los jugadores.',
  },
  'side-pot': {
    en: 'A main or side pot is not the one that the bets make.',
    es: 'Un bote principal o paralelo no es el que forman las apuestas.',
  },
  rake: {
    en: 'What went in less what was paid out is not the stated rake.',
    es: 'Lo puesto menos lo pagado no es el rake indicado.',
  },
  fees: {
    en: 'What went in less what was paid out is not the stated fees.',
    es: 'Lo puesto menos lo pagado no son los cargos indicados.',
  },
  'wrong-winner': {
    en: 'A pot, or a share of one, was paid to a hand that does not win it.',
    es: 'Un bote, o una parte de él, se pagó a una mano que no lo gana.',
  },
  'wrong-award': { en: 'A winner got too much or too little.', es: 'Un ganador cobró de más o de menos.' },
  'odd-chip': {
    en: 'The chip that does not divide went to the wrong winner.',
    es: 'La ficha que no se puede repartir fue al ganador equivocado.',
  },
  'hand-description': {
    en: 'The log names a hand that the cards do not make.',
    es: 'El historial nombra una mano que las cartas no forman.',
  },
  'wrong-summary': {
    en: 'The summary contradicts what happened in the hand.',
    es: 'El resumen contradice lo que pasó en la mano.',
  },
  'final-stack': {
    en: 'What the log says that a player has left at the end is not what the replay leaves him.',
    es: 'Lo que según el historial le queda a un jugador al final no es lo que le deja la repetición.',
  },
  'conflicting-copy': {
    en: 'A hand with the same id came before and contradicts this one.',
    es: 'Antes apareció una mano con el mismo identificador que contradice a esta.',
  },
  'hidden-winner': {
    en: 'A contested pot was paid to a hand that was never shown.',
    es: 'Un bote disputado se pagó a una mano que no se mostró.',
  },
  'unknown-stack': {
    en: 'A stack is unknown, so bets cannot be checked against it.',
    es: 'La mano no indica un stack, así que las apuestas no se pueden comparar con él.',
  },
  'show-order': {
    en: 'A hand was shown before that of a player who was to show first.',
    es: 'Se enseñó una mano antes que la de quien debía enseñar primero.',
  },
  'fold-unfaced': {
    en: 'A player folded who could have checked.',
    es: 'Se retiró un jugador que podía pasar.',
  },
  'implied-fold': {
    en: 'The log leaves out a fold: the player faced a bet, was passed over and is not heard of again.',
    es: 'El historial omite una retirada: el jugador debía igualar, se le saltó y no vuelve a aparecer.',
  },
  'site-figure': {
    en: 'A figure is off in a way that is known of the site, and the rest of the hand settles it.',
    es: 'Una cifra falla de un modo conocido en el sitio, y el resto de la mano lo aclara.',
  },
  'unread-line': {
    en: 'A line that does not look like an action was not understood.',
    es: 'No se entendió una línea que no parece una acción.',
  },
  'other-view': {
    en: 'The same hand came before, seen from another seat.',
    es: 'La misma mano apareció antes, vista desde otro asiento.',
  },
};
