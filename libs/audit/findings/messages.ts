import type { Catalogue, Message } from '#cards';
import type { BlindDue, SetupReason, ViolationDetail } from '#engine';
import type { FindingCode } from './codes.js';
import type { SetupSubject } from './finding.js';

/**
 * The messages of findings by code, English and Spanish side by side. `formatFindingMessage` replaces the names in braces:
 * `{expected}` and `{actual}` are the values of the finding.
 */
export const findingMessages = {
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
    en: 'The cap on the bets of a round was not kept.',
    es: 'No se respetó el tope de apuestas de la ronda.',
  },
  'wrong-forced-bet': {
    en: 'The forced bet is wrong: expected {expected}, posted {actual}.',
    es: 'La apuesta obligatoria es incorrecta: se esperaba {expected}, se puso {actual}.',
  },
  'duplicate-card': {
    en: 'The card {actual} appears twice.',
    es: 'La carta {actual} aparece dos veces.',
  },
  'wrong-card-count': {
    en: 'Wrong number of cards: expected {expected}, found {actual}.',
    es: 'Número de cartas incorrecto: se esperaba {expected}, hay {actual}.',
  },
  'wrong-board': {
    en: 'The board is not the one dealt: expected {expected}, found {actual}.',
    es: 'Las comunitarias no son las repartidas: se esperaba {expected}, hay {actual}.',
  },
  'wrong-draw': {
    en: 'The draw is not what the game allows: expected {expected}, found {actual}.',
    es: 'El cambio de cartas no es el que permite el juego: se esperaba {expected}, hay {actual}.',
  },
  'missing-street': { en: 'A street was not dealt.', es: 'Falta repartir una calle.' },
  'wrong-burn': {
    en: 'The burn cards before this deal are not those of the house.',
    es: 'Las cartas quemadas antes de este reparto no son las de la casa.',
  },
  'impossible-setup': {
    en: 'The setup contradicts itself: expected {expected}, found {actual}.',
    es: 'La disposición se contradice: se esperaba {expected}, hay {actual}.',
  },
  amount: {
    en: 'The figures of this line disagree: expected {expected}, found {actual}.',
    es: 'Las cifras de esta línea no concuerdan: se esperaba {expected}, hay {actual}.',
  },
  uncalled: {
    en: 'The uncalled bet is {expected}; the log returns {actual}.',
    es: 'La apuesta no igualada es {expected}; el historial devuelve {actual}.',
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
    en: 'The awards leave a rake of {expected}; the log says {actual}.',
    es: 'Lo pagado deja un rake de {expected}; el historial dice {actual}.',
  },
  fees: {
    en: 'The awards and the rake leave fees of {expected}; the log says {actual}.',
    es: 'Lo pagado y el rake dejan cargos de {expected}; el historial dice {actual}.',
  },
  'wrong-winner': {
    en: 'Collected {actual} with a hand that does not win; the pot belongs to {expected}.',
    es: 'Cobró {actual} con una mano que no gana; el bote corresponde a: {expected}.',
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
  'wrong-ruling': {
    en: 'The right ruling is: {expected}. The log has: {actual}.',
    es: 'La decisión correcta es: {expected}. El historial dice: {actual}.',
  },
  'conflicting-copy': {
    en: 'Another hand with the same id contradicts this one.',
    es: 'Otra mano con el mismo identificador contradice a esta.',
  },
  'table-stakes': {
    en: 'The hand before left the player {expected}; he begins this one with {actual}. Chips stay on the table until their player leaves.',
    es: 'La mano anterior le dejó {expected}; empieza esta con {actual}. Las fichas no se retiran de la mesa hasta que su jugador se va.',
  },
  'chips-conserved': {
    en: 'The hand before left the player {expected} of the tournament; he begins this one with {actual}.',
    es: 'La mano anterior le dejó {expected} del torneo; empieza esta con {actual}.',
  },
  'session-balance': {
    en: 'The hand before left these players {expected} together; they begin this one with {actual}, and nobody cashed out.',
    es: 'La mano anterior les dejó {expected} entre todos; empiezan esta con {actual}, y nadie se llevó fichas.',
  },
  'button-move': {
    en: 'The button should have moved to {expected}; it is at {actual}.',
    es: 'El botón debía pasar a {expected}; está en {actual}.',
  },
  'blind-order': {
    en: 'The big blind should have moved to {expected}; it was posted by {actual}.',
    es: 'La ciega grande debía pasar a {expected}; la puso {actual}.',
  },
  'level-order': {
    en: 'The level fell: a hand near this one has {expected}, this one {actual}.',
    es: 'El nivel bajó: una mano cercana tiene {expected}, esta {actual}.',
  },
  'buy-in': {
    en: 'Joined with {actual}; the smallest buy-in is {expected}.',
    es: 'Se incorporó con {actual}; la compra mínima es de {expected}.',
  },
  'carried-money': {
    en: 'The hand before left {expected} in the pot for this one, which begins with {actual}.',
    es: 'La mano anterior dejó {expected} en el bote para esta, que empieza con {actual}.',
  },
  'rotation-order': {
    en: 'The rotation goes on with {expected}; this hand is {actual}.',
    es: 'La rotación sigue con {expected}; esta mano es de {actual}.',
  },
  'missed-blind': {
    en: 'The big blind passed the player while he was away, and he came back without a post.',
    es: 'La ciega grande pasó de largo mientras el jugador estaba ausente, y volvió sin poner ninguna.',
  },
  'hand-order': {
    en: 'The hand is out of order: it has {actual}, the hand that it is compared with has {expected}.',
    es: 'La mano está fuera de orden: tiene {actual}, la mano con la que se compara tiene {expected}.',
  },
  'hidden-winner': {
    en: 'Won a contested pot with a hand that was never shown: the award cannot be checked.',
    es: 'Ganó un bote disputado con una mano que no se mostró: la adjudicación no se puede comprobar.',
  },
  'openers-unproved': {
    en: 'Opened and won without a showdown: the log does not prove openers.',
    es: 'Abrió y ganó sin enseñar: el historial no prueba que tuviera mano para abrir.',
  },
  'unknown-stack': { en: 'The stack is unknown.', es: 'El stack es desconocido.' },
  'unclear-incident': {
    en: 'The incident cannot be ruled on. The log does not state, or states wrongly: {expected}.',
    es: 'No se puede decidir sobre la incidencia. El historial no indica, o indica mal: {expected}.',
  },
  ruling: { en: 'The floor rules: {expected}.', es: 'Decisión: {expected}.' },
  'unruled-incidents': {
    en: 'The audit rules on {expected} incidents of a hand. This one and all later ones are left out: {actual}.',
    es: 'La auditoría decide {expected} incidentes por mano. Este y los siguientes quedan fuera: {actual}.',
  },
  'show-order': {
    en: 'Shown out of turn: {expected} had to show first.',
    es: 'Enseñó fuera de turno: primero debía enseñar {expected}.',
  },
  'pot-order': {
    en: 'Awarded before a side pot that is settled first.',
    es: 'Se adjudicó antes que un bote paralelo que se resuelve primero.',
  },
  'fold-unfaced': { en: 'Folded with nothing to call.', es: 'Se retiró sin tener nada que igualar.' },
  'implied-fold': {
    en: 'The log skips the player, who faced a bet: a fold is assumed.',
    es: 'El historial se salta al jugador, que debía igualar: se supone que se retiró.',
  },
  'site-figure': {
    en: 'The site printed {actual}, which is wrong: the rest of the hand gives {expected}.',
    es: 'El sitio imprimió {actual}, y es un error: del resto de la mano resulta {expected}.',
  },
  'unread-line': {
    en: 'This line was not understood: {actual}',
    es: 'No se ha entendido esta línea: {actual}',
  },
  'other-view': {
    en: 'The same hand appeared before, seen from another seat.',
    es: 'La misma mano, vista desde otro asiento, apareció antes.',
  },
} as const satisfies Readonly<Record<FindingCode, Message>>;

