import { type Card, rankOf, SUIT_COUNT, suitOf } from '#cards';
import type { KernelInstance } from '../kernel/instance.js';

/** Writes the ranks of a board in each suit into the kernel's memory; returns the key of the board. */
export const writeBoard = ({ exports, seven }: KernelInstance, board: readonly Card[]): number => {
  const suits = new Int32Array(exports.memory.buffer, exports.boardInAt(), SUIT_COUNT).fill(0);
  let key = 0;
  for (const card of board) {
    suits[suitOf(card)] |= 1 << rankOf(card);
    key += seven.rankKey[rankOf(card)];
  }
  return key;
};
