import { Counts } from './counts.js';
import {
  isMultiway,
  MOST_OF_A_HAND,
  PLAY_COUNT,
  PLAYS,
  RECORD_LENGTH,
  type HandPartners,
} from './hand-partners.js';

/** What shows in single hands: chips to the second player or the first one, play without bets, raises around a third player, and decisions worth a lot. */
export const TRACES = [
  'flow-to-second',
  'flow-to-first',
  'soft-play',
  'whipsawing',
  'collusion-table',
] as const;

export type Trace = (typeof TRACES)[number];

/** A hand in which something shows, and how much. */
export interface TracedHand {
  readonly hand: string;
  readonly weight: number;
}

/** The number of hands that are kept for each trace of a pair. */
export const KEPT_HANDS = 10;

/** What one player of a pair did to the other. */
export interface DirectedSums {
  /** Counts by situation and play. */
  readonly plays: Counts;
  /** Number, sum and sum of squares of the changes of pot shares, by situation. */
  readonly shares: Counts;
  /** What the decisions were worth to the other, in hundredths of a big blind. */
  worth: number;
}

/** All chips that went from player to player, or only those of players who folded: they chose to lose them. */
export const FLOW_KINDS = ['all', 'folded'] as const;

export type FlowKind = (typeof FLOW_KINDS)[number];

/** The net flow from the first player to the second, of each hand as much as tests count, and its squares. */
export interface FlowSums {
  net: number;
  squares: number;
}

/** The sums of a pair: first the player whose name was seen first. */
export interface PairSums {
  hands: number;
  /** Hands whose chip flow is known, and the flow in each direction. */
  flowHands: number;
  /** Those hands by the number of players. */
  readonly sizes: Counts;
  readonly given: [number, number];
  /** All chips, and those that a player lost by folding. */
  readonly flows: Readonly<Record<FlowKind, FlowSums>>;
  /** Hands in which the two were the last ones in with a choice, and those without a bet from then on. */
  lastTwo: number;
  checkedDown: number;
  readonly sessions: Set<string>;
  readonly directions: readonly [DirectedSums, DirectedSums];
  readonly traces: Readonly<Record<Trace, TracedHand[]>>;
}

export interface PlayerOfSite {
  readonly name: string;
  hands: number;
  readonly sessions: Set<string>;
}

/** The sums of all pairs of a site. */
export interface SiteSums {
  hands: number;
  /** Meetings of two players by the number of players in the hand, and the squares of their chip flow. */
  readonly sizes: Counts;
  readonly squares: Readonly<Record<FlowKind, Counts>>;
  readonly sessions: Set<string>;
  readonly numbers: Map<string, number>;
  readonly players: PlayerOfSite[];
  /** By number of the first player, then of the second. */
  readonly pairs: Map<number, Map<number, PairSums>>;
}

const emptyDirection = (): DirectedSums => ({
  plays: new Counts(),
  shares: new Counts(),
  worth: 0,
});

const emptyPair = (): PairSums => ({
  hands: 0,
  flowHands: 0,
  sizes: new Counts(),
  given: [0, 0],
  flows: { all: { net: 0, squares: 0 }, folded: { net: 0, squares: 0 } },
  lastTwo: 0,
  checkedDown: 0,
  sessions: new Set(),
  directions: [emptyDirection(), emptyDirection()],
  traces: {
    'flow-to-second': [],
    'flow-to-first': [],
    'soft-play': [],
    whipsawing: [],
    'collusion-table': [],
  },
});

export const emptySite = (): SiteSums => ({
  hands: 0,
  sizes: new Counts(),
  squares: { all: new Counts(), folded: new Counts() },
  sessions: new Set(),
  numbers: new Map(),
  players: [],
  pairs: new Map(),
});

/** Names are compared without regard to case. */
const foldCase = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * Adds up what hands say about pairs of players, site by site. Sums of parts of the logs can be merged, in any order. Memory grows
 * with the number of pairs who shared a hand.
 */