/** The messages of findings that compare no values; their details say more. */
export const messagesWithoutValues = {
  'show-order': {
    en: 'Mucked or shown after the last pot was awarded.',
    es: 'Tiró o enseñó su mano después de entregarse el último bote.',
  },
  'carried-money': {
    en: 'The pot has money of the hand before, and the player was not dealt into that one.',
    es: 'El bote tiene dinero de la mano anterior, en la que el jugador no participó.',
  },
  amount: {
    en: 'The last chips of the player are in, and the line does not say all-in.',
    es: 'El jugador puso sus últimas fichas y la línea no dice all-in.',
  },
  'impossible-setup': {
    en: 'No hand can be played from this setup.',
    es: 'Con esta disposición no se puede jugar una mano.',
  },
  'wrong-forced-bet': {
    en: 'A forced bet was posted from the wrong seat.',
    es: 'Una apuesta obligatoria se puso desde un asiento equivocado.',
  },
  'duplicate-card': {
    en: 'This card cannot be in the hand.',
    es: 'Esta carta no puede estar en la mano.',
  },
  'wrong-board': {
    en: 'The cards of a street were dealt wrongly.',
    es: 'Las cartas de una calle se repartieron mal.',
  },
  'wrong-draw': { en: 'A draw breaks a rule.', es: 'Un cambio de cartas incumple una regla.' },
} as const satisfies Readonly<Partial<Record<FindingCode, Message>>>;

