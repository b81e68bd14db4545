import { foldName, spellingOf } from '#histories';
import {
  isMultiway,
  MOST_OF_A_HAND,
  NOBODY,
  PLAY_COUNT,
  PLAYS,
  TURN_LENGTH,
  type HandPartners,
} from './hand-partners.js';
import {
  emptyPair,
  emptyPlayer,
  emptySite,
  SHARE_SUMS,
  type FlowKind,
  type PairDirection,
  type PairSums,
  type PlayerSums,
  type SiteSums,
} from './site-sums.js';
import { keepTrace } from './traced-hands.js';

/** More sites than there are: a log of an open format may state any name. */
const MAX_SITES = 50;

/** Players of a site have numbers below this. */
const NUMBERS = 2 ** 26;

/** Adds up what hands say about pairs of players, site by site. Memory is bounded, whatever the number of players and hands. */
export class PartnerSums {
  readonly sites = new Map<string, SiteSums>();
  /** Hands that are not compared, because there are too many sites. */
  leftOut = 0;

  /** O(players² + decisions). */
  add(hand: HandPartners): void {
    const site = this.siteOf(hand.site);
    if (site === null) {
      this.leftOut++;
      return;
    }
    const players = hand.players.map((name) => playerOf(site, name));
    const session = site.sessions.of(hand.session);
    site.hands++;
    players.forEach((player, place) => {
      // A log may list a name twice.
      if (players.indexOf(player) < place) return;
      player.hands++;
      player.sessions.add(session);
    });
    const pairs = pairsOfHand(site, players);
    const size = players.length;
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++) {
        const pair = pairs[a * size + b];
        if (pair === null) continue;
        pair.hands++;
        pair.sessions.add(session);
        addFlow(site, players, pair, hand, a, b);
        addWorth(players, pair, hand, a, b);
        addLastTwo(site, pair, hand, a, b);
      }
    if (hand.flow !== null) addMeetings(site, players, pairs);
    addTurns(site, players, pairs, hand);
  }

  /** Null for a site beyond the largest number of sites. */
  private siteOf(name: string): SiteSums | null {
    const found = this.sites.get(name);
    if (found !== undefined || this.sites.size >= MAX_SITES) return found ?? null;
    const site = emptySite();
    this.sites.set(name, site);
    return site;
  }
}

const playerOf = (site: SiteSums, name: string): PlayerSums => {
  const player = site.players.get(foldName(name), () => emptyPlayer(site.playerCount++, name));
  if (name !== player.name) player.name = spellingOf(player.name, name);
  return player;
};

/** The pairs of the players of a hand: row × players + column, either way; null for a name that is listed twice. */
const pairsOfHand = (site: SiteSums, players: readonly PlayerSums[]): (PairSums | null)[] => {
  const size = players.length;
  const pairs = new Array<PairSums | null>(size * size).fill(null);
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++)
      if (players[a] !== players[b])
        pairs[a * size + b] = pairs[b * size + a] = pairOf(site, players[a], players[b]);
  return pairs;
};

/** The sums of two players in the order of their numbers. */
const pairOf = (site: SiteSums, a: PlayerSums, b: PlayerSums): PairSums => {
  const [first, second] = a.number < b.number ? [a, b] : [b, a];
  return site.pairs.get(first.number * NUMBERS + second.number, () => {
    site.pairCount++;
    return emptyPair([first, second]);
  });
};

const addFlow = (
  site: SiteSums,
  players: readonly PlayerSums[],
  pair: PairSums,
  { flow, folded, id }: HandPartners,
  a: number,
  b: number,
): void => {
  if (flow === null) return;
  const size = players.length;
  const [first, second] = pair.players[0] === players[a] ? [a, b] : [b, a];
  const there = flow[first * size + second];
  const back = flow[second * size + first];
  pair.flowHands++;
  pair.sizes.add(size, 1);
  addNet(site, pair, 'all', size, there - back);
  addNet(site, pair, 'folded', size, there * ((folded >>> first) & 1) - back * ((folded >>> second) & 1));
  pair.given[0] += there;
  pair.given[1] += back;
  keepTrace(pair.traces['flow-to-second'], id, there - back);
  keepTrace(pair.traces['flow-to-first'], id, back - there);
};