export class PartnerSums {
  readonly sites = new Map<string, SiteSums>();

  /** O(players² + decisions). */
  add(hand: HandPartners): void {
    const site = this.siteOf(hand.site);
    const numbers = hand.players.map((name) => numberOf(site, name));
    site.hands++;
    site.sessions.add(hand.session);
    for (const number of new Set(numbers)) {
      const player = site.players[number];
      player.hands++;
      player.sessions.add(hand.session);
    }
    const size = numbers.length;
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++) if (numbers[a] !== numbers[b]) addPair(site, numbers, hand, a, b);
    addRecords(site, numbers, hand);
  }

  merge(other: PartnerSums): void {
    for (const [name, from] of other.sites) {
      const into = this.siteOf(name);
      into.hands += from.hands;
      into.sizes.addAll(from.sizes);
      for (const kind of FLOW_KINDS) into.squares[kind].addAll(from.squares[kind]);
      for (const session of from.sessions) into.sessions.add(session);
      const numbers = from.players.map(({ name: player }) => numberOf(into, player));
      from.players.forEach(({ hands, sessions }, index) => {
        const player = into.players[numbers[index]];
        player.hands += hands;
        for (const session of sessions) player.sessions.add(session);
      });
      for (const [a, row] of from.pairs)
        for (const [b, pair] of row) mergePair(into, numbers[a], numbers[b], pair);
    }
  }

  private siteOf(name: string): SiteSums {
    let site = this.sites.get(name);
    if (site === undefined) {
      site = emptySite();
      this.sites.set(name, site);
    }
    return site;
  }
}

/** The number of a player, who gets the next one when first seen. */
export const numberOf = (site: SiteSums, name: string): number => {
  const key = foldCase(name);
  let number = site.numbers.get(key);
  if (number === undefined) {
    number = site.players.length;
    site.numbers.set(key, number);
    site.players.push({ name, hands: 0, sessions: new Set() });
  }
  return number;
};

/** The sums of two players in the order of their numbers. */
const pairOf = (site: SiteSums, a: number, b: number): PairSums => {
  const [first, second] = a < b ? [a, b] : [b, a];
  let row = site.pairs.get(first);
  if (row === undefined) site.pairs.set(first, (row = new Map<number, PairSums>()));
  let pair = row.get(second);
  if (pair === undefined) row.set(second, (pair = emptyPair()));
  return pair;
};

/** Adds what a hand says about the players `a` and `b` of the hand as a pair. */
const addPair = (
  site: SiteSums,
  numbers: readonly number[],
  hand: HandPartners,
  a: number,
  b: number,
): void => {
  const [first, second] = numbers[a] < numbers[b] ? [a, b] : [b, a];
  const size = numbers.length;
  const pair = pairOf(site, numbers[a], numbers[b]);
  pair.hands++;
  pair.sessions.add(hand.session);
  const there = first * size + second;
  const back = second * size + first;
  if (hand.flow !== null) {
    const net = hand.flow[there] - hand.flow[back];
    pair.flowHands++;
    pair.sizes.add(size, 1);
    site.sizes.add(size, 1);
    const byFold = hand.flow[there] * hand.folded[first] - hand.flow[back] * hand.folded[second];
    for (const [kind, whole] of [
      ['all', net],
      ['folded', byFold],
    ] as const) {
      const counted = Math.max(-MOST_OF_A_HAND, Math.min(MOST_OF_A_HAND, whole));
      pair.flows[kind].net += counted;
      pair.flows[kind].squares += counted ** 2;
      site.squares[kind].add(size, counted ** 2);
    }
    pair.given[0] += hand.flow[there];
    pair.given[1] += hand.flow[back];
    keep(pair.traces['flow-to-second'], hand.id, net);
    keep(pair.traces['flow-to-first'], hand.id, -net);
  }
  pair.directions[0].worth += hand.worth[there];
  pair.directions[1].worth += hand.worth[back];
  keep(pair.traces['collusion-table'], hand.id, hand.worth[there] + hand.worth[back]);
  const { lastTwo } = hand;
  if (lastTwo === null || !lastTwo.players.includes(a) || !lastTwo.players.includes(b)) return;
  pair.lastTwo++;
  if (lastTwo.pushes > 0) return;
  pair.checkedDown++;
  keep(pair.traces['soft-play'], hand.id, hand.pot * lastTwo.turns);
};

