import { NO_PLAYER, UNKNOWN_STACK, type Hand } from '#engine';
import type { BettingEvent, HandEvent } from '#histories';
import type { Column } from './column.js';

type Extracted<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

/** An event that is a row of `actions`. */
export type ActionEvent = BettingEvent | Extracted<'post' | 'uncalled' | 'discard'>;

/** An action with the state before it. */
export interface Action {
  readonly number: number;
  readonly event: ActionEvent;
  readonly state: Hand;
  readonly name: string | null;
  /** The line of the event, within the hand. */
  readonly line: number;
}

const ACTIONS: ReadonlySet<HandEvent['type']> = new Set<ActionEvent['type']>([
  'post',
  'bring-in',
  'fold',
  'check',
  'call',
  'bet',
  'raise',
  'uncalled',
  'discard',
]);

export const isAction = (event: HandEvent): event is ActionEvent => ACTIONS.has(event.type);

const known = (amount: number): number | null => (amount === UNKNOWN_STACK ? null : amount);

const ofPlayer =
  (value: (state: Hand, player: number) => number) =>
  ({ state, event }: Action): number | null => {
    const player = state.playerAt(event.seat);
    return player === NO_PLAYER ? null : known(value(state, player));
  };

const betOf = ofPlayer((state, player) => state.bet[player]);

const amountOf = (action: Action): number | null => {
  const { event } = action;
  if ('amount' in event) return event.amount;
  return 'to' in event ? event.to - (betOf(action) ?? 0) : null;
};

const totalOf = (action: Action): number | null => {
  const { event } = action;
  if ('to' in event) return event.to;
  const isBet = event.type === 'call' || event.type === 'bring-in';
  return isBet ? (betOf(action) ?? 0) + event.amount : null;
};

/** The columns of `actions` after the key. */
export const ACTION_COLUMNS: readonly Column<Action>[] = [
  {
    name: 'number',
    type: 'integer',
    meaning: 'number of the action in its hand, from 0',
    value: ({ number }) => number,
  },
  { name: 'line', type: 'integer', meaning: 'line of the log', value: ({ line }) => line },
  { name: 'seat', type: 'integer', meaning: 'seat of the player', value: ({ event }) => event.seat },
  {
    name: 'player',
    type: 'text',
    meaning: 'name of the player',
    missing: 'the log lists nobody on the seat',
    privacy: 'player',
    value: ({ name }) => name,
  },
  {
    name: 'street',
    type: 'text',
    meaning: 'street, such as `preflop` or `flop`',
    missing: 'forced bets before the first street',
    value: ({ state }) => state.currentStreet?.id ?? null,
  },
  {
    name: 'street_number',
    type: 'integer',
    meaning: 'number of the street, from 0; -1 for forced bets before the first street',
    value: ({ state }) => state.street,
  },
  {
    name: 'action',
    type: 'text',
    meaning:
      '`fold`, `check`, `call`, `bet`, `raise`, `bring-in`, `discard`, `uncalled`, or a forced bet: `ante`, `small-blind`, `big-blind`, `posted-blind`, `dead-blind`, `straddle`, `button-blind`, `kill`',
    value: ({ event }) => (event.type === 'post' ? event.kind : event.type),
  },
  {
    name: 'amount',
    type: 'money',
    meaning: 'chips that the action puts in; of `uncalled`, chips that it returns',
    missing: 'fold, check, discard',
    value: amountOf,
  },
  {
    name: 'total',
    type: 'money',
    meaning: 'bet of the player in this round after the action',
    missing: 'the action is no call, bet, raise or bring-in',
    value: totalOf,
  },
  {
    name: 'dead',
    type: 'money',
    meaning: 'part of `amount` that is no bet',
    missing: 'the action is no forced bet',
    value: ({ event }) => (event.type === 'post' ? event.dead : null),
  },
  {
    name: 'all_in',
    type: 'boolean',
    meaning: 'whether the log says that the player is all-in',
    value: ({ event }) => 'allIn' in event && event.allIn,
  },
  {
    name: 'to_call',
    type: 'money',
    meaning: 'what the player needs to call, before the action',
    missing: 'not dealt in',
    value: ofPlayer((state, player) => state.toCall(player)),
  },
  {
    name: 'pot_before',
    type: 'money',
    meaning: 'all chips in the pot before the action, bets of the round included',
    value: ({ state }) => state.pot,
  },
  {
    name: 'stack_before',
    type: 'money',
    meaning: 'chips of the player before the action',
    missing: 'the stack is not stated, or the player was not dealt in',
    value: ofPlayer((state, player) => state.stack[player] + state.reserve[player]),
  },
  {
    name: 'players_left',
    type: 'integer',
    meaning: 'players who have not folded before the action',
    value: ({ state }) => state.liveCount,
  },
  {
    name: 'discarded',
    type: 'integer',
    meaning: 'number of cards; 0 for a player who stands pat',
    missing: 'the action is no discard',
    value: ({ event }) => (event.type === 'discard' ? event.count : null),
  },
];
