export { useScale } from './seven';
export { boardInAt, countBoards, handInAt, keysAt, leftAt, leftInAt, sharedAt, winsAt } from './classes';
export { countPairs, listsAt, numbersAt, outcomesAt, prepare, stepsAt } from './pairs';
export { buildPairs, holesAt, lowOn, pairTableBytes, strengthOn, usePairs } from './omaha';
export {
  bothAt, countHalves, freeInAt, highHalfAt, holdHand, lowHalfAt, scoopsAt, takeBoard, wholeAt,
} from './omaha-boards';
export {
  countRunouts, freeAt, handTiesAt, handWinsAt, rangeCardsAt, rangeStartsAt, rangeWeightsAt,
} from './runouts';

/** The first byte that nobody uses: where the host puts tables. */
export function freeFrom(): usize {
  return __heap_base;
}
