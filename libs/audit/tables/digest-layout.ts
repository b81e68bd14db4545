/**
 * What a hand says about its table: plain numbers, about 400 bytes, which threads send and the database stores. Amounts are in
 * the smallest unit. NaN stands for what the log does not state.
 *
 * The fields of `Field` come first, then `PER_PLAYER` numbers for each player in the order of the log.
 */
export type TableDigest = Float64Array;

/** The places of the fields of a hand. */
export const Field = {
  /** A sum of `HandFlag`. */
  flags: 0,
  /** A key of site, tournament, table and currency. */
  table: 1,
  /** A key of site and tournament; 0 for a cash game. */
  tournament: 2,
  /** A key of variant and limit. */
  game: 3,
  /** The number of the hand in its id; NaN if it has none. */
  id: 4,
  /** Milliseconds since 1970. */
  time: 5,
  smallBlind: 6,
  bigBlind: 7,
  /** The number of the level of a tournament. */
  level: 8,
  /** The seat of the button. */
  button: 9,
  /** The first line of the hand. */
  line: 10,
  /** Decimals of the smallest unit. */
  scale: 11,
  /** Antes of a passed-out hand, which stay for the next one. */
  left: 12,
  /** Money in the pots that no player put in. */
  added: 13,
  /** P-SETUP-4: the smallest buy-in of the profile; NaN if it states none. */
  buyIn: 14,
  /** P-VAR-HORSE: the rotation of the hand and the place of its game in it; 0 for none that is known. */
  rotation: 15,
  /** The number of the table in an id that counts the hands of a table; 0 for other ids. */
  counter: 16,
} as const;

/** The places of the fields of a player, from the first one of the player. */
export const Of = {
  seat: 0,
  /** A key of the name. */
  name: 1,
  /** The stack before antes and blinds. */
  start: 2,
  /** The stack after the awards; NaN if it is not certain. */
  finish: 3,
  /** A sum of `SeatFlag`. */
  flags: 4,
  /** The line of the seat. */
  line: 5,
} as const;

export const PER_PLAYER = 6;

export const HandFlag = {
  /** The hand has a fault of its own, was cancelled, or ends too early. */
  faulty: 1,
  /** The button and the blinds go round the table. */
  blinds: 2,
  /** The hand was ruled void: its chips went back. */
  isVoid: 4,
  /** Players have the names of positions, so that nobody is known from one hand to the next. */
  anonymous: 8,
} as const;

export const SeatFlag = {
  dealtIn: 1,
  smallBlind: 2,
  bigBlind: 4,
  /** A blind or a dead blind to enter or return, or a straddle. */
  otherPost: 8,
  ante: 16,
} as const;

/** The place of the first player, after the fields of the hand. */
export const FIRST_PLAYER = 17;
