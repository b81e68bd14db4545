import type { NoAllIn } from '#hand-equity';
import type { HandEvent } from '#histories';
import type { Catalogue, Message } from '#text';

type PostKind = Extract<HandEvent, { type: 'post' }>['kind'];

/** What a player does, after the player's name. */
export const ACTIONS = {
  'small-blind': { en: 'posts the small blind {amount}', es: 'pone la ciega pequeña {amount}' },
  'big-blind': { en: 'posts the big blind {amount}', es: 'pone la ciega grande {amount}' },
  'posted-blind': { en: 'posts a blind {amount}', es: 'pone una ciega {amount}' },
  'dead-blind': { en: 'posts a dead blind {amount}', es: 'pone una ciega muerta {amount}' },
  'button-blind': { en: 'posts the button blind {amount}', es: 'pone la ciega del botón {amount}' },
  ante: { en: 'posts the ante {amount}', es: 'pone el ante {amount}' },
  kill: { en: 'posts the kill {amount}', es: 'pone el kill {amount}' },
  straddle: { en: 'straddles {amount}', es: 'pone un straddle {amount}' },
  deal: { en: 'is dealt {cards}', es: 'recibe {cards}' },
  discard: { en: 'discards {cards}', es: 'descarta {cards}' },
  'discard-one': { en: 'discards a card', es: 'descarta una carta' },
  'discard-unseen': { en: 'discards {count} cards', es: 'descarta {count} cartas' },
  'stand-pat': { en: 'stands pat', es: 'se planta' },
  'bring-in': { en: 'brings it in for {amount}', es: 'pone el bring-in {amount}' },
  fold: { en: 'folds', es: 'se retira' },
  'fold-shown': { en: 'folds and shows {cards}', es: 'se retira y muestra {cards}' },
  check: { en: 'checks', es: 'pasa' },
  call: { en: 'calls {amount}', es: 'iguala {amount}' },
  bet: { en: 'bets {amount}', es: 'apuesta {amount}' },
  raise: { en: 'raises to {amount}', es: 'sube a {amount}' },
  'all-in': { en: ' and is all-in', es: ' y queda all-in' },
  uncalled: { en: 'takes back the uncalled {amount}', es: 'recupera la apuesta no igualada ({amount})' },
  show: { en: 'shows {cards}', es: 'muestra {cards}' },
  muck: { en: 'does not show', es: 'no muestra sus cartas' },
  collect: { en: 'collects {amount}', es: 'cobra {amount}' },
  'cash-out': { en: 'cashes out for {amount}', es: 'cobra {amount} por adelantado (cash out)' },
  'house-money': { en: 'The house adds {amount} to the pot', es: 'La casa añade {amount} al bote' },
  declare: { en: 'declares {text}', es: 'declara {text}' },
  burn: { en: 'Burn: {cards}', es: 'Carta quemada: {cards}' },
  incident: { en: 'The floor is called: {text}', es: 'Se llama al floor: {text}' },
  unread: { en: 'Not understood: {text}', es: 'No se ha entendido: {text}' },
  'hole-cards': { en: 'Hole cards', es: 'Cartas de mano' },
  showdown: { en: 'Showdown', es: 'Showdown' },
} as const satisfies Catalogue &
  Readonly<Record<PostKind | Exclude<HandEvent['type'], 'post' | 'board' | 'note' | 'street'>, Message>>;

/** The streets of the known games. */
export const STREET_NAMES = {
  preflop: { en: 'Preflop', es: 'Preflop' },
  flop: { en: 'Flop', es: 'Flop' },
  turn: { en: 'Turn', es: 'Turn' },
  river: { en: 'River', es: 'River' },
  deal: { en: 'Deal', es: 'Reparto' },
  second: { en: 'Second street', es: 'Segunda calle' },
  third: { en: 'Third street', es: 'Tercera calle' },
  fourth: { en: 'Fourth street', es: 'Cuarta calle' },
  fifth: { en: 'Fifth street', es: 'Quinta calle' },
  sixth: { en: 'Sixth street', es: 'Sexta calle' },
  seventh: { en: 'Seventh street', es: 'Séptima calle' },
  predraw: { en: 'Before the draw', es: 'Antes del cambio de cartas' },
  'first-draw': { en: 'First draw', es: 'Primer cambio de cartas' },
  'second-draw': { en: 'Second draw', es: 'Segundo cambio de cartas' },
  'third-draw': { en: 'Third draw', es: 'Tercer cambio de cartas' },
} as const satisfies Catalogue;

