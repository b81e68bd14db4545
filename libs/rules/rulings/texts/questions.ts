import type { Message } from '#cards';

/**
 * The questions about the fields of incidents. A field of one type of incident has its own question as `type.field`; the
 * others share the question of their name.
 */
export const FIELD_QUESTIONS: Readonly<Record<string, Message>> = {
  seat: { en: 'Which seat?', es: '¿Qué asiento?' },
  abused: { en: 'Does the player abuse the right?', es: '¿Abusa el jugador de ese derecho?' },
  actedBehind: {
    en: 'How many players acted behind the player?',
    es: '¿Cuántos jugadores actuaron después del jugador?',
  },
  'hand-thrown.actedBehind': {
    en: 'Did a player behind act?',
    es: '¿Actuó algún jugador situado detrás?',
  },
  actedOn: { en: 'Did a player act on the new card?', es: '¿Actuó algún jugador con la carta nueva?' },
  actedSince: { en: 'Has another player acted since?', es: '¿Ha actuado otro jugador desde entonces?' },
  action: { en: 'Which action?', es: '¿Qué acción?' },
  aggressive: {
    en: 'Did the player try to win the pot by betting?',
    es: '¿Intentó ganar el bote apostando?',
  },
  allIn: { en: 'Was the player all-in?', es: '¿Quedó all-in?' },
  allInLastRound: {
    en: 'Was there no betting because of an all-in?',
    es: '¿No hubo apuestas por un all-in?',
  },
  amount: { en: 'Which amount?', es: '¿Qué cantidad?' },
  announcedBeforeLooking: {
    en: 'Was the exposure announced before the player looked?',
    es: '¿Se avisó antes de que el jugador mirase la carta?',
  },
  atTable: { en: 'Was the player at the table?', es: '¿Estaba el jugador en la mesa?' },
  awarded: { en: 'Was the pot awarded?', es: '¿Se adjudicó el bote?' },
  beforeDraw: { en: 'Was it before the draw?', es: '¿Fue antes del cambio de cartas?' },
  'card-exposed.by': { en: 'Who exposed the card?', es: '¿Quién expuso la carta?' },
  'unprotected-hand.by': { en: 'How was the hand lost?', es: '¿Cómo se perdió la mano?' },
  'asks-to-see.by': { en: 'Who wants to see the hand?', es: '¿Quién quiere ver la mano?' },
  by: { en: 'Who did it?', es: '¿Quién lo hizo?' },
  called: { en: 'How much was put in first?', es: '¿Cuánto puso primero?' },
  calledTime: { en: 'Did the player call time?', es: '¿Pidió tiempo el jugador?' },
  canMake: {
    en: 'Can the cards make the declared hand?',
    es: '¿Se puede formar con las cartas la mano declarada?',
  },
  cards: { en: 'Which cards?', es: '¿Qué cartas?' },
  'suit-draw.cards': {
    en: 'Which card has each seat? For example 1 Jh, 4 Ks',
    es: '¿Qué carta tiene cada asiento? Por ejemplo 1 Jh, 4 Ks',
  },
  causedAction: { en: 'Did another player act because of it?', es: '¿Actuó otro jugador por ello?' },
  chip: { en: 'How much is the chip worth?', es: '¿Cuánto vale la ficha?' },
  chips: { en: 'How many chips?', es: '¿Cuántas fichas?' },
  count: { en: 'How many cards?', es: '¿Cuántas cartas?' },
  'misdeals-in-a-row.count': { en: 'How many misdeals in a row?', es: '¿Cuántos repartos nulos seguidos?' },
  deliberate: { en: 'Was it deliberate?', es: '¿Fue a propósito?' },
  did: { en: 'What did the player do?', es: '¿Qué hizo el jugador?' },
  eligible: {
    en: 'Could the hand take part in the showdown?',
    es: '¿Podía la mano participar en el showdown?',
  },
  has: { en: 'How many cards does the hand have?', es: '¿Cuántas cartas tiene la mano?' },
  holderActed: { en: 'Has the player with it acted?', es: '¿Ha actuado el jugador que la tiene?' },
  'house.most': {
    en: 'How many misdeals in a row does the house allow?',
    es: '¿Cuántos repartos nulos seguidos permite la casa?',
  },
  'house.penalty': {
    en: 'Which penalty does the house have for more?',
    es: '¿Qué penalización tiene la casa si son más?',
  },
  identifiable: { en: 'Can the cards be identified?', es: '¿Se pueden identificar las cartas?' },
  intact: { en: 'Can the cards still be distinguished?', es: '¿Se distinguen aún las cartas?' },
  irregular: { en: 'Is the card irregular?', es: '¿Es irregular la carta?' },
  isStudLastCard: {
    en: 'Is it the last card of a stud hand?',
    es: '¿Es la última carta de una mano de stud?',
  },
  kind: { en: 'What is wrong with it?', es: '¿Qué tiene de incorrecto?' },
  knownBy: {
    en: 'Which seat knew of it and did not say so?',
    es: '¿Qué asiento lo sabía y no lo dijo?',
  },
  method: { en: 'How is it drawn?', es: '¿Cómo se sortea?' },
  misinformed: { en: 'Was the player misinformed?', es: '¿Informaron mal al jugador?' },
  more: { en: 'How much was added?', es: '¿Cuánto añadió?' },
  nextDealtAndMixed: {
    en: 'Was the next card dealt down and mixed with others?',
    es: '¿Se repartió tapada la siguiente y se mezcló con otras?',
  },
  nextHandBegun: { en: 'Has the next hand begun?', es: '¿Ha empezado la mano siguiente?' },
  of: { en: 'Which seat has the hand?', es: '¿De qué asiento es la mano?' },
  ordinal: {
    en: 'Which card of the deal was it? 1 is the first card dealt to any player',
    es: '¿Qué carta del reparto era? 1 es la primera que se repartió',
  },
  otherMucked: {
    en: 'Did another player muck because of it?',
    es: '¿Tiró otro jugador su mano por ello?',
  },
  part: { en: 'Was only a part of the hand shown?', es: '¿Se mostró solo una parte de la mano?' },
  parts: {
    en: 'How many cards have the two parts? For example 4 48',
    es: '¿Cuántas cartas tienen las dos partes? Por ejemplo 4 48',
  },
  posted: { en: 'Did the player post a blind?', es: '¿Puso el jugador una ciega?' },
  potPushed: { en: 'Was the pot pushed?', es: '¿Se entregó el bote?' },
  remainingFold: {
    en: 'Do the players who are still to act fold?',
    es: '¿Se retiran los jugadores que faltan por actuar?',
  },
  right: { en: 'What is the right amount?', es: '¿Cuál es la cantidad correcta?' },
  roundOver: { en: 'Is the betting round over?', es: '¿Ha terminado la ronda de apuestas?' },
  said: { en: 'What did the player say?', es: '¿Qué dijo el jugador?' },
  should: { en: 'How many should it have?', es: '¿Cuántas debería tener?' },
  shown: { en: 'Which cards are tabled?', es: '¿Qué cartas están sobre la mesa?' },
  since: { en: 'What have others done since?', es: '¿Qué han hecho otros desde entonces?' },
  someoneAheadToAct: {
    en: 'Is another player still to act ahead?',
    es: '¿Falta por actuar otro jugador antes?',
  },
  street: { en: 'Which street?', es: '¿Qué calle?' },
  text: { en: 'What happened?', es: '¿Qué pasó?' },
  topCardIsHis: {
    en: 'Is the top card of the deck the missing card, in sequence?',
    es: '¿Es la primera carta del mazo la que le falta, en su orden?',
  },
  unawareOfRaise: { en: 'Was the player unaware of the raise?', es: '¿Ignoraba el jugador la subida?' },
  viewer: { en: 'Who saw the cards?', es: '¿Quién vio las cartas?' },
  where: { en: 'Where is the card?', es: '¿Dónde está la carta?' },
};

