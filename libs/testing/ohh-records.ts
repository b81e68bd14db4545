/** A field of a record, or a part of one. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonFields = Readonly<Record<string, Json | undefined>>;

/** An action by its word, player, amount and cards. */
export const act = (action: string, player: number, amount?: number, more: JsonFields = {}): Json => ({
  action_number: 0,
  player_id: player,
  action,
  ...(amount === undefined ? {} : { amount }),
  ...present(more),
});

/** A round with numbered actions. */
export const round = (
  id: number,
  street: string,
  actions: readonly Json[],
  cards: readonly string[] = [],
): Json => ({
  id,
  street,
  cards,
  actions: actions.map((action, index) =>
    typeof action === 'object' && action !== null && !Array.isArray(action)
      ? { ...action, action_number: index + 1 }
      : action,
  ),
});

const present = (fields: JsonFields): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );

const names = ['Ann', 'Ben', 'Cid'];

/** Ann has the button, Ben and Cid post 0.50 and 1, and Ann's bet of 3 on the flop takes the pot of 6.50. */
const usual: JsonFields = {
  spec_version: '1.4.7',
  site_name: 'Cardroom',
  network_name: 'Cards',
  internal_version: '1.0.0',
  tournament: false,
  game_number: '1001',
  start_date_utc: '2024-05-06T11:08:09Z',
  table_name: 'Vesta',
  game_type: 'Holdem',
  bet_limit: { bet_type: 'NL', bet_cap: 0 },
  table_size: 6,
  currency: 'USD',
  dealer_seat: 1,
  small_blind_amount: 0.5,
  big_blind_amount: 1,
  ante_amount: 0,
  hero_player_id: 0,
  flags: [],
  players: names.map((name, id) => ({ id, seat: id + 1, name, starting_stack: 100 })),
  rounds: [
    round(0, 'Preflop', [
      act('Post SB', 1, 0.5),
      act('Post BB', 2, 1),
      act('Dealt Cards', 0, 0, { cards: ['Kh', 'Kd'] }),
      act('Raise', 0, 3),
      act('Fold', 1),
      act('Call', 2, 2),
    ]),
    round(1, 'Flop', [act('Check', 2), act('Bet', 0, 3), act('Fold', 2)], ['2c', '7d', 'Jh']),
  ],
  pots: [{ number: 0, amount: 6.5, rake: 0.25, player_wins: [{ player_id: 0, win_amount: 6.25 }] }],
};

/** A record in which the given fields are replaced or added; undefined leaves a field out. */
export const makeRecord = (fields: JsonFields = {}, indent = 2): string =>
  `${JSON.stringify({ ohh: present({ ...usual, ...fields }) }, null, indent)}\n`;
