/** The memory of the kernel, its first unused byte, and the tables of a scale (`assembly/seven.ts`). */
interface InstanceExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  freeFrom(): number;
  useScale(rows: number, columns: number, strengths: number, flushes: number): void;
}

/** Many hands of seven cards (`assembly/sevens.ts`). */
interface SevenExports {
  rankSevens(cards: number, hands: number, strengths: number): void;
}

/** Board classes of two-card hands (`assembly/classes.ts`). */
interface ClassExports {
  leftAt(): number;
  leftInAt(): number;
  boardInAt(): number;
  keysAt(): number;
  handInAt(): number;
  winsAt(): number;
  sharedAt(): number;
  countBoards(players: number): void;
}

/** Two ranges over all runouts (`assembly/runouts.ts`). */
interface RunoutExports {
  boardInAt(): number;
  rangeWeightsAt(range: number): number;
  freeAt(): number;
  handWinsAt(): number;
  handNotLossesAt(): number;
  countRunouts(free: number, toCome: number, boardKey: number): void;
}

/** Board classes of hands of which two cards play (`assembly/omaha.ts`, `assembly/omaha-boards.ts`). */
interface PairExports {
  pairTableBytes(): number;
  buildPairs(rows: number, columns: number, strengths: number, table: number): void;
  usePairs(rows: number, columns: number, high: number, low: number): void;
  boardInAt(): number;
  holesAt(): number;
  freeInAt(): number;
  takeBoard(holeCards: number): void;
  holdHand(player: number): void;
  strengthOn(player: number, key: number, boardIn: number): number;
  lowOn(player: number, key: number): number;
  countHalves(players: number): number;
  wholeAt(): number;
  highHalfAt(): number;
  lowHalfAt(): number;
  bothAt(): number;
  scoopsAt(): number;
}

/** Two ranges of hands of which two cards play, board by board (`assembly/omaha-ranges.ts`). */
interface OmahaRangeExports {
  layOutRanges(at: number, holes: number, hands: number, otherHands: number): number;
  omahaHandsAt(range: number): number;
  omahaSameAt(): number;
  omahaWeightsAt(): number;
  omahaWinsAt(): number;
  omahaReachedAt(): number;
  omahaOpposingAt(): number;
  weighOpposing(): void;
  countOmahaBoard(key: number, boardIn: number, times: number): void;
}

/** Three ranges of two-card hands, board by board (`assembly/three-ranges.ts`). */
interface ThreeRangeExports {
  boardInAt(): number;
  threeHandsAt(range: number): number;
  threeWeightsAt(range: number): number;
  threeCountsAt(): number;
  threeWinsAt(range: number): number;
  threeTiesAt(range: number): number;
  threeWayAt(range: number): number;
  threeOpposingAt(range: number): number;
  weighPairs(own: number): void;
  sortThree(key: number): void;
  countThree(own: number, times: number): void;
}

/** Pairs of final hands (`assembly/matchups.ts`). */
interface MatchupExports {
  listsAt(): number;
  numbersAt(): number;
  stepsAt(): number;
  outcomesAt(): number;
  prepare(cards: number, first: number, second: number, sets: number, spare: number): void;
  countPairs(half: number, takenLow: number, takenHigh: number, bar: number): void;
}

/** Strength tables (`assembly/pairs.ts`) and the winners of a share (`assembly/hands.ts`). */
interface ShareExports {
  fillByKeys(table: number, strengths: number, rows: number, columns: number): void;
  fillByRanks(table: number, strengths: number): void;
  useHands(players: number, cards: number, wantsPairs: number, columns: number): void;
  sharesAt(): number;
  strengthsAt(): number;
  readHand(player: number, cards: number, count: number): void;
  readBoard(cards: number, count: number): void;
  winnersOf(share: number): number;
}

/** Random trials (`assembly/trials.ts`, `assembly/dealing.ts`, `assembly/random.ts`). */
interface TrialExports {
  continueFrom(a: number, b: number, c: number, d: number): void;
  nextRandom(): number;
  picksAt(): number;
  sharersAt(): number;
  useCards(free: bigint, players: number, picks: number): void;
  knownAt(): number;
  missingAt(): number;
  boardsAt(): number;
  unitsAt(): number;
  useTrials(players: number, shares: number, boards: number, missing: number, draws: number): void;
  runTrials(trials: number): void;
  trialWinsAt(): number;
  trialTiesAt(): number;
  trialPartsAt(): number;
  sumsAt(): number;
  squaresAt(): number;
}

/** The exports of the kernel (`assembly/index.ts`): addresses in its memory, in bytes (`…At`), and functions that work on them. */
export type Exports = InstanceExports &
  SevenExports &
  ClassExports &
  RunoutExports &
  PairExports &
  OmahaRangeExports &
  ThreeRangeExports &
  MatchupExports &
  ShareExports &
  TrialExports;
