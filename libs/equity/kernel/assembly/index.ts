export { useScale } from './seven';
export { boardInAt, countBoards, handInAt, keysAt, leftAt, leftInAt, sharedAt, winsAt } from './classes';
export { freeAt, handCardsAt, handKeysAt, resultsAt, sweepBoards, weightsAt } from './sweep';
export { continueFrom, nextRandom } from './random';
export { picksAt, sharersAt, useCards } from './dealing';
export { readBoard, readHand, sharesAt, strengthsAt, useHands, winnersOf } from './hands';
export { fillByKeys, fillByRanks } from './pairs';
export {
  boardsAt,
  knownAt,
  missingAt,
  runTrials,
  squaresAt,
  sumsAt,
  trialPartsAt,
  trialTiesAt,
  trialWinsAt,
  unitsAt,
  useTrials,
} from './trials';

/** The first byte that nobody uses: where the host puts tables. */
export function freeFrom(): usize {
  return __heap_base;
}
