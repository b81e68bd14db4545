import { deckCards, formatCard, isInDeck, type Card } from '#cards';
import { strengthFor, findVariant, type Street, type Variant } from '#engine';
import type { Random } from './random.js';

/**
 * Hands of the Poker Hand History notation, dealt and played by rules of its own: the ones of the program that the profile
 * `phh` is named for, in the plainest words, so that the engine is held against something else than itself. Only what
 * a hand of cards is worth comes from the engine.
 */
export interface NotedHand {
  readonly text: string;
  readonly finishing: readonly number[];
}

/** Codes of games, and the variants that they stand for. */
export const codes: Readonly<Record<string, string>> = {
  FT: 'holdem',
  NT: 'holdem',
  PT: 'holdem',
  NS: 'short-deck',
  PO: 'omaha',
  FO: 'omaha',
  'FO/8': 'omaha-8',
  'PO/8': 'omaha-8',
  'NO/8': 'omaha-8',
  PO5: 'omaha-5',
  'PO5/8': 'omaha-5-8',
  PO6: 'omaha-6',
  PC: 'courchevel',
  'PC/8': 'courchevel-8',
  F7S: 'stud',
  'F7S/8': 'stud-8',
  FR: 'razz',
  F5S: 'five-stud',
  N2L1D: 'lowball-27-single',
  F2L3D: 'lowball-27-triple',
  P2L3D: 'lowball-27-triple',
  FAL3D: 'lowball-a5-triple',
  FB: 'badugi',
  N5D: 'five-draw',
  P5D: 'five-draw',
};

const MOST_RAISES = 4;
const UNIT = 10;

type Structure = 'F' | 'P' | 'N';

/** Chance, as hands of cards need it. */
export class Draws {
  constructor(private readonly random: Random) {}

  /** A whole number from 0 to `most`, both included. */
  upTo(most: number): number {
    return this.random.below(most + 1);
  }

  shuffled<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let at = mixed.length - 1; at > 0; at--) {
      const other = this.upTo(at);
      [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
    }
    return mixed;
  }
}

class Dealer {
  readonly actions: string[] = [];
  readonly stacks: number[];
  readonly bets: number[];
  /** Put in over the whole hand, dead antes left out. */
  readonly paid: number[];
  readonly live: boolean[];
  readonly hole: Card[][];
  readonly up: Card[][];
  readonly board: Card[] = [];
  dead = 0;
  private opener = 0;
  private raises = 0;
  private lastRaise = 0;
  private bringInDue = false;
  private completing = false;
  /** The deck, and what goes back into it when it has run out. */
  private deck: Card[];
  private reserve: Card[] = [];

  constructor(
    private readonly variant: Variant,
    private readonly structure: Structure,
    /** Whether there are two sizes of bets. */
    private readonly doubles: boolean,
    readonly starting: readonly number[],
    readonly antes: readonly number[],
    readonly trims: boolean,
    readonly blinds: readonly number[],
    readonly bringIn: number,
    private readonly draws: Draws,
  ) {
    const none = starting.map(() => 0);
    this.stacks = [...starting];
    this.bets = [...none];
    this.paid = [...none];
    this.live = starting.map(() => true);
    this.hole = starting.map(() => []);
    this.up = starting.map(() => []);
    this.deck = draws.shuffled(deckCards('standard').filter((card) => isInDeck(variant.deck, card)));
  }

  get size(): number {
    return this.starting.length;
  }

  private each<T>(of: (player: number) => T): T[] {
    return this.starting.map((_, player) => of(player));
  }

  private swapped(list: readonly number[], player: number): number {
    return list[this.size === 2 ? 1 - player : player];
  }

  private put(player: number, amount: number): void {
    this.stacks[player] -= amount;
    this.bets[player] += amount;
    this.paid[player] += amount;
  }

  private get alive(): number[] {
    return this.each((player) => player).filter((player) => this.live[player]);
  }

  private most(): number {
    return Math.max(...this.bets);
  }

