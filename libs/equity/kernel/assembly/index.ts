export { useScale } from './seven';
export { boardInAt, countBoards, handInAt, keysAt, leftAt, leftInAt, sharedAt, winsAt } from './classes';

/** The first byte that nobody uses: where the host puts tables. */
export function freeFrom(): usize {
  return __heap_base;
}
