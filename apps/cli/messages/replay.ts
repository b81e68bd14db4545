import type { HandEvent } from '#histories';
import type { Message } from '#text';

type PostKind = Extract<HandEvent, { type: 'post' }>['kind'];

/** What a replay for people says, with the places that are filled in: `{amount}`, `{cards}` and so on. */
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
  discard: { en: 'throws away {cards}', es: 'se descarta de {cards}' },
  'discard-one': { en: 'throws away a card', es: 'se descarta de una carta' },
  'discard-unseen': { en: 'throws away {count} cards', es: 'se descarta de {count} cartas' },
  'stand-pat': { en: 'stands pat', es: 'se planta' },
  'bring-in': { en: 'brings it in for {amount}', es: 'abre obligado con {amount}' },
  fold: { en: 'folds', es: 'se retira' },
  'fold-shown': { en: 'folds and shows {cards}', es: 'se retira y muestra {cards}' },
  check: { en: 'checks', es: 'pasa' },
  call: { en: 'calls {amount}', es: 'iguala {amount}' },
  bet: { en: 'bets {amount}', es: 'apuesta {amount}' },
  raise: { en: 'raises to {amount}', es: 'sube a {amount}' },
  'all-in': { en: ' and is all-in', es: ' y queda all-in' },
  uncalled: { en: 'takes back {amount}, not called', es: 'recupera {amount} que nadie igualó' },
  show: { en: 'shows {cards}', es: 'muestra {cards}' },
  muck: { en: 'does not show', es: 'no muestra sus cartas' },
  collect: { en: 'collects {amount}', es: 'cobra {amount}' },
  'cash-out': { en: 'cashes out for {amount}', es: 'cobra {amount} por adelantado (cash out)' },
  'house-money': { en: 'The house adds {amount} to the pot', es: 'La casa añade {amount} al bote' },
  unread: { en: 'Not understood: {text}', es: 'No se ha entendido: {text}' },
  'hole-cards': { en: 'Hole cards', es: 'Cartas de mano' },
  showdown: { en: 'Showdown', es: 'Enfrentamiento' },
} as const satisfies Readonly<Record<string, Message>> &
  Readonly<Record<PostKind | Exclude<HandEvent['type'], 'post' | 'board' | 'note' | 'street'>, Message>>;

/** Streets of the games that everybody knows. */
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
  predraw: { en: 'Before the draw', es: 'Antes del descarte' },
  'first-draw': { en: 'First draw', es: 'Primer descarte' },
  'second-draw': { en: 'Second draw', es: 'Segundo descarte' },
  'third-draw': { en: 'Third draw', es: 'Tercer descarte' },
} as const satisfies Readonly<Record<string, Message>>;

export const REPLAY_LABELS = {
  pot: { en: 'pot', es: 'bote' },
  stack: { en: 'stack', es: 'stack' },
  could: { en: 'could', es: 'podía' },
  ownTurn: { en: 'it was on {name}, who could', es: 'le tocaba a {name}, que podía' },
  nobodysTurn: { en: 'nobody was to act', es: 'no le tocaba a nadie' },
  fold: { en: 'fold', es: 'retirarse' },
  check: { en: 'check', es: 'pasar' },
  call: { en: 'call {amount}', es: 'igualar {amount}' },
  bringIn: { en: 'bring it in for {amount}', es: 'abrir obligado con {amount}' },
  bet: { en: 'bet {range}', es: 'apostar {range}' },
  raise: { en: 'raise to {range}', es: 'subir a {range}' },
  faceUp: { en: '{cards} face up', es: '{cards} a la vista' },
  and: { en: 'and', es: 'y' },
  button: { en: 'button', es: 'botón' },
  hero: { en: 'hero', es: 'héroe' },
  sittingOut: { en: 'sitting out', es: 'ausente' },
  board: { en: 'board', es: 'mesa' },
  pots: { en: 'Pots', es: 'Botes' },
  mainPot: { en: 'main pot', es: 'bote principal' },
  sidePot: { en: 'side pot {number}', es: 'bote lateral {number}' },
  rake: { en: 'rake', es: 'comisión' },
  nobody: { en: 'nobody can say whose', es: 'no se puede saber de quién' },
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
} as const satisfies Readonly<Record<string, Message>>;
