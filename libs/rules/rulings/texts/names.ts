import type { Message } from '#cards';
import type { ActionType, CardFate, HandOutcome, RulingId } from '../ruling.js';

/** The rulings as headlines. */
export const RULING_NAMES: Readonly<Record<RulingId, Message>> = {
  'play-on': { en: 'Play on', es: 'Se sigue jugando' },
  misdeal: { en: 'Misdeal', es: 'Reparto nulo' },
  void: { en: 'The hand is void', es: 'La mano queda anulada' },
  'deal-passes': { en: 'The deal passes', es: 'El reparto pasa al siguiente' },
  'cut-again': { en: 'Cut again', es: 'Se corta de nuevo' },
  'dealt-on': { en: 'The missing card is dealt', es: 'Se reparte la carta que falta' },
  'card-plays': { en: 'The card plays', es: 'La carta juega' },
  'card-replaced': { en: 'The card is replaced', es: 'La carta se reemplaza' },
  'card-returned': { en: 'The card goes back', es: 'La carta se devuelve' },
  'card-stays': { en: 'The card stays', es: 'La carta se queda' },
  'cards-do-not-play': { en: 'The cards do not play', es: 'Las cartas no juegan' },
  'burn-corrected': { en: 'The burn is corrected', es: 'Se corrige la carta quemada' },
  'stub-rebuilt': { en: 'The stub is rebuilt', es: 'Se recompone el resto del mazo' },
  'button-corrected': { en: 'The button is corrected', es: 'Se corrige el botón' },
  'dead-hand': { en: 'The hand is dead', es: 'La mano está muerta' },
  'live-hand': { en: 'The hand is live', es: 'La mano está viva' },
  binding: { en: 'The action is binding', es: 'La acción es obligatoria' },
  'not-binding': { en: 'The action is not binding', es: 'La acción no es obligatoria' },
  call: { en: 'It is a call', es: 'Es una igualada' },
  check: { en: 'It is a check', es: 'Es un pase' },
  'raise-completed': { en: 'The raise is completed', es: 'La subida se completa' },
  'action-completed': { en: 'The action is completed', es: 'La acción se completa' },
  'bet-corrected': { en: 'The bet is corrected', es: 'La apuesta se corrige' },
  'may-reconsider': { en: 'The player may reconsider', es: 'El jugador puede reconsiderar' },
  'right-kept': { en: 'The right to act is kept', es: 'Conserva su turno' },
  'right-lost': { en: 'The right to act is lost', es: 'Pierde su turno' },
  'must-show': { en: 'All cards must be shown', es: 'Hay que mostrar todas las cartas' },
  refused: { en: 'The request is refused', es: 'La petición se rechaza' },
  'shown-dead': { en: 'The hand is shown, and dead', es: 'La mano se muestra y está muerta' },
  'shown-live': { en: 'The hand is shown, and live', es: 'La mano se muestra y está viva' },
  'shown-at-once': { en: 'The cards are shown at once', es: 'Las cartas se muestran enseguida' },
  'shown-after-round': {
    en: 'The cards are shown after the round',
    es: 'Las cartas se muestran al terminar la ronda',
  },
  'cards-speak': { en: 'The cards speak', es: 'Hablan las cartas' },
  'declared-binds': { en: 'The declared hand counts', es: 'Vale la mano declarada' },
  'pot-lost': { en: 'The player loses the pot', es: 'El jugador pierde el bote' },
  corrected: { en: 'The error is corrected', es: 'El error se corrige' },
  stands: { en: 'The award stands', es: 'La adjudicación vale' },
  drawn: { en: 'The draw decides', es: 'Decide el sorteo' },
  warned: { en: 'The player is warned', es: 'Se advierte al jugador' },
  expelled: { en: 'The player is expelled', es: 'Se expulsa al jugador' },
  'not-refunded': { en: 'His chips do not go back', es: 'No recupera sus fichas' },
  'fair-settlement': { en: 'A fair settlement', es: 'Un arreglo justo' },
  discretion: { en: 'The management decides', es: 'Decide la dirección' },
};

