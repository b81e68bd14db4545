import { Counts, DenseCounts, GrowingCounts } from './counts.js';
import { Frequent } from './frequent.js';
import { PLAY_COUNT, SITUATION_COUNT } from './hand-partners.js';
import { SessionCount } from './session-count.js';
import type { Trace, TracedHand } from './traced-hands.js';

/** Numbers of the changes of pot shares in a situation: how many there are, and their sum. */
export const SHARE_SUMS = 2;

/** What was done by some players to others. */
export interface DirectedSums<Sums = GrowingCounts> {
  /** Counts by situation and play. */
  readonly plays: Sums;
  /** Number and sum of the changes of pot shares, by situation. */
  readonly shares: Sums;
}

/** What one player of a pair did to the other. */
export interface PairDirection extends DirectedSums {
  /** What the decisions were worth to the other, in hundredths of a big blind. */
  worth: number;
}

/** All chips that went from player to player, or only those of players who folded: they chose to lose them. */
export const FLOW_KINDS = ['all', 'folded'] as const;

export type FlowKind = (typeof FLOW_KINDS)[number];

/** The net flow of each hand as much as tests count, and its squares. */
export interface FlowSums {
  net: number;
  squares: number;
}

export type FlowsByKind = Readonly<Record<FlowKind, FlowSums>>;

/** The sums of a pair: first the player whose name was seen first. */
export interface PairSums {
  readonly players: readonly [PlayerSums, PlayerSums];
  hands: number;
  /** Hands whose chip flow is known, and the flow in each direction. */
  flowHands: number;
  /** Those hands by the number of players. */
  readonly sizes: Counts;
  readonly given: [number, number];
  /** From the first player to the second. */
  readonly flows: FlowsByKind;
  /** Hands in which the two were the last ones in with a choice, and those without a bet from then on. */
  lastTwo: number;
  checkedDown: number;
  readonly sessions: SessionCount;
  readonly directions: readonly [PairDirection, PairDirection];
  readonly traces: Readonly<Record<Trace, TracedHand[]>>;
}

/** The sums of a player over all opponents. */
export interface PlayerSums {
  readonly number: number;
  name: string;
  hands: number;
  readonly sessions: SessionCount;
  /** What he did to others, and others to him. */
  readonly actor: DirectedSums<DenseCounts>;
  readonly target: DirectedSums<DenseCounts>;
  /** Meetings with others whose chip flow is known, by the number of players in the hand too. */
  meetings: number;
  readonly sizes: Counts;
  /** To others. */
  readonly flows: FlowsByKind;
}

/** The sums of all pairs of a site. */
export interface SiteSums {
  hands: number;
  /** Players and pairs who shared a hand. Those that gave way and come back count again. */
  playerCount: number;
  pairCount: number;
  /** Meetings of two players by the number of players in the hand, and the squares of their chip flow. */
  readonly sizes: Counts;
  readonly squares: Readonly<Record<FlowKind, Counts>>;
  readonly directed: DirectedSums<DenseCounts>;
  /** The squares of the changes of pot shares, by situation. */
  readonly shareSquares: DenseCounts;
  lastTwo: number;
  checkedDown: number;
  readonly sessions: SessionNumbers;
  readonly players: Frequent<string, PlayerSums>;
  readonly pairs: Frequent<number, PairSums>;
}

/** A player has about three kilobytes, a pair with many hands about seven. */
const MAX_PLAYERS = 20_000;
const MAX_PAIRS = 30_000;

const emptyDirected = (): DirectedSums<DenseCounts> => ({
  plays: new DenseCounts(SITUATION_COUNT * PLAY_COUNT),
  shares: new DenseCounts(SITUATION_COUNT * SHARE_SUMS),
});

const emptyFlows = (): FlowsByKind => ({ all: { net: 0, squares: 0 }, folded: { net: 0, squares: 0 } });

export const emptySite = (): SiteSums => ({
  hands: 0,
  playerCount: 0,
  pairCount: 0,
  sizes: new Counts(),
  squares: { all: new Counts(), folded: new Counts() },
  directed: emptyDirected(),
  shareSquares: new DenseCounts(SITUATION_COUNT),
  lastTwo: 0,
  checkedDown: 0,
  sessions: new SessionNumbers(),
  players: new Frequent(MAX_PLAYERS, MAX_PLAYERS / 2),
  pairs: new Frequent(MAX_PAIRS, MAX_PAIRS / 2),
});

export const emptyPlayer = (number: number, name: string): PlayerSums => ({
  number,
  name,
  hands: 0,
  sessions: new SessionCount(),
  actor: emptyDirected(),
  target: emptyDirected(),
  meetings: 0,
  sizes: new Counts(),
  flows: emptyFlows(),
});

const emptyDirection = (): PairDirection => ({
  plays: new GrowingCounts(SITUATION_COUNT * PLAY_COUNT),
  shares: new GrowingCounts(SITUATION_COUNT * SHARE_SUMS),
  worth: 0,
});

export const emptyPair = (players: readonly [PlayerSums, PlayerSums]): PairSums => ({
  players,
  hands: 0,
  flowHands: 0,
  sizes: new Counts(),
  given: [0, 0],
  flows: emptyFlows(),
  lastTwo: 0,
  checkedDown: 0,
  sessions: new SessionCount(),
  directions: [emptyDirection(), emptyDirection()],
  traces: {
    'flow-to-second': [],
    'flow-to-first': [],
    'soft-play': [],
    whipsawing: [],
    'collusion-table': [],
  },
});

const MAX_SESSIONS = 10_000;

/** Numbers sessions. One that was left long ago and is seen again counts again. */
export class SessionNumbers {
  count = 0;
  private recent = new Map<string, number>();
  private older = new Map<string, number>();

  of(session: string): number {
    const found = this.recent.get(session);
    if (found !== undefined) return found;
    const number = this.older.get(session) ?? this.count++;
    if (this.recent.size >= MAX_SESSIONS) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(session, number);
    return number;
  }
}