  play(): void {
    const antes = this.each((player) => Math.min(this.swapped(this.antes, player), this.starting[player]));
    antes.forEach((ante, player) => this.put(player, ante));
    if (this.trims) this.collect();
    else {
      this.dead = antes.reduce((sum, ante) => sum + ante, 0);
      antes.forEach((ante, player) => (this.paid[player] -= ante));
    }
    this.bets.fill(0);
    antes.forEach((ante, player) =>
      this.put(player, Math.min(this.swapped(this.blinds, player), this.starting[player] - ante)),
    );
    let shown = false;
    for (const [index, street] of this.variant.streets.entries()) {
      this.deal(street, index);
      this.bet(street, index);
      this.collect();
      this.bets.fill(0);
      if (this.alive.length === 1) return;
      const drawsToCome = this.variant.streets
        .slice(index + 1)
        .some(({ exchange }) => exchange !== undefined);
      const able = this.alive.filter((player) => this.stacks[player] > 0).length;
      const last = index === this.variant.streets.length - 1;
      const allIn = able <= 1 && !drawsToCome;
      if (allIn && !last && !shown) {
        shown = true;
        this.show();
      }
      if (last) this.show();
    }
  }

  private show(): void {
    for (const player of this.inTurn(this.opener).filter((each) => this.live[each]))
      this.actions.push(`p${String(player + 1)} sm ${glued(this.hole[player])}`);
  }

  private inTurn(first: number): number[] {
    return this.each((step) => (first + step) % this.size);
  }

  // Cards

  private take(count: number): Card[] {
    if (this.deck.length < count) {
      this.deck.push(...this.draws.shuffled(this.reserve));
      this.reserve = [];
    }
    return this.deck.splice(0, count);
  }

  private deal(street: Street, index: number): void {
    if (index > 0) this.reserve.push(...this.take(1));
    const owed = this.each(() => 0);
    if (street.exchange !== undefined)
      for (const player of this.alive) {
        const held = this.draws.shuffled(this.hole[player]);
        const thrown = held.slice(0, this.draws.upTo(held.length));
        this.actions.push(`p${String(player + 1)} sd${thrown.length > 0 ? ` ${glued(thrown)}` : ''}`);
        this.hole[player] = this.hole[player].filter((card) => !thrown.includes(card));
        this.reserve.push(...thrown);
        owed[player] = thrown.length;
      }
    for (const { to, count, up } of street.deals)
      if (to === 'hole') for (const player of this.alive) owed[player] += up === true ? 0 : count;
    const open = street.deals.reduce((sum, { to, count, up }) => sum + (to === 'hole' && up ? count : 0), 0);
    const needed = owed.reduce((sum, count) => sum + count, 0) + open * this.alive.length;
    if (this.variant.stub === 'shared-card' && needed > this.deck.length + this.reserve.length) {
      this.dealBoard(1);
      return;
    }
    for (const player of this.alive) {
      const cards = this.take(owed[player] + open);
      if (cards.length === 0) continue;
      this.hole[player].push(...cards);
      if (open > 0) this.up[player].push(...cards.slice(-open));
      this.actions.push(`d dh p${String(player + 1)} ${glued(cards)}`);
    }
    this.dealBoard(street.deals.reduce((sum, { to, count }) => sum + (to === 'board' ? count : 0), 0));
  }

  private dealBoard(count: number): void {
    if (count === 0) return;
    const cards = this.take(count);
    this.board.push(...cards);
    this.actions.push(`d db ${glued(cards)}`);
  }

  // Betting

  private bet(street: Street, index: number): void {
    this.opener = this.firstToAct(street);
    this.bringInDue = index === 0 && this.bringIn > 0;
    this.completing = this.bringInDue;
    this.raises = 0;
    this.lastRaise = 0;
    const least = street.size === 'big' && this.doubles ? 2 * UNIT : UNIT;
    let queue = this.inTurn(this.opener).filter(
      (player) => this.live[player] && this.stacks[player] > 0 && this.effective(player) > 0,
    );
    if (queue.length === 1 && this.bets[queue[0]] >= this.most()) return;
    while (queue.length > 0 && this.alive.length > 1) {
      const [player, ...rest] = queue;
      queue = rest;
      if (this.act(player, least))
        queue = this.inTurn(player)
          .slice(1)
          .filter((other) => this.live[other] && this.stacks[other] > 0);
    }
  }