/** The questions about the facts of a situation. */
export const SITUATION_QUESTIONS = {
  stage: { en: 'Where is the hand?', es: '¿En qué momento está la mano?' },
  street: { en: 'Which street?', es: '¿Qué calle?' },
  players: { en: 'How many players were dealt in?', es: '¿Cuántos jugadores recibieron cartas?' },
  acted: {
    en: 'How many different players have acted since the blinds or antes?',
    es: '¿Cuántos jugadores distintos han actuado desde las ciegas o los antes?',
  },
  toCall: { en: 'How much does the player have to call?', es: '¿Cuánto tiene que igualar el jugador?' },
  inFront: {
    en: 'How much has the player put in in this round before?',
    es: '¿Cuánto había puesto el jugador antes en esta ronda?',
  },
  betSize: {
    en: 'How large is the full bet or raise now?',
    es: '¿De cuánto es ahora la apuesta o subida completa?',
  },
  roundOver: { en: 'Is the betting round complete?', es: '¿Ha terminado la ronda de apuestas?' },
  handOver: { en: 'Was the pot pushed?', es: '¿Se entregó el bote?' },
  tournament: { en: 'Is it a tournament?', es: '¿Es un torneo?' },
  formal: {
    en: 'Is it a formal game: a card room or a tournament?',
    es: '¿Es una partida formal: una sala o un torneo?',
  },
} as const satisfies Readonly<Record<string, Message>>;