/** The messages of findings that compare values only in some cases. */
export const messagesWithValues = {
  'wrong-turn': {
    en: 'The line is out of place: expected {expected}, found {actual}.',
    es: 'La línea está fuera de lugar: se esperaba {expected}, hay {actual}.',
  },
} as const satisfies Readonly<Partial<Record<FindingCode, Message>>>;

/** What the setup of a hand states in two ways, and both values. */
export const contradictionMessages = {
  button: {
    en: 'The log contradicts itself about the seat of the button: expected {expected}, found {actual}.',
    es: 'El historial se contradice sobre el asiento del botón: se esperaba {expected}, hay {actual}.',
  },
  seat: {
    en: 'The table does not have this seat: its last seat is {expected}, found {actual}.',
    es: 'La mesa no tiene este asiento: el último es el {expected}, hay {actual}.',
  },
  players: {
    en: 'The log contradicts itself about the players: expected {expected}, found {actual}.',
    es: 'El historial se contradice sobre los jugadores: se esperaba {expected}, hay {actual}.',
  },
  tournament: {
    en: 'The log contradicts itself about the tournament: expected number {expected}, found {actual}.',
    es: 'El historial se contradice sobre el torneo: se esperaba el número {expected}, hay {actual}.',
  },
  hand: {
    en: 'The log contradicts itself about the number of the hand: expected {expected}, found {actual}.',
    es: 'El historial se contradice sobre el número de la mano: se esperaba {expected}, hay {actual}.',
  },
} as const satisfies Readonly<Record<SetupSubject, Message>>;

export const isSetupSubject = (about: string): about is SetupSubject =>
  Object.hasOwn(contradictionMessages, about);