/** Counts with how many others each player shared a hand whose chip flow is known. */
const addMeetings = (
  site: SiteSums,
  players: readonly PlayerSums[],
  pairs: readonly (PairSums | null)[],
): void => {
  const size = players.length;
  let all = 0;
  for (let player = 0; player < size; player++) {
    let others = 0;
    for (let other = 0; other < size; other++) if (pairs[player * size + other] !== null) others++;
    if (others === 0) continue;
    players[player].meetings += others;
    players[player].sizes.add(size, others);
    all += others;
  }
  if (all > 0) site.sizes.add(size, all / 2);
};

const addNet = (site: SiteSums, pair: PairSums, kind: FlowKind, size: number, whole: number): void => {
  if (whole === 0) return;
  const net = Math.max(-MOST_OF_A_HAND, Math.min(MOST_OF_A_HAND, whole));
  const square = net ** 2;
  site.squares[kind].add(size, square);
  const { players, flows } = pair;
  flows[kind].net += net;
  players[0].flows[kind].net += net;
  players[1].flows[kind].net -= net;
  for (const { [kind]: sums } of [flows, players[0].flows, players[1].flows]) sums.squares += square;
};

const addWorth = (
  players: readonly PlayerSums[],
  { directions, traces, players: [first] }: PairSums,
  { worth, id }: HandPartners,
  a: number,
  b: number,
): void => {
  const there = worth[a * players.length + b];
  const back = worth[b * players.length + a];
  const isInOrder = first === players[a];
  directions[0].worth += isInOrder ? there : back;
  directions[1].worth += isInOrder ? back : there;
  keepTrace(traces['collusion-table'], id, there + back);
};

const addLastTwo = (
  site: SiteSums,
  pair: PairSums,
  { lastTwo, id, pot }: HandPartners,
  a: number,
  b: number,
): void => {
  if (lastTwo === null || !lastTwo.players.includes(a) || !lastTwo.players.includes(b)) return;
  pair.lastTwo++;
  site.lastTwo++;
  if (lastTwo.pushes > 0) return;
  pair.checkedDown++;
  site.checkedDown++;
  keepTrace(pair.traces['soft-play'], id, pot * lastTwo.turns);
};

/** Adds the turns: what was done to the opponent whom each faced, and what it changed for all who were in. */
const addTurns = (
  site: SiteSums,
  players: readonly PlayerSums[],
  pairs: readonly (PairSums | null)[],
  { turns, shares, id, pot }: HandPartners,
): void => {
  const size = players.length;
  let next = 0;
  for (let at = 0; at < turns.length; at += TURN_LENGTH) {
    const actor = turns[at];
    const situation = turns[at + 1];
    const opponent = turns[at + 3];
    const player = players[actor];
    const pair = opponent === NOBODY ? null : pairs[actor * size + opponent];
    if (pair !== null) addPlay(site, player, players[opponent], pair, situation, turns[at + 2], id, pot);
    let count = 0;
    let sum = 0;
    let squares = 0;
    for (let others = turns[at + 4]; others !== 0; others &= others - 1) {
      const other = 31 - Math.clz32(others & -others);
      const share = shares[next++];
      const shared = pairs[actor * size + other];
      if (shared === null) continue;
      count++;
      sum += share;
      squares += share ** 2;
      addShares(players[other].target.shares, situation, 1, share);
      addShares(directionOf(shared, player).shares, situation, 1, share);
    }
    addShares(site.directed.shares, situation, count, sum);
    addShares(player.actor.shares, situation, count, sum);
    site.shareSquares.add(situation, squares);
  }
};

const addPlay = (
  site: SiteSums,
  actor: PlayerSums,
  opponent: PlayerSums,
  pair: PairSums,
  situation: number,
  play: number,
  id: string,
  pot: number,
): void => {
  const kind = situation * PLAY_COUNT + play;
  directionOf(pair, actor).plays.add(kind, 1);
  site.directed.plays.add(kind, 1);
  actor.actor.plays.add(kind, 1);
  opponent.target.plays.add(kind, 1);
  if (play === PLAYS.push && isMultiway(situation)) keepTrace(pair.traces.whipsawing, id, pot);
};

const addShares = (
  sums: { add(kind: number, value: number): void },
  situation: number,
  count: number,
  sum: number,
): void => {
  const kind = situation * SHARE_SUMS;
  sums.add(kind, count);
  sums.add(kind + 1, sum);
};

const directionOf = ({ players, directions }: PairSums, actor: PlayerSums): PairDirection =>
  directions[players[0] === actor ? 0 : 1];
