import { ACTION_COLUMNS } from './action-columns.js';
import type { ColumnHead } from './column.js';
import { FINDING_COLUMNS } from './finding-columns.js';
import { HAND_COLUMNS, PLACE_COLUMNS } from './hand-columns.js';
import { HAND_KEY, PLAYER_COLUMNS } from './player-columns.js';

/** The columns of each table in the order of its files. */
export const TABLES = {
  hands: [...PLACE_COLUMNS, ...HAND_COLUMNS],
  players: [HAND_KEY, ...PLAYER_COLUMNS],
  actions: [HAND_KEY, ...ACTION_COLUMNS],
  findings: [HAND_KEY, ...FINDING_COLUMNS],
} as const satisfies Record<string, readonly ColumnHead[]>;

export type TableName = keyof typeof TABLES;

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];
