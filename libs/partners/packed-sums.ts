import { Counts } from './counts.js';
import {
  emptySite,
  numberOf,
  PartnerSums,
  type DirectedSums,
  type FlowKind,
  type FlowSums,
  type PairSums,
  type SiteSums,
  type TracedHand,
  type Trace,
} from './partner-sums.js';

type Entries = readonly (readonly [number, number])[];

interface PackedDirection {
  readonly plays: Entries;
  readonly shares: Entries;
  readonly worth: number;
}

/** A pair by the numbers of its players, with the numbers of its sessions. */
interface PackedPair extends Pick<PairSums, 'hands' | 'flowHands' | 'lastTwo' | 'checkedDown'> {
  readonly players: readonly [number, number];
  readonly sizes: Entries;
  readonly given: readonly [number, number];
  readonly flows: Readonly<Record<FlowKind, FlowSums>>;
  readonly sessions: readonly number[];
  readonly directions: readonly [PackedDirection, PackedDirection];
  readonly traces: Readonly<Record<Trace, readonly TracedHand[]>>;
}

interface PackedSite {
  readonly site: string;
  readonly hands: number;
  readonly sizes: Entries;
  readonly squares: Readonly<Record<FlowKind, Entries>>;
  readonly sessions: readonly string[];
  readonly players: readonly {
    readonly name: string;
    readonly hands: number;
    readonly sessions: readonly number[];
  }[];
  readonly pairs: readonly PackedPair[];
}

/** The sums of pairs as JSON can hold them, to store those of a part of the logs and merge them later. */
export type PackedSums = readonly PackedSite[];

export const packSums = ({ sites }: PartnerSums): PackedSums =>
  [...sites].map(([name, site]): PackedSite => {
    const sessions = [...site.sessions];
    const places = new Map(sessions.map((session, index) => [session, index]));
    const placesOf = (own: ReadonlySet<string>): number[] =>
      [...own].map((session) => places.get(session) ?? 0);
    const packPair = (a: number, b: number, pair: PairSums): PackedPair => ({
      ...pair,
      players: [a, b],
      sizes: [...pair.sizes],
      sessions: placesOf(pair.sessions),
      directions: [packDirection(pair.directions[0]), packDirection(pair.directions[1])],
    });
    return {
      site: name,
      hands: site.hands,
      sizes: [...site.sizes],
      squares: { all: [...site.squares.all], folded: [...site.squares.folded] },
      sessions,
      players: site.players.map((player) => ({ ...player, sessions: placesOf(player.sessions) })),
      pairs: [...site.pairs].flatMap(([a, row]) => [...row].map(([b, pair]) => packPair(a, b, pair))),
    };
  });

const packDirection = ({ plays, shares, worth }: DirectedSums): PackedDirection => ({
  plays: [...plays],
  shares: [...shares],
  worth,
});

export const unpackSums = (packed: PackedSums): PartnerSums => {
  const sums = new PartnerSums();
  for (const site of packed) sums.sites.set(site.site, unpackSite(site));
  return sums;
};

const unpackSite = ({ hands, sizes, squares, sessions, players, pairs }: PackedSite): SiteSums => {
  const site: SiteSums = {
    ...emptySite(),
    hands,
    sizes: new Counts(sizes),
    squares: { all: new Counts(squares.all), folded: new Counts(squares.folded) },
    sessions: new Set(sessions),
  };
  const sessionsOf = (places: readonly number[]): Set<string> =>
    new Set(places.map((place) => sessions[place]));
  for (const player of players) {
    const known = site.players[numberOf(site, player.name)];
    known.hands = player.hands;
    for (const session of sessionsOf(player.sessions)) known.sessions.add(session);
  }
  for (const { players: pairOfNumbers, ...pair } of pairs) {
    const [a, b] = pairOfNumbers;
    let row = site.pairs.get(a);
    if (row === undefined) site.pairs.set(a, (row = new Map<number, PairSums>()));
    row.set(b, {
      ...structuredClone(pair),
      sizes: new Counts(pair.sizes),
      given: [pair.given[0], pair.given[1]],
      sessions: sessionsOf(pair.sessions),
      directions: [unpackDirection(pair.directions[0]), unpackDirection(pair.directions[1])],
      traces: structuredClone(pair.traces) as Record<Trace, TracedHand[]>,
    });
  }
  return site;
};

const unpackDirection = ({ plays, shares, worth }: PackedDirection): DirectedSums => ({
  plays: new Counts(plays),
  shares: new Counts(shares),
  worth,
});