  private firstToAct(street: Street): number {
    const { exposed } = this.variant;
    if (street.opener === 'bring-in') {
      // The ace is high in stud and low in razz; suits go clubs, diamonds, hearts, spades.
      const order = (card: Card): number => (exposed === 'high' ? card : -((card + 4) % 52));
      return this.each((player) => player).reduce((lowest, player) =>
        order(this.up[player][0]) < order(this.up[lowest][0]) ? player : lowest,
      );
    }
    if (street.opener === 'best-exposed')
      return this.alive.reduce((best, player) =>
        this.shows(player) > this.shows(best) || (this.shows(player) === this.shows(best) && player < best)
          ? player
          : best,
      );
    return (this.bets.lastIndexOf(this.most()) + 1) % this.size;
  }

  /** Exposed cards as a number: more of a rank before less, then ranks from the top. Low games turn it round. */
  private shows(player: number): number {
    const high = this.variant.exposed === 'high';
    const ranks = this.up[player].map((card) => (high ? card >> 2 : ((card >> 2) + 1) % 13));
    const counts = new Map<number, number>();
    for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
    const sorted = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
    // Groups first, as many digits as there can be cards; then the ranks.
    const shape = sorted.reduce((sum, [, count]) => sum * 5 + count, 0) * 5 ** (4 - sorted.length);
    const value = shape * 14 ** 4 + sorted.reduce((sum, [rank], at) => sum + (rank + 1) * 14 ** (3 - at), 0);
    return high ? value : -value;
  }

  private effective(player: number): number {
    const totals = this.alive.map((each) => this.bets[each] + this.stacks[each]).sort((a, b) => a - b);
    return Math.min(this.stacks[player], Math.max(0, totals[totals.length - 2] - this.bets[player]));
  }

  /** Plays one decision; whether it raised. */
  private act(player: number, least: number): boolean {
    const name = `p${String(player + 1)}`;
    const sizes = this.sizes(player, least);
    const chance = this.draws.upTo(99);
    if (sizes !== null && chance < 35) {
      const to =
        sizes.min + this.draws.upTo(chance < 5 ? sizes.max - sizes.min : Math.min(sizes.max - sizes.min, 30));
      this.actions.push(`${name} cbr ${String(to)}`);
      this.lastRaise = Math.max(this.lastRaise, to - this.most());
      this.put(player, to - this.bets[player]);
      this.raises++;
      this.opener = player;
      this.bringInDue = false;
      this.completing = false;
      return true;
    }
    if (this.bringInDue) {
      this.bringInDue = false;
      this.put(player, Math.min(this.bringIn, this.stacks[player]));
      this.actions.push(`${name} pb`);
    } else if (chance > 80 && this.bets[player] < this.most()) {
      this.live[player] = false;
      this.reserve.push(...this.hole[player]);
      this.up[player] = [];
      this.actions.push(`${name} f`);
    } else {
      this.put(player, Math.min(this.stacks[player], this.most() - this.bets[player]));
      this.actions.push(`${name} cc`);
    }
    return false;
  }

  private sizes(player: number, least: number): { readonly min: number; readonly max: number } | null {
    const most = this.most();
    if (this.structure === 'F' && this.raises === MOST_RAISES) return null;
    if (this.stacks[player] <= most - this.bets[player]) return null;
    const opposed = this.alive.some(
      (other) => other !== player && this.stacks[other] + this.bets[other] > most,
    );
    if (!opposed) return null;
    const full = Math.max(this.lastRaise, least) + (this.completing ? 0 : most);
    const min = Math.min(this.effective(player) + this.bets[player], full);
    const all = this.stacks[player] + this.bets[player];
    if (this.structure === 'F') return { min, max: min };
    if (this.structure === 'N') return { min, max: all };
    const pot = this.dead + this.paid.reduce((sum, amount) => sum + amount, 0);
    return { min, max: Math.min(all, Math.max(min, 2 * most - this.bets[player] + pot)) };
  }

  private collect(): void {
    const [most, second] = [...this.bets].sort((a, b) => b - a);
    const player = this.bets.indexOf(most);
    if (most === second) return;
    this.stacks[player] += most - second;
    this.paid[player] -= most - second;
  }

  // The end