/** What the detail of a violation adds to the message of its code. */
export const detailMessages = {
  'no-draw': {
    en: 'Seat {seat} neither discards nor stands pat.',
    es: 'El asiento {seat} ni se descarta ni se planta.',
  },
  'seat-to-act': { en: 'It was the turn of seat {seat}.', es: 'Le tocaba al asiento {seat}.' },
  'round-open': {
    en: 'The betting was still open: seat {seat} had to act.',
    es: 'La ronda seguía abierta: faltaba actuar el asiento {seat}.',
  },
  'no-round': { en: 'No betting was open.', es: 'No había ronda de apuestas abierta.' },
  facing: { en: 'It was {amount} to call.', es: 'Había que igualar {amount}.' },
  'nothing-to-call': { en: 'There was no bet to call.', es: 'No había apuesta que igualar.' },
  'all-in-for-less': {
    en: 'All-in, the player could make it {amount}.',
    es: 'All-in, el jugador podía llegar a {amount}.',
  },
  'not-reopened': {
    en: 'A short all-in does not reopen the betting.',
    es: 'Un all-in incompleto no reabre las apuestas.',
  },
  'check-raise': {
    en: 'In this game a player who has checked may not raise in the same round.',
    es: 'En este juego quien ha pasado no puede subir en la misma ronda.',
  },
  'sitting-out': { en: 'The player sits out.', es: 'El jugador está ausente.' },
  chip: {
    en: 'The smallest chip that plays is {amount}.',
    es: 'La ficha más pequeña que juega es de {amount}.',
  },
  'no-opponent': {
    en: 'No other player has chips left to call it.',
    es: 'A ningún otro jugador le quedan fichas para igualar.',
  },
  'bring-in': {
    en: 'The player chosen by the exposed cards has to post the bring-in or bet.',
    es: 'El jugador que señalan las cartas descubiertas debe poner el bring-in o apostar.',
  },
  street: { en: 'Street: {street}.', es: 'Calle: {street}.' },
  'street-of-second-board': {
    en: 'Street: {street}, second board.',
    es: 'Calle: {street}, segundas comunitarias.',
  },
  'board-too-many': {
    en: 'The game has no such board: a further one is dealt only when no player can bet any more.',
    es: 'El juego no tiene esas comunitarias: solo se reparten otras cuando ya nadie puede apostar.',
  },
  runs: {
    en: 'The house deals the rest of the board at most {most} times.',
    es: 'La casa reparte el resto de las comunitarias como máximo {most} veces.',
  },
  burns: {
    en: 'Burn cards due: {expected}, found: {actual}.',
    es: 'Cartas quemadas debidas: {expected}, halladas: {actual}.',
  },
  'street-unneeded': {
    en: 'Cards were dealt for the {street} although only one player was left.',
    es: 'Hubo cartas para la calle {street} aunque solo quedaba un jugador.',
  },
  'street-again': {
    en: 'The {street}, or a street after it, had been dealt before.',
    es: 'La calle {street}, u otra posterior, ya se había repartido.',
  },
  button: {
    en: 'The log has the button in seat {seat}; the blinds do not follow from there.',
    es: 'El historial sitúa el botón en el asiento {seat}; las ciegas no parten de ahí.',
  },
  'not-dealt-in': { en: 'Its player was not dealt in.', es: 'Su jugador no participa en la mano.' },
  count: {
    en: 'Expected {expected} cards, found {actual}.',
    es: 'Se esperaban {expected} cartas, hay {actual}.',
  },
  'not-in-deck': {
    en: '{card} is not in the deck of this game.',
    es: '{card} no está en la baraja de este juego.',
  },
  'no-openers': {
    en: '{cards} cannot open: a pair of jacks or better is required.',
    es: '{cards} no es mano para abrir: hace falta una pareja de jotas o mejor.',
  },
  'own-discard': {
    en: '{card} was discarded by the player who draws it.',
    es: '{card} la descartó el jugador que la roba.',
  },
  'not-passed': {
    en: '{card} is not a card that the neighbour passed.',
    es: '{card} no es una carta que pasara el vecino.',
  },
  'stub-left': {
    en: 'The deck has {cards} cards left, enough for a card to each player.',
    es: 'Quedan {cards} cartas en la baraja, bastantes para dar una a cada jugador.',
  },
  bound: {
    en: 'The ruling left the player: {actions}.',
    es: 'La decisión le dejaba: {actions}.',
  },
  'rake-schedule': {
    en: 'The rake schedule gives {expected}; the house took {actual}.',
    es: 'La tabla de rake da {expected}; la casa se llevó {actual}.',
  },
  'repeated-line': {
    en: 'The log prints this line twice.',
    es: 'El historial imprime esta línea dos veces.',
  },
  cap: { en: 'Bets so far: {bets}.', es: 'Apuestas hasta ahora: {bets}.' },
} as const satisfies Catalogue &
  Readonly<Record<Exclude<ViolationDetail['about'], 'blind-seat' | 'setup'>, Message>>;

/** Which seat owes a blind. */
export const blindMessages = {
  small: {
    en: 'The small blind is due from seat {seat}.',
    es: 'La ciega pequeña la debe el asiento {seat}.',
  },
  big: {
    en: 'The big blind is due from seat {seat}.',
    es: 'La ciega grande la debe el asiento {seat}.',
  },
  'big-alone': {
    en: 'No small blind was posted before it: the big blind is due from seat {seat}.',
    es: 'Nadie puso antes la ciega pequeña: entonces la grande la debe el asiento {seat}.',
  },
  straddle: {
    en: 'Seat {seat} may straddle.',
    es: 'El straddle puede ponerlo el asiento {seat}.',
  },
} as const satisfies Readonly<Record<BlindDue, Message>>;

/** Why a hand cannot be played. */
export const setupMessages = {
  'too-few-players': { en: 'Fewer than two players.', es: 'Menos de dos jugadores.' },
  'too-many-players': {
    en: 'More players than the game seats.',
    es: 'Más jugadores de los que admite el juego.',
  },
  'seat-taken-twice': { en: 'Two players in one seat.', es: 'Dos jugadores en un asiento.' },
  'empty-stack': { en: 'A player without chips.', es: 'Un jugador sin fichas.' },
  'no-button': { en: 'No button.', es: 'Sin botón.' },
  'bad-stakes': { en: 'The stakes make no sense.', es: 'Las ciegas y apuestas no tienen sentido.' },
  'not-in-rotation': {
    en: 'The rotation does not have this game.',
    es: 'La rotación no incluye este juego.',
  },
} as const satisfies Readonly<Record<SetupReason, Message>>;
