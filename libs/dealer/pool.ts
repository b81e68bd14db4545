import type { Hand } from '#engine';
import { Random } from '#random';
import { COLLUDED_HANDS, PARTNER_PLAYS, type ColluderKind } from './collusion.js';
import type { Tendency } from './tendencies.js';

/** The players of a deal, who sit down at its tables. */
export interface PlannedPool {
  readonly size: number;
  /** How partners among them play for each other; null if all are honest. */
  readonly colluders: ColluderKind | null;
}

/** The fewest players of a pool, and the most. */
export const SMALLEST_POOL = 12;
export const LARGEST_POOL = 1000;
export const USUAL_POOL = 200;

/** One pair in so many players colludes; twice as many pairs are friends, who sit together as often and play honestly. */
const PLAYERS_PER_PAIR = 40;

/** The chance that a pair sits together. */
const TOGETHER = 0.9;

/** Two players who like to sit together. Of chip dumpers the first gives. */
export interface PoolPair {
  readonly players: readonly [string, string];
  readonly colludes: boolean;
}

/** Factors of the usual weights: how an honest player differs from the others. */
const STYLES: readonly Tendency[] = [
  // Regular, loose, tight, aggressive and passive.
  { fold: 1, stay: 1, push: 1 },
  { fold: 0.75, stay: 1.2, push: 1.1 },
  { fold: 1.3, stay: 0.8, push: 0.9 },
  { fold: 0.95, stay: 0.85, push: 1.4 },
  { fold: 0.9, stay: 1.25, push: 0.6 },
];

/** How much players of one style differ. */
const SPREAD = 0.15;

const ANIMALS = [
  'badger',
  'condor',
  'dingo',
  'egret',
  'falcon',
  'gecko',
  'heron',
  'ibex',
  'jackal',
  'kestrel',
  'lynx',
  'marmot',
  'newt',
  'ocelot',
  'puffin',
  'quokka',
  'raven',
  'stoat',
  'tapir',
  'urchin',
];

/** Names of equal players; no name is part of another. */
const nameOf = (index: number): string =>
  `${ANIMALS[index % ANIMALS.length]}${String(index + 1).padStart(4, '0')}`;

/** Changes the usual weights of the player to act. */
export type Conduct = (state: Hand, usual: Tendency) => Tendency;

/** The pairs of a pool depend on the seed alone. */
const POOL_STREAM = 1;

/** A pool of named players with styles of their own, who take seats in turn. */
export class Pool {
  readonly pairs: readonly PoolPair[];
  private readonly names: readonly string[];
  private readonly styles: ReadonlyMap<string, Tendency>;
  private readonly pairOf = new Map<string, PoolPair>();
  private readonly waiting: string[] = [];
  private readonly random: Random;

  constructor(
    private readonly plan: PlannedPool,
    seed: number,
  ) {
    const random = new Random(seed, POOL_STREAM);
    this.random = random;
    const names = Array.from({ length: plan.size }, (_, index) => nameOf(index));
    this.names = names;
    const vary = (factor: number): number => factor * (1 + SPREAD * ((2 * random.below(1001)) / 1000 - 1));
    this.styles = new Map(
      names.map((name) => {
        const { fold, stay, push } = random.pick(STYLES);
        return [name, { fold: vary(fold), stay: vary(stay), push: vary(push) }];
      }),
    );
    const drawn = [...names];
    random.shuffle(drawn);
    const colluding = Math.max(1, Math.floor(plan.size / PLAYERS_PER_PAIR));
    this.pairs = Array.from({ length: 3 * colluding }, (_, index) => ({
      players: [drawn[2 * index], drawn[2 * index + 1]],
      colludes: plan.colluders !== null && index < colluding,
    }));
    for (const pair of this.pairs) for (const name of pair.players) this.pairOf.set(name, pair);
  }

  /** The players of the next table. All players sit equally often. */
  seat(count: number): string[] {
    const seated: string[] = [];
    const later: string[] = [];
    while (seated.length < count) {
      const name = this.next([...seated, ...later]);
      const partner = this.pairOf.get(name)?.players.find((other) => other !== name);
      // At the end of a round a player may wait twice: for this table, and for one of the next round.
      const wantsPartner =
        partner !== undefined &&
        this.waiting.includes(partner) &&
        !seated.includes(partner) &&
        !later.includes(partner) &&
        this.random.chance(TOGETHER);
      if (wantsPartner && seated.length + 1 === count) {
        // Two have no place at this table, and wait for the next one.
        later.push(name);
        continue;
      }
      seated.push(name);
      if (!wantsPartner) continue;
      seated.push(partner);
      this.waiting.splice(this.waiting.indexOf(partner), 1);
    }
    this.waiting.unshift(...later);
    this.random.shuffle(seated);
    return seated;
  }

  private next(seated: readonly string[]): string {
    for (;;) {
      const at = this.waiting.findIndex((name) => !seated.includes(name));
      if (at >= 0) return this.waiting.splice(at, 1)[0];
      const round = [...this.names];
      this.random.shuffle(round);
      this.waiting.push(...round);
    }
  }

  /** How the players of the next hand act: each in his style, and partners at times for each other. */
  conductOf(players: readonly { readonly seat: number; readonly name: string }[]): Conduct {
    const { colluders } = this.plan;
    const seats = new Map(players.map(({ name, seat }) => [name, seat]));
    const names = new Map(players.map(({ name, seat }) => [seat, name]));
    const active = new Set(
      this.pairs.filter(
        (pair) =>
          colluders !== null &&
          pair.colludes &&
          pair.players.every((name) => seats.has(name)) &&
          this.random.chance(COLLUDED_HANDS[colluders]),
      ),
    );
    return (state, usual) => {
      const name = names.get(state.seats[state.actor]) ?? '';
      const styled = byStyle(usual, this.styles.get(name));
      const pair = this.pairOf.get(name);
      if (colluders === null || pair === undefined || !active.has(pair)) return styled;
      const [first, second] = pair.players;
      const partner = state.playerAt(seats.get(name === first ? second : first) ?? 0);
      return PARTNER_PLAYS[colluders]({ state, partner, isGiver: name === first }, styled);
    };
  }
}

const byStyle = (usual: Tendency, style: Tendency | undefined): Tendency =>
  style === undefined
    ? usual
    : { fold: usual.fold * style.fold, stay: usual.stay * style.stay, push: usual.push * style.push };
