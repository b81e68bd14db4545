import { collectedBy, contributionOf, entitlementOf, type AuditedHand, type HandAnalysis } from '#audit';
import { bitOf, NO_PLAYER, type Chips, type Hand } from '#engine';
import {
  isAnonymousSite,
  isBettingEvent,
  type BettingEvent,
  type CanonicalHand,
  type HandEvent,
} from '#histories';
import { chipFlow } from './chip-flow.js';
import {
  inHundredths,
  NOBODY,
  PER_POT,
  PLAYS,
  situationOf,
  type HandPartners,
  type LastTwo,
} from './hand-partners.js';
import { potShares } from './pot-shares.js';

/** Collects what the hand says about each pair of its players. O(events × players + players²). */
export class PartnersAnalysis implements HandAnalysis<HandPartners> {
  private decisions: Decisions | null = null;
  private scratch = new Scratch(0);

  private readonly observe = (state: Hand, event: HandEvent): void => {
    this.decisions ??= this.follow(state);
    this.decisions.finishTurn();
    if (isBettingEvent(event)) this.decisions.take(event);
  };

  begin(): (state: Hand, event: HandEvent) => void {
    this.decisions = null;
    return this.observe;
  }

  end(audited: AuditedHand): HandPartners | null {
    const { hand, replay } = audited;
    const { state } = replay;
    const unit = unitOf(state);
    // R-IRR-3: a void hand was not played.
    if (state.isVoid || unit === 0 || state.size < 2 || isAnonymousSite(hand.site)) return null;
    const decisions = this.decisions ?? this.follow(state);
    decisions.finishTurn();
    const names: string[] = [];
    for (const { seat, name } of hand.players) names[seat] = name;
    return {
      site: hand.site,
      id: hand.id,
      session: sessionOf(hand),
      players: state.seats.map((seat) => names[seat] ?? ''),
      flow: flowOf(audited, unit),
      folded: foldedOf(state),
      worth: worthIn(unit, decisions.worth),
      turns: decisions.turns.copy(),
      shares: decisions.shares.copy(),
      lastTwo: decisions.lastTwo,
      pot: inHundredths(state.pot, unit),
    };
  }

  private follow(state: Hand): Decisions {
    if (this.scratch.size !== state.size) this.scratch = new Scratch(state.size);
    return new Decisions(state, this.scratch);
  }
}

/** A list that is filled again and again: a copy of it takes no more memory than its numbers. */
class NumberList {
  private readonly numbers: number[] = [];
  private length = 0;

  clear(): void {
    this.length = 0;
  }

  push(value: number): void {
    this.numbers[this.length++] = value;
  }

  copy(): number[] {
    return this.numbers.slice(0, this.length);
  }
}

/** Lists that hands of the same number of players use one after the other. */
class Scratch {
  readonly worth: Float64Array;
  readonly now: Float64Array;
  readonly before: Float64Array;
  readonly turns = new NumberList();
  readonly shares = new NumberList();

  constructor(readonly size: number) {
    this.worth = new Float64Array(size ** 2);
    this.now = new Float64Array(size);
    this.before = new Float64Array(size);
  }
}

/** In hundredths of a big blind. */
const worthIn = (unit: Chips, worth: Float64Array): number[] => {
  const list = new Array<number>(worth.length);
  for (let index = 0; index < worth.length; index++)
    list[index] = worth[index] === 0 ? 0 : inHundredths(worth[index], unit);
  return list;
};

const foldedOf = ({ live, size }: Hand): number => {
  let folded = 0;
  for (let player = 0; player < size; player++) if (live[player] !== 1) folded |= bitOf(player);
  return folded;
};

/** The big blind, or the bet that stands for it; 0 if the game has none. */
const unitOf = ({ setup: { stakes } }: Hand): Chips => stakes.bigBlind || stakes.smallBet || stakes.ante;

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** A table of cash games stays open for months, so that a day of it is a session. */
const sessionOf = ({ table, tournament, playedAt }: CanonicalHand): string =>
  tournament === null
    ? `${table.name} ${playedAt?.slice(0, DAY_LENGTH) ?? ''}`
    : `${tournament.id} ${table.name}`;