const addRecords = (site: SiteSums, numbers: readonly number[], hand: HandPartners): void => {
  const { plays, shares } = hand;
  for (let at = 0; at < plays.length; at += RECORD_LENGTH) {
    const actor = plays[at];
    const opponent = plays[at + 1];
    const situation = plays[at + 2];
    const play = plays[at + 3];
    if (numbers[actor] === numbers[opponent]) continue;
    const pair = pairOf(site, numbers[actor], numbers[opponent]);
    directionOf(pair, numbers[actor], numbers[opponent]).plays.add(situation * PLAY_COUNT + play, 1);
    if (play === PLAYS.push && isMultiway(situation)) keep(pair.traces.whipsawing, hand.id, hand.pot);
  }
  for (let at = 0; at < shares.length; at += RECORD_LENGTH) {
    const actor = shares[at];
    const opponent = shares[at + 1];
    const situation = shares[at + 2];
    const share = shares[at + 3];
    if (numbers[actor] === numbers[opponent]) continue;
    const pair = pairOf(site, numbers[actor], numbers[opponent]);
    const direction = directionOf(pair, numbers[actor], numbers[opponent]).shares;
    direction.add(situation * 3, 1);
    direction.add(situation * 3 + 1, share);
    direction.add(situation * 3 + 2, share ** 2);
  }
};

const directionOf = (pair: PairSums, actor: number, opponent: number): DirectedSums =>
  pair.directions[actor < opponent ? 0 : 1];

/** Keeps the hands with the largest weights; of equal ones those with the first ids, whatever the order of the hands. */
const keep = (kept: TracedHand[], hand: string, weight: number): void => {
  if (weight <= 0) return;
  const known = kept.findIndex((each) => each.hand === hand);
  if (known >= 0) {
    if (kept[known].weight >= weight) return;
    kept.splice(known, 1);
  }
  const isBefore = (each: TracedHand): boolean =>
    each.weight > weight || (each.weight === weight && each.hand < hand);
  const last = kept.at(-1);
  if (kept.length === KEPT_HANDS && last !== undefined && isBefore(last)) return;
  let at = kept.length;
  while (at > 0 && !isBefore(kept[at - 1])) at--;
  kept.splice(at, 0, { hand, weight });
  if (kept.length > KEPT_HANDS) kept.pop();
};

const mergePair = (site: SiteSums, a: number, b: number, from: PairSums): void => {
  const into = pairOf(site, a, b);
  const isTurned = a > b;
  const sign = isTurned ? -1 : 1;
  into.hands += from.hands;
  into.flowHands += from.flowHands;
  into.sizes.addAll(from.sizes);
  for (const kind of FLOW_KINDS) {
    into.flows[kind].net += sign * from.flows[kind].net;
    into.flows[kind].squares += from.flows[kind].squares;
  }
  into.lastTwo += from.lastTwo;
  into.checkedDown += from.checkedDown;
  for (const session of from.sessions) into.sessions.add(session);
  for (const side of [0, 1] as const) {
    const other = isTurned ? 1 - side : side;
    into.given[side] += from.given[other];
    const sums = into.directions[side];
    const added = from.directions[other];
    sums.worth += added.worth;
    sums.plays.addAll(added.plays);
    sums.shares.addAll(added.shares);
  }
  for (const trace of TRACES)
    for (const { hand, weight } of from.traces[isTurned ? turned(trace) : trace])
      keep(into.traces[trace], hand, weight);
};

const turned = (trace: Trace): Trace => {
  if (trace === 'flow-to-first') return 'flow-to-second';
  return trace === 'flow-to-second' ? 'flow-to-first' : trace;
};