export const REPLAY_LABELS = {
  bothHalves: { en: 'high and low', es: 'alta y baja' },
  pot: { en: 'pot', es: 'bote' },
  stack: { en: 'stack', es: 'stack' },
  could: { en: 'could', es: 'podía' },
  otherTurn: { en: 'it was the turn of {name}, who could', es: 'era el turno de {name}, que podía' },
  noTurn: { en: 'no player was to act', es: 'no era el turno de ningún jugador' },
  fold: { en: 'fold', es: 'retirarse' },
  check: { en: 'check', es: 'pasar' },
  call: { en: 'call {amount}', es: 'igualar {amount}' },
  bringIn: { en: 'bring it in for {amount}', es: 'poner el bring-in {amount}' },
  bet: { en: 'bet {range}', es: 'apostar {range}' },
  raise: { en: 'raise to {range}', es: 'subir a {range}' },
  faceUp: { en: '{cards} face up', es: '{cards} a la vista' },
  and: { en: 'and', es: 'y' },
  button: { en: 'button', es: 'botón' },
  hero: { en: 'hero', es: 'héroe' },
  sittingOut: { en: 'sitting out', es: 'ausente' },
  board: { en: 'board', es: 'cartas comunitarias' },
  pots: { en: 'Pots', es: 'Botes' },
  mainPot: { en: 'main pot', es: 'bote principal' },
  sidePot: { en: 'side pot {number}', es: 'bote paralelo {number}' },
  rake: { en: 'rake', es: 'rake' },
  unknownWinner: { en: 'winner unknown', es: 'ganador desconocido' },
  hands: { en: 'Hands', es: 'Manos' },
  totals: { en: 'Totals', es: 'Totales' },
  total: {
    en: 'put in {paid}, due {due}, collected {got}, left with {left}',
    es: 'puso {paid}, le corresponden {due}, cobró {got}, le quedan {left}',
  },
  findings: { en: 'Findings', es: 'Hallazgos' },
  cancelled: {
    en: 'The site cancelled this hand: the stakes go back.',
    es: 'El sitio anuló esta mano: las apuestas se devuelven.',
  },
  noFile: { en: 'there is no file in the folder', es: 'no hay ningún archivo en la carpeta' },
  noHand: {
    en: 'the log has no hand with this id: it has {hands}, and --index chooses one by its place',
    es: 'ninguna mano del historial, que tiene {hands}, lleva ese id; --index la elige por su lugar',
  },
  noIndex: {
    en: 'the log has no hand with index {index}: it has {hands}, and the first has index 0',
    es: 'el historial no tiene ninguna mano de índice {index}: tiene {hands}, y la primera es la 0',
  },
} as const satisfies Catalogue;

/** Labels of the equity of a replayed hand. */
export const REPLAY_EQUITY_LABELS = {
  equity: { en: 'Equity of the known hands', es: 'Equity de las manos conocidas' },
  leftOut: { en: 'left out: {names}', es: 'sin contar: {names}' },
  allIn: { en: 'All-in on this street: {street}', es: 'All-in en esta calle: {street}' },
  expected: {
    en: '{name}: expected {expected}, won {won}, difference {difference}',
    es: '{name}: esperado {expected}, ganado {won}, diferencia {difference}',
  },
} as const satisfies Catalogue;

/** Why the equity of a replayed hand is not computed. */
export const NO_EQUITY_REASONS: Readonly<Record<Exclude<NoAllIn, 'no-all-in'>, Message>> = {
  'unknown-hands': { en: 'too few hands are known', es: 'se conocen muy pocas manos' },
  'needs-policy': {
    en: 'the result depends on later discards or declarations',
    es: 'el resultado depende de descartes o declaraciones posteriores',
  },
  'cards-disagree': {
    en: 'the log has one card in two places',
    es: 'el historial tiene una misma carta en dos lugares',
  },
  'unusual-deal': {
    en: 'the deck ran out, and discards were dealt again or a card was shared',
    es: 'se agotó la baraja y se volvieron a repartir descartes o se repartió una carta común',
  },
};
