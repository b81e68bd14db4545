export { useScale } from './seven';
export { rankSevens } from './sevens';
export { boardInAt, countBoards, handInAt, keysAt, leftAt, leftInAt, sharedAt, winsAt } from './classes';
export { countPairs, listsAt, numbersAt, outcomesAt, prepare, stepsAt } from './matchups';
export { buildPairs, holesAt, lowOn, pairTableBytes, strengthOn, usePairs } from './omaha';
export {
  bothAt, countHalves, freeInAt, highHalfAt, holdHand, lowHalfAt, scoopsAt, takeBoard, wholeAt,
} from './omaha-boards';
export {
  countOmahaBoard, layOutRanges, omahaHandsAt, omahaOpposingAt, omahaReachedAt, omahaSameAt, omahaWeightsAt, omahaWinsAt,
  weighOpposing,
} from './omaha-ranges';
export { countRunouts, freeAt } from './runouts';
export { rangeWeightsAt } from './range-hands';
export { handNotLossesAt, handWinsAt } from './sweep';
export {
  countThree, sortThree, threeCountsAt, threeHandsAt, threeOpposingAt, threeTiesAt, threeWayAt, threeWeightsAt, threeWinsAt,
  weighPairs,
} from './three-ranges';
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

/** The first unused byte, from which the host places tables. */
export function freeFrom(): usize {
  return __heap_base;
}