/** What happens to the hand; `ruling.outcome` after one ruling only. */
export const HAND_OUTCOME_NAMES: Readonly<
  Record<HandOutcome | 'deal-passes.misdeal' | 'not-refunded.void', Message>
> = {
  'goes-on': { en: 'the hand goes on', es: 'la mano sigue' },
  misdeal: { en: 'the same dealer deals again', es: 'reparte de nuevo el mismo crupier' },
  void: { en: 'all bets go back', es: 'se devuelven todas las apuestas' },
  over: { en: 'the hand is over', es: 'la mano ha terminado' },
  'deal-passes.misdeal': { en: 'the next player deals', es: 'reparte el jugador siguiente' },
  'not-refunded.void': { en: 'all other bets go back', es: 'se devuelven todas las demás apuestas' },
};

/**
 * What a headline says about the hand after a ruling; null if there is nothing to add, because the hand goes on or because each
 * outcome that the management may choose says it.
 */
export const handOutcomeName = (ruling: RulingId, hand: HandOutcome): Message | null => {
  if (hand === 'goes-on' || ruling === 'discretion') return null;
  const names: Readonly<Record<string, Message | undefined>> = HAND_OUTCOME_NAMES;
  return names[`${ruling}.${hand}`] ?? HAND_OUTCOME_NAMES[hand];
};

export const ACTION_NAMES: Readonly<Record<ActionType, Message>> = {
  fold: { en: 'fold', es: 'retirarse' },
  check: { en: 'check', es: 'pasar' },
  call: { en: 'call', es: 'igualar' },
  bet: { en: 'bet', es: 'apostar' },
  raise: { en: 'raise', es: 'subir' },
};

/** What happens to a card. */
export const CARD_FATE_NAMES: Readonly<Record<CardFate, Message>> = {
  plays: { en: 'in play', es: 'en juego' },
  'is-scrap': { en: 'a scrap of paper', es: 'un trozo de papel' },
  'is-replaced': { en: 'to be replaced', es: 'por reemplazar' },
  'is-burn': { en: 'a burn card', es: 'carta quemada' },
  'does-not-play': { en: 'not in play', es: 'fuera de juego' },
  stays: { en: 'stays where it is', es: 'se queda donde está' },
  'is-shown': { en: 'to be shown', es: 'por mostrar' },
  'stays-hidden': { en: 'not to be shown', es: 'no se muestra' },
};

/** Cards without a rank and suit, what replaces them, and when. Other ids, such as streets, are their own names. */
export const CARD_NAMES: Readonly<Record<string, Message>> = {
  'exposed-card': { en: 'exposed card', es: 'carta expuesta' },
  'boxed-card': { en: 'boxed card', es: 'carta boca arriba' },
  'extra-card': { en: 'extra card', es: 'carta de más' },
  'missing-card': { en: 'missing card', es: 'carta que falta' },
  'dropped-card': { en: 'dropped card', es: 'carta caída' },
  'requested-hand': { en: 'requested hand', es: 'mano pedida' },
  'premature-cards': { en: 'premature cards', es: 'cartas prematuras' },
  'dealt-card': { en: 'card that was dealt', es: 'carta repartida' },
  'second-burn': { en: 'second burn card', es: 'segunda carta quemada' },
  'thrown-cards': { en: 'thrown cards', es: 'cartas arrojadas' },
  'shown-cards': { en: 'cards that were seen', es: 'cartas vistas' },
  'rest-of-hand': { en: 'rest of the hand', es: 'resto de la mano' },
  'burn-card': { en: 'burn card', es: 'carta quemada' },
  'next-card': { en: 'next card of the deck', es: 'siguiente carta del mazo' },
  'top-card': { en: 'top card of the deck', es: 'primera carta del mazo' },
  joker: { en: 'joker', es: 'comodín' },
  stub: { en: 'stub', es: 'resto del mazo' },
  'at-once': { en: 'at once', es: 'enseguida' },
  'after-the-round': { en: 'after the round', es: 'al terminar la ronda' },
  'next-street': { en: 'on the next street', es: 'en la calle siguiente' },
};