  finish(): number[] {
    const left = [...this.stacks];
    if (this.alive.length === 1) {
      left[this.alive[0]] += this.dead + this.paid.reduce((sum, amount) => sum + amount, 0);
      return left;
    }
    const claims = this.variant.shares.map((share) =>
      this.each((player) =>
        this.live[player] ? strengthFor(this.variant, share, this.hole[player], this.board) : null,
      ),
    );
    const best = (players: readonly number[], strengths: readonly (number | null)[]): number =>
      Math.max(-1, ...players.map((player) => strengths[player] ?? -1));
    const pots = this.pots();
    const survives = (player: number): boolean =>
      claims.some((strengths) =>
        pots.some((pot) => strengths[player] !== null && strengths[player] >= best(pot.players, strengths)),
      );
    for (const { amount, players } of pots) {
      const shares = claims.filter((strengths) => strengths.some((strength) => strength !== null));
      shares.forEach((strengths, share) => {
        const part = Math.floor(amount / shares.length) + (share === 0 ? amount % shares.length : 0);
        const top = best(players, strengths);
        const winners = players.filter((player) => (top < 0 ? survives(player) : strengths[player] === top));
        winners.forEach((winner, at) => {
          left[winner] += Math.floor(part / winners.length) + (at === 0 ? part % winners.length : 0);
        });
      });
    }
    return left;
  }

  private pots(): { amount: number; players: number[] }[] {
    const pots: { amount: number; players: number[] }[] = [];
    let before = 0;
    let amount = this.dead;
    for (const level of [...new Set([0, ...this.paid])].sort((a, b) => a - b)) {
      amount += this.paid.filter((paid) => paid >= level).length * (level - before);
      before = level;
      const players = this.alive.filter((player) => this.paid[player] >= level);
      const last = pots.at(-1);
      if (last?.players.join() === players.join()) last.amount += amount;
      else if (amount > 0) pots.push({ amount, players });
      amount = 0;
    }
    return pots;
  }
}

const glued = (cards: readonly Card[]): string => cards.map(formatCard).join('');

/** Deals a hand of a game: stacks of every size, antes of all kinds, straddles, all-ins at every turn. */
export const notedHand = (code: string, draws: Draws): NotedHand => {
  const variant = findVariant(codes[code])!;
  const stud = variant.forced === 'bring-in';
  const size = 2 + draws.upTo(Math.min(variant.maxPlayers, 9) - 2);
  const structure = code === 'FO/8' ? 'P' : (code.charAt(0) as Structure);
  const entries = (of: (at: number) => number): number[] => Array.from({ length: size }, (_, at) => of(at));
  const starting = entries(() => 1 + draws.upTo([3, 15, 60, 300, 2000][draws.upTo(4)]));
  const kind = draws.upTo(4);
  const whole = [0, 3, 10][draws.upTo(2)];
  const poster = kind === 1 ? 1 : size - 1;
  const antes = entries((at) => (stud || kind > 2 ? 3 : kind === 0 ? 0 : at === poster ? whole : 0));
  const trims = draws.upTo(2) === 0;
  const onButton = code === 'NS' && draws.upTo(3) > 0;
  const button = size === 2 ? 0 : size - 1;
  const straddle = draws.upTo(5);
  const blinds = entries((at) => {
    if (stud) return 0;
    if (onButton) return at === button ? UNIT : 0;
    if (at < 2) return at === 0 ? UNIT / 2 : UNIT;
    if (straddle === 0 && at === 2) return 2 * UNIT;
    if (straddle === 1 && at === size - 1) return 2 * UNIT;
    return straddle === 2 && at === 3 ? UNIT : 0;
  });
  const bringIn = stud ? 3 : 0;
  const dealer = new Dealer(
    variant,
    structure,
    code.startsWith('F'),
    starting,
    antes,
    trims,
    blinds,
    bringIn,
    draws,
  );
  dealer.play();
  const finishing = dealer.finish();
  const lines = [
    `variant = '${code}'`,
    `ante_trimming_status = ${String(trims)}`,
    `antes = [${antes.join(', ')}]`,
    stud ? `bring_in = ${String(bringIn)}` : `blinds_or_straddles = [${blinds.join(', ')}]`,
    ...(code.startsWith('F')
      ? [`small_bet = ${String(UNIT)}`, `big_bet = ${String(2 * UNIT)}`]
      : [`min_bet = ${String(UNIT)}`]),
    `starting_stacks = [${starting.join(', ')}]`,
    `actions = [${dealer.actions.map((action) => `'${action}'`).join(', ')}]`,
    `finishing_stacks = [${finishing.join(', ')}]`,
  ];
  return { text: `${lines.join('\n')}\n`, finishing };
};
