import {
  isMultiway,
  MOST_OF_A_HAND,
  PLAY_COUNT,
  PLAYS,
  RECORD_LENGTH,
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

/** Names are compared without regard to case. */
const foldCase = (name: string): string => name.normalize('NFC').toLowerCase();

/** Adds up what hands say about pairs of players, site by site. Memory is bounded, whatever the number of players and hands. */
export class PartnerSums {
  readonly sites = new Map<string, SiteSums>();

  /** O(players² + decisions). */
  add(hand: HandPartners): void {
    const site = this.siteOf(hand.site);
    if (site === null) return;
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
    addPlays(site, players, pairs, hand);
    addShares(site, players, pairs, hand);
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

const playerOf = (site: SiteSums, name: string): PlayerSums =>
  site.players.get(foldCase(name), () => emptyPlayer(site.playerCount++, name));

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
  site.sizes.add(size, 1);
  for (const player of pair.players) {
    player.meetings++;
    player.sizes.add(size, 1);
  }
  addNet(site, pair, 'all', size, there - back);
  addNet(site, pair, 'folded', size, there * folded[first] - back * folded[second]);
  pair.given[0] += there;
  pair.given[1] += back;
  keepTrace(pair.traces['flow-to-second'], id, there - back);
  keepTrace(pair.traces['flow-to-first'], id, back - there);
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

const addPlays = (
  { directed }: SiteSums,
  players: readonly PlayerSums[],
  pairs: readonly (PairSums | null)[],
  { plays, id, pot }: HandPartners,
): void => {
  for (let at = 0; at < plays.length; at += RECORD_LENGTH) {
    const actor = players[plays[at]];
    const opponent = players[plays[at + 1]];
    const situation = plays[at + 2];
    const play = plays[at + 3];
    const pair = pairs[plays[at] * players.length + plays[at + 1]];
    if (pair === null) continue;
    const kind = situation * PLAY_COUNT + play;
    directionOf(pair, actor).plays.add(kind, 1);
    for (const { plays: sums } of [directed, actor.actor, opponent.target]) sums.add(kind, 1);
    if (play === PLAYS.push && isMultiway(situation)) keepTrace(pair.traces.whipsawing, id, pot);
  }
};

const addShares = (
  { directed, shareSquares }: SiteSums,
  players: readonly PlayerSums[],
  pairs: readonly (PairSums | null)[],
  { shares }: HandPartners,
): void => {
  for (let at = 0; at < shares.length; at += RECORD_LENGTH) {
    const actor = players[shares[at]];
    const opponent = players[shares[at + 1]];
    const situation = shares[at + 2];
    const share = shares[at + 3];
    const pair = pairs[shares[at] * players.length + shares[at + 1]];
    if (pair === null) continue;
    const kind = situation * SHARE_SUMS;
    shareSquares.add(situation, share ** 2);
    for (const { shares: sums } of [directed, actor.actor, opponent.target, directionOf(pair, actor)]) {
      sums.add(kind, 1);
      sums.add(kind + 1, share);
    }
  }
};

const directionOf = ({ players, directions }: PairSums, actor: PlayerSums): PairDirection =>
  directions[players[0] === actor ? 0 : 1];
