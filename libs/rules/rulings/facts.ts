import { deckSpec } from '#cards';
import type { LimitId, Variant } from '#engine';
import { parseDecimal, unitsOf } from '../profiles/decimal.js';
import type { HouseSwitches } from '../profiles/floor-switches.js';
import type { Profile } from '../profiles/profile.js';
import { switchTexts, type SwitchId } from '../profiles/switch-texts/index.js';
import type { SwitchUse } from './ruling.js';
import type { Situation, Stage } from './situation.js';

/** The stages in which a fault of the initial deal is always noticed in time. */
const BEFORE_ACTION: ReadonlySet<Stage> = new Set<Stage>(['before-deal', 'initial-deal']);
/** The stages after the last betting round of a street. */
const AFTER_ROUND: ReadonlySet<Stage> = new Set<Stage>([
  'dealing',
  'draw',
  'showdown',
  'awarded',
  'between-hands',
]);
const AFTER_HAND: ReadonlySet<Stage> = new Set<Stage>(['awarded', 'between-hands']);

/** R-MIS-1, P-IRR-1: action has begun when two players have acted; heads-up these are both players. */
const SIGNIFICANT = 2;

/** The game at the table. */
export interface FloorGame {
  readonly variant: Variant;
  /** Undefined if the request does not state it. */
  readonly limit: LimitId | undefined;
}

/**
 * The facts of an incident: the situation, the game and the house. A rule reads what it needs. A missing fact is recorded by
 * its JSON pointer and read as a neutral value; the caller then discards the decision. The switches that a rule reads are
 * recorded too, because the ruling depends on them.
 */
export class Facts {
  readonly #switches: HouseSwitches;
  readonly #situation: Situation;
  readonly #missing = new Set<string>();
  readonly #used = new Map<SwitchId, SwitchUse>();

  constructor(
    profile: Pick<Profile, 'switches'>,
    /** The game, or null if the request names none. */
    readonly game: FloorGame | null,
    situation: Situation,
    /** The decimals of the amounts. */
    readonly scale: number,
  ) {
    this.#switches = profile.switches;
    this.#situation = situation;
  }

