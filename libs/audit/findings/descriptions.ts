import type { Language } from '#cards';
import type { FindingCode } from './codes.js';

/** The meaning of each finding code in one sentence, for lists of codes. docs/findings.md describes them in full. */
export const findingDescriptions: Readonly<Record<FindingCode, Readonly<Record<Language, string>>>> = {
  'wrong-turn': {
    en: "A player acted, or cards were dealt, when it was another player's turn.",
    es: 'Un jugador actuó, o se repartieron cartas, cuando le tocaba a otro.',
  },
  'action-after-fold': {
    en: 'A player acted after folding.',
    es: 'Actuó un jugador que ya se había retirado.',
  },
  'action-not-allowed': {
    en: "It was the player's turn, but the action was not allowed.",
    es: 'Le tocaba al jugador, pero no podía hacer esa acción.',
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
    en: 'A call was smaller than the amount to call.',
    es: 'Al igualar se puso menos de lo necesario.',
  },
  'raise-cap': {
    en: 'A round had more raises than allowed.',
    es: 'Una ronda tuvo más subidas de las permitidas.',
  },
  'wrong-forced-bet': {
    en: 'A blind, ante or straddle had the wrong size or seat, or is missing.',
    es: 'Una ciega, un ante o un straddle tenía otro importe u otro asiento, o falta.',
  },
  'duplicate-card': {
    en: 'A card is in two places, or is not in the deck.',
    es: 'Una carta está en dos sitios, o no es de la baraja.',
  },
  'wrong-card-count': {
    en: 'A player has more or fewer cards than the game deals.',
    es: 'Un jugador tiene más o menos cartas de las que reparte el juego.',
  },
  'wrong-board': {
    en: 'The board has the wrong number of cards, or the log prints it in two ways.',
    es: 'El número de cartas comunitarias es incorrecto, o aparecen de dos maneras distintas.',
  },
  'wrong-draw': {
    en: 'Cards were discarded out of turn, or more or fewer than the game allows.',
    es: 'Se descartaron cartas fuera de turno, o más o menos de las que permite el juego.',
  },
  'missing-street': {
    en: 'Play went on without the cards of a street.',
    es: 'Se siguió jugando sin las cartas de una calle.',
  },
  'wrong-burn': {
    en: 'A burn card is missing, or there is one too many.',
    es: 'Falta una carta quemada, o sobra una.',
  },
  'impossible-setup': {
    en: 'A hand cannot be played with the stated header and seats.',
    es: 'Con la cabecera y los asientos indicados no se puede jugar una mano.',
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
    en: 'The bets less the awards are not the stated rake.',
    es: 'Las apuestas menos los pagos no dan el rake indicado.',
  },
  fees: {
    en: 'The bets less the awards and the rake are not the stated fees.',
    es: 'Las apuestas menos los pagos y el rake no dan los cargos indicados.',
  },
  'wrong-winner': {
    en: 'A pot, or a share of one, was paid to a hand that does not win it.',
    es: 'Un bote, o una parte de él, se pagó a una mano que no lo gana.',
  },
  'wrong-award': { en: 'A winner got too much or too little.', es: 'Un ganador cobró de más o de menos.' },
  'odd-chip': {
    en: 'The odd chip of a split pot went to the wrong winner.',
    es: 'La ficha impar de un bote repartido fue al ganador equivocado.',
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
    en: 'The stack that the log states for the end of the hand differs from the replay.',
    es: 'El stack final que indica el historial no coincide con el de la repetición.',
  },
  'wrong-ruling': {
    en: 'The ruling of the log is not the one that the rules give.',
    es: 'La decisión del historial no es la que dan las reglas.',
  },
  'conflicting-copy': {
    en: 'An earlier hand with the same id contradicts this one.',
    es: 'Una mano anterior con el mismo identificador contradice a esta.',
  },
  'table-stakes': {
    en: 'A player of a cash game began with fewer chips than the hand before left.',
    es: 'Un jugador de una partida de dinero empezó con menos fichas de las que le dejó la mano anterior.',
  },
  'chips-conserved': {
    en: 'A player of a tournament began with other chips than the hand before left.',
    es: 'Un jugador de un torneo empezó con otras fichas que las que le dejó la mano anterior.',
  },
  'session-balance': {
    en: 'Several players together began with fewer chips than the hand before left them.',
    es: 'Varios jugadores empezaron con menos fichas, entre todos, de las que les dejó la mano anterior.',
  },
  'button-move': {
    en: 'The button did not move to the next player.',
    es: 'El botón no pasó al siguiente jugador.',
  },
  'blind-order': {
    en: 'The big blind did not move to the next player.',
    es: 'La ciega grande no pasó al siguiente jugador.',
  },
  'level-order': {
    en: 'The level or the blinds of a tournament fell.',
    es: 'El nivel o las ciegas de un torneo bajaron.',
  },
  'buy-in': {
    en: 'A player joined with less than the smallest buy-in.',
    es: 'Un jugador se incorporó con menos de la compra mínima.',
  },
  'carried-money': {
    en: 'Money of the hand before is not in the pot, or is played for by a player who was not dealt into that hand.',
    es: 'El dinero de la mano anterior no está en el bote, o lo juega quien no participó en ella.',
  },
  'rotation-order': {
    en: 'The game after that of the hand before is another one of the rotation.',
    es: 'Después del juego de la mano anterior toca otro de la rotación.',
  },
  'missed-blind': {
    en: 'A player came back without a post for the big blind that he missed.',
    es: 'Un jugador volvió sin poner la ciega grande que se había saltado.',
  },
  'hand-order': {
    en: 'A hand is out of order in its log.',
    es: 'Una mano está fuera de orden en su historial.',
  },
  'hidden-winner': {
    en: 'A contested pot was paid to a hand that was never shown.',
    es: 'Un bote disputado se pagó a una mano que no se mostró.',
  },
  'openers-unproved': {
    en: 'A player who opened won unseen and did not show openers.',
    es: 'Quien abrió ganó sin enseñar y no probó su mano para abrir.',
  },
  'unknown-stack': {
    en: 'A stack is unknown, so bets cannot be checked against it.',
    es: 'La mano no indica un stack, así que las apuestas no se pueden comparar con él.',
  },
  'unclear-incident': {
    en: 'The log does not state the facts on which the ruling depends.',
    es: 'El historial no indica los datos de los que depende la decisión.',
  },
  ruling: {
    en: 'The floor was called, and the hand goes on by its ruling.',
    es: 'Se llamó al floor, y la mano sigue según su decisión.',
  },
  'unruled-incidents': {
    en: 'The hand has more incidents than the audit rules on.',
    es: 'La mano tiene más incidentes de los que la auditoría decide.',
  },
  'show-order': {
    en: 'A hand was shown before that of a player who was to show first.',
    es: 'Se enseñó una mano antes que la de quien debía enseñar primero.',
  },
  'pot-order': {
    en: 'A pot was awarded before a side pot that is settled first.',
    es: 'Se adjudicó un bote antes que un bote paralelo que se resuelve primero.',
  },
  'fold-unfaced': {
    en: 'A player folded who could have checked.',
    es: 'Se retiró un jugador que podía pasar.',
  },
  'implied-fold': {
    en: 'The log leaves out a fold: it skips a player who faced a bet and does not act again.',
    es: 'El historial omite una retirada: el jugador debía igualar, se le saltó y no vuelve a aparecer.',
  },
  'site-figure': {
    en: 'The site prints a wrong figure in a known way; the rest of the hand confirms the right one.',
    es: 'El sitio imprime una cifra errónea de un modo conocido; el resto de la mano confirma la correcta.',
  },
  'unread-line': {
    en: 'A line that does not look like an action was not understood.',
    es: 'No se entendió una línea que no parece una acción.',
  },
  'other-view': {
    en: 'The same hand appeared before, seen from another seat.',
    es: 'La misma mano apareció antes, vista desde otro asiento.',
  },
};