/** The names of values that fields and facts choose from; `field.value` for one field only. */
export const VALUE_NAMES: Readonly<Record<string, Message>> = {
  'before-deal': { en: 'before the deal', es: 'antes del reparto' },
  'initial-deal': { en: 'during the first deal', es: 'durante el primer reparto' },
  betting: { en: 'betting', es: 'apuestas' },
  dealing: { en: 'a later deal', es: 'un reparto posterior' },
  draw: { en: 'the draw', es: 'cambio de cartas' },
  showdown: { en: 'showdown', es: 'showdown' },
  awarded: { en: 'pot awarded', es: 'bote adjudicado' },
  'between-hands': { en: 'between hands', es: 'entre manos' },
  dealer: { en: 'the dealer', es: 'el crupier' },
  player: { en: 'a player', es: 'un jugador' },
  'off-table': { en: 'it fell off the table', es: 'cayó fuera de la mesa' },
  'unprotected-hand.dealer': { en: 'the dealer took it in', es: 'el crupier la retiró' },
  'other-cards': { en: 'other cards touched it', es: 'la tocaron otras cartas' },
  bystander: { en: 'a bystander', es: 'un espectador' },
  winner: { en: 'the winner of the pot', es: 'el ganador del bote' },
  other: { en: 'another player of the hand', es: 'otro jugador de la mano' },
  'not-dealt-in': { en: 'a player who was not dealt in', es: 'un jugador que no recibió cartas' },
  fold: { en: 'fold', es: 'retirarse' },
  check: { en: 'check', es: 'pasar' },
  call: { en: 'call', es: 'igualar' },
  bet: { en: 'bet', es: 'apostar' },
  raise: { en: 'raise', es: 'subir' },
  'out-of-turn.fold': { en: 'a fold', es: 'una retirada' },
  'out-of-turn.check': { en: 'a check', es: 'un pase' },
  'out-of-turn.call': { en: 'a call', es: 'una igualada' },
  'out-of-turn.bet': { en: 'a bet', es: 'una apuesta' },
  'out-of-turn.raise': { en: 'a raise', es: 'una subida' },
  nothing: { en: 'nothing but checks or folds', es: 'nada más que pases o retiradas' },
  'too-small': { en: 'it is too small', es: 'es demasiado pequeña' },
  rounding: { en: 'it is not a round amount', es: 'no es una cantidad redonda' },
  'first-jack': { en: 'the first jack', es: 'la primera jota' },
  'high-card': { en: 'the high card', es: 'la carta alta' },
  seats: { en: 'the order of seats', es: 'el orden de los asientos' },
  'can-act-now': {
    en: 'a player who can still act in this round',
    es: 'un jugador que aún puede actuar en esta ronda',
  },
  'acts-later': {
    en: 'a player who can act in a later round',
    es: 'un jugador que puede actuar en otra ronda',
  },
  out: { en: 'a player who is out of the hand', es: 'un jugador que ya no está en la mano' },
  hand: { en: 'in a hand', es: 'en una mano' },
  board: { en: 'on the board', es: 'en la mesa' },
  stub: { en: 'in the stub', es: 'en el resto del mazo' },
};

const GAME_QUESTIONS: Readonly<Record<string, Message>> = {
  '/game': { en: 'Which game?', es: '¿Qué juego?' },
  '/game/limit': { en: 'Which limit?', es: '¿Qué límite?' },
};

/** The question about the fact at a JSON pointer into a request, for a type of incident; without one, the pointer. */
export const questionAt = (pointer: string, type: string): Message => {
  const [, part, ...path] = pointer.split('/');
  const name = path.join('.');
  const situation: Readonly<Record<string, Message>> = SITUATION_QUESTIONS;
  const question =
    part === 'incident'
      ? (FIELD_QUESTIONS[`${type}.${name}`] ?? FIELD_QUESTIONS[name])
      : part === 'situation'
        ? situation[name]
        : GAME_QUESTIONS[pointer];
  return question ?? { en: pointer, es: pointer };
};