  /** JSON pointers into the request of the facts that are missing. */
  get missing(): readonly string[] {
    return [...this.#missing];
  }

  get uses(): readonly SwitchUse[] {
    return [...this.#used.values()];
  }

  /** The value of a switch of the house. */
  switch<K extends SwitchId>(id: K): HouseSwitches[K] {
    const value = this.#switches[id];
    if (!this.#used.has(id)) this.#used.set(id, switchUse(id, String(value)));
    return value;
  }

  /** A field of the incident that the ruling depends on. */
  given<T>(value: T | undefined, field: string, neutral: T): T {
    if (value === undefined) this.#missing.add(`/incident/${field}`);
    return value ?? neutral;
  }

  get stage(): Stage {
    return this.#fact('stage', 'betting');
  }

  /** How many different players have acted since the forced bets. */
  get acted(): number {
    return this.#fact('acted', 0);
  }

  /** What the player concerned has to call, in the smallest unit. */
  get toCall(): number {
    return this.units(this.#fact('toCall', '0'));
  }

  /** The full bet or raise at this moment, in the smallest unit. */
  get betSize(): number {
    return this.units(this.#fact('betSize', '0'));
  }

  /** What there is to call, or null if it is not stated. For details of an answer; a ruling that depends on it reads `toCall`. */
  get statedToCall(): number | null {
    return this.#stated('toCall');
  }

  /** The full bet or raise, or null if it is not stated. */
  get statedBetSize(): number | null {
    return this.#stated('betSize');
  }

  /** What the player concerned put in in this round before, in the smallest unit. A raise is to these chips and the new ones. */
  get inFront(): number {
    return this.#stated('inFront') ?? 0;
  }

  get isFacingBet(): boolean {
    return this.toCall > 0;
  }

  /** Whether the betting round is complete. The stage says so, unless it is stated. */
  get isRoundOver(): boolean {
    return this.#situation.roundOver ?? AFTER_ROUND.has(this.stage);
  }

  /** Whether the pot was pushed. The stage says so, unless it is stated. */
  get isHandOver(): boolean {
    return this.#situation.handOver ?? AFTER_HAND.has(this.stage);
  }

  get isTournament(): boolean {
    return this.#situation.tournament === true;
  }

  get isFormal(): boolean {
    return this.#situation.formal === true || this.isTournament;
  }

  get isFixedLimit(): boolean {
    const limit = this.#game?.limit;
    if (this.#game !== null && limit === undefined) this.#missing.add('/game/limit');
    return limit === 'fixed-limit';
  }

  /** Whether the game is a draw game that only low hands win. */
  get isLowball(): boolean {
    return this.#game?.variant.isLowball === true;
  }

  /** Whether players exchange cards in the game. */
  get isDrawGame(): boolean {
    return this.game?.variant.streets.some(({ exchange }) => exchange?.replaced === true) === true;
  }

  /** Whether the draw is still to come, in a draw game; undefined if the situation does not state it. */
  get isBeforeDraw(): boolean | undefined {
    if (this.#situation.stage === 'draw' || this.#isStreet(false)) return false;
    return this.#isStreet(true) ? true : undefined;
  }

  /** Whether the deck of the game has a joker. */
  get usesJoker(): boolean {
    const deck = this.game?.variant.deck;
    return deck !== undefined && deckSpec(deck).joker;
  }

  /** R-MIS-1, P-IRR-1: whether a fault of the initial deal is noticed before the second player acts. */
  get isInTime(): boolean {
    const { acted, stage } = this.#situation;
    // Two players who acted settle it, whatever else is stated; a deal that is still going on needs no count.
    if (acted !== undefined && acted >= SIGNIFICANT) return false;
    if (stage !== undefined && BEFORE_ACTION.has(stage)) return true;
    if (stage !== undefined && stage !== 'betting') return false;
    const isKnown = stage !== undefined || this.#isStreet(true);
    if (!isKnown) this.#fact('stage', 'betting');
    this.#fact('acted', 0);
    return isKnown && acted !== undefined && !this.#isStreet(false);
  }

  /** Whether the situation states that it is too late for a misdeal. For rulings that do not depend on it. */
  get isKnownLate(): boolean {
    const { acted, stage } = this.#situation;
    return (
      (acted ?? 0) >= SIGNIFICANT || (stage !== undefined && !BEFORE_ACTION.has(stage) && stage !== 'betting')
    );
  }

  /** Whether the stated street is the first one of the game, or a later one. No street, or one of another game, is neither. */
  #isStreet(first: boolean): boolean {
    const { street } = this.#situation;
    const at = this.game?.variant.streets.findIndex(({ id }) => id === street) ?? -1;
    return first ? at === 0 : at > 0;
  }

  get #game(): FloorGame | null {
    if (this.game === null) this.#missing.add('/game');
    return this.game;
  }

  /** An amount in the smallest unit. */
  units(amount: string): number {
    return unitsOf(parseDecimal(amount), this.scale) ?? 0;
  }

  /** Units as a decimal text. */
  print(units: number): string {
    const digits = String(units).padStart(this.scale + 1, '0');
    const point = digits.length - this.scale;
    return this.scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  }

  #stated(name: 'toCall' | 'betSize' | 'inFront'): number | null {
    const amount = this.#situation[name];
    return amount === undefined ? null : this.units(amount);
  }

  #fact<K extends keyof Situation>(name: K, neutral: NonNullable<Situation[K]>): NonNullable<Situation[K]> {
    const value = this.#situation[name];
    if (value === undefined) this.#missing.add(`/situation/${name}`);
    return value ?? neutral;
  }
}

const switchUse = (id: SwitchId, chosen: string): SwitchUse => {
  const text = switchTexts.find((candidate) => candidate.id === id);
  const values = (text?.values ?? []).map(({ value, rules }) => ({
    value: String(value),
    rules: rules ?? text?.rules ?? [],
  }));
  return {
    switch: id,
    value: chosen,
    rules: values.find(({ value }) => value === chosen)?.rules ?? [],
    others: values.filter(({ value }) => value !== chosen),
  };
};