const flowOf = (audited: AuditedHand, unit: Chips): number[] | null => {
  const { seats } = audited.replay.state;
  const nets: Chips[] = [];
  for (let player = 0; player < seats.length; player++) {
    const collected = collectedBy(audited, seats[player]) ?? entitlementOf(audited, player);
    if (collected === null) return null;
    nets.push(collected - contributionOf(audited, player));
  }
  return chipFlow(nets, unit);
};

/** The decisions of one hand while it is replayed. */
class Decisions {
  readonly worth: Float64Array;
  readonly turns: NumberList;
  readonly shares: NumberList;
  private lastPair: { readonly players: readonly [number, number]; turns: number; pushes: number } | null =
    null;
  private street = 0;
  /** Bets and raises of the street, and who made the last one. */
  private bets = 0;
  private aggressor = NO_PLAYER;
  /** The turn that was last taken, with the pot before it: its effect shows in the state before the next event. */
  private player = NO_PLAYER;
  private situation = 0;
  private play: number = PLAYS.stay;
  private opponent = NOBODY;
  private pot: Chips = 0;
  /** The shares of the pot before the event, and whether they are known. */
  private now: Float64Array;
  private isNowKnown = false;
  /** Those before the turn that was last taken. */
  private before: Float64Array;

  constructor(
    private readonly state: Hand,
    { worth, now, before, turns, shares }: Scratch,
  ) {
    this.worth = worth.fill(0);
    this.now = now;
    this.before = before;
    this.turns = turns;
    this.shares = shares;
    turns.clear();
    shares.clear();
  }

  get lastTwo(): LastTwo | null {
    return this.lastPair;
  }

  take(event: BettingEvent): void {
    const { state } = this;
    const player = state.playerAt(event.seat);
    if (player === NO_PLAYER || state.live[player] !== 1 || state.liveCount < 2) return;
    if (state.street !== this.street) {
      this.street = state.street;
      this.bets = 0;
      this.aggressor = NO_PLAYER;
    }
    const situation = situationOf(state.street > 0, this.bets, state.liveCount);
    const isPush = event.type === 'bet' || event.type === 'raise';
    const play = isPush ? PLAYS.push : event.type === 'fold' ? PLAYS.fold : PLAYS.stay;
    let opponent = NOBODY;
    if (isPush || this.couldPush(player)) {
      opponent = this.facedBy(player);
      if (state.liveCount === 2) this.noteLastTwo(player, opponent, isPush);
    }
    if (!this.isNowKnown) potShares(state, this.now);
    this.player = player;
    this.situation = situation;
    this.play = play;
    this.opponent = opponent;
    this.pot = state.pot;
    if (!isPush) return;
    this.bets++;
    this.aggressor = player;
  }

  /** The opponent of a decision: the only one left, or else the one who bet last. */
  private facedBy(player: number): number {
    const { live, liveCount } = this.state;
    if (liveCount === 2) {
      for (let other = 0; other < live.length; other++)
        if (live[other] === 1 && other !== player) return other;
    }
    const { aggressor } = this;
    return aggressor !== player && aggressor !== NO_PLAYER && live[aggressor] === 1 ? aggressor : NOBODY;
  }

  /** Whether the player has more chips than the call, and somebody else has chips too. */
  private couldPush(player: number): boolean {
    const { state } = this;
    return state.stack[player] > state.toCall(player) && state.othersCanAct(player);
  }

  private noteLastTwo(player: number, opponent: number, isPush: boolean): void {
    this.lastPair ??= { players: [player, opponent], turns: 0, pushes: 0 };
    this.lastPair.turns++;
    if (isPush) this.lastPair.pushes++;
  }

  /** Notes what the last turn was worth to each opponent. */
  finishTurn(): void {
    const { player, pot, state, turns } = this;
    this.isNowKnown = player !== NO_PLAYER;
    if (player === NO_PLAYER) return;
    this.player = NO_PLAYER;
    const { size, live } = state;
    const shares = this.now;
    const after = potShares(state, this.before);
    this.now = after;
    this.before = shares;
    let others = 0;
    for (let other = 0; other < size; other++) {
      if (other === player || live[other] !== 1) continue;
      others |= bitOf(other);
      const worth = after[other] - shares[other];
      this.worth[player * size + other] += worth;
      this.shares.push(worth === 0 || pot === 0 ? 0 : Math.round((PER_POT * worth) / pot));
    }
    turns.push(player);
    turns.push(this.situation);
    turns.push(this.play);
    turns.push(this.opponent);
    turns.push(others);
  }
}
