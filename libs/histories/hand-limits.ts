/**
 * The largest hand that the schema accepts. The limits are far beyond any real hand, and small enough that no hand costs
 * more than a long log does.
 */
export const MAX_RUNS = 16;
export const MAX_POTS = 64;
/** Betting rounds. */
export const MAX_ROUNDS = 12;
export const MAX_PLAYERS = 64;
export const MAX_SEAT = 255;
/** Of events, and of claims. */
export const MAX_EVENTS = 2_000;
/** Elements of a hand in XML: events, and those of their cards, players and results. */
export const MAX_ELEMENTS = 2 * MAX_EVENTS;
/** Cards that one player may hold or discard. */
export const MAX_HELD = 52;
