import type { AuditedHand } from '#audit';
import { type Card, UNKNOWN } from '#cards';
import { boardCardsUpTo, holeCardsOf, type Chips, type Hand, NO_PLAYER } from '#engine';
import { boundedShares, type PlayedSpot, sharesOf } from '#equity';
import type { CanonicalHand, HandEvent } from '#histories';
import { layersOf } from './layers.js';

/** The players and their chips when the cards of a street come. */
interface Snapshot {
  readonly live: readonly number[];
  readonly paid: readonly Chips[];
  /** By player: whether the player has chips left. */
  readonly able: readonly boolean[];
  /** Chips that belong to the main pot. */
  readonly extra: Chips;
}

/** Whether the log says that it hides hole cards at the deal, or shows none. */
export const hidesDeal = ({ events }: CanonicalHand): boolean => {
  let deals = 0;
  for (const event of events) {
    if (event.type !== 'deal') continue;
    if (event.cards.includes(UNKNOWN)) return true;
    deals++;
  }
  return deals < 2;
};

/**
 * Follows a hand whose log says at the deal what everybody is dealt. It is the deal that counts: cards that are known because they were
 * shown at the end depend on how the hand went.
 */
export class OpenDeal {
  /** By street. */
  private readonly snapshots: Snapshot[] = [];
  /** By seat: all cards in the order of the deal. */
  private readonly dealt = new Map<number, Card[]>();
  private readonly thrown = new Set<Card>();
  private hasHiddenDiscard = false;
  /** By street: whether all hole cards that were dealt so far are known. */
  private readonly complete: boolean[] = [];

  /** Takes an event of the replay, with the state before it. */
  take(state: Hand, event: HandEvent): void {
    if (state.street >= 0) this.snapshots[state.street] ??= snapshotOf(state);
    if (event.type === 'deal') {
      const cards = this.dealt.get(event.seat);
      if (cards === undefined) this.dealt.set(event.seat, [...event.cards]);
      else cards.push(...event.cards);
      return;
    }
    if (event.type === 'discard' && event.count > 0) {
      if (event.cards?.length === event.count) for (const card of event.cards) this.thrown.add(card);
      else this.hasHiddenDiscard = true;
    }
    if (state.street >= 0 && !this.complete[state.street]) this.complete[state.street] = this.isDealt(state);
  }

  /** Whether the cards of the current street are known for every player in the hand. */
  private isDealt({ seats, live, setup, street }: Hand): boolean {
    const count = dealtBy(setup.variant, street);
    return seats.every((seat, player) => live[player] === 0 || (this.dealt.get(seat)?.length ?? 0) >= count);
  }

  /** Whether the log hides a card that was dealt or discarded up to the last action. */
  hides({ replay: { lastBetting } }: AuditedHand): boolean {
    return this.hasHiddenDiscard || this.complete.slice(0, lastBetting + 1).includes(false);
  }

  /**
   * What the deals of the betting rounds were worth to each player: the sum of the changes in the value of his hand, of which each has
   * mean 0 given all that was dealt before. Null if not all dealt cards are known, or if no deal of the game has a value. Deals
   * after the last action are left out. In the smallest unit, with fractions.
   */
  worthOf(audited: AuditedHand): number[] | null {
    const { state, lastBetting, ledger } = audited.replay;
    const { variant } = state.setup;
    const first = firstValued(variant);
    if (first === null || !this.isSound(audited)) return null;
    const worth = state.seats.map(() => 0);
    const isShared = audited.boards.some(({ length }) => length > variant.boardCards);
    for (let street = first; street <= lastBetting; street++) {
      const isLast = street === variant.streets.length - 1;
      // Discards that come again, or one card for all players, have other chances. Who folded decides it, before the deal.
      if ((isLast && isShared) || (ledger.reshuffled && (isLast || first > 0))) continue;
      if (variant.streets[street].deals.length > 0) this.addWorth(audited, street, worth);
    }
    return worth;
  }

  private addWorth(audited: AuditedHand, street: number, worth: number[]): void {
    const snapshot = this.snapshots.at(street);
    if (snapshot === undefined) return;
    const { live, paid, able, extra } = snapshot;
    const before = street === 0 ? null : this.moment(audited, street - 1, live);
    const after = this.moment(audited, street, live);
    for (const { amount, players } of layersOf(paid, live, able, extra)) {
      if (players.length < 2) continue;
      const now = sharesAt(after, players);
      const then = before === null ? players.map(() => 1 / players.length) : sharesAt(before, players);
      // The deck has too few cards for all players to stay: no value, as is known before the deal.
      if (now === null || then === null) continue;
      // Before the first deal all players have the same chances.
      players.forEach((player, at) => {
        worth[player] += amount * (now[at] - then[at]);
      });
    }
  }

  /** The cards once those of a street are dealt to these players. */
  private moment({ replay, boards }: AuditedHand, street: number, live: readonly number[]): PlayedSpot {
    const { seats, setup } = replay.state;
    const { variant } = setup;
    const size = boardCardsUpTo(variant.streets, street);
    const count = dealtBy(variant, street);
    const held = seats.map((seat) => this.heldBy(seat));
    const dead = held.flatMap((cards, player) => (live[player] === 1 ? [] : cards));
    return {
      game: variant,
      boards: boards.slice(0, variant.boards ?? 1).map((board) => board.slice(0, size)),
      hands: held.map((cards, player) => (live[player] === 1 ? cards.slice(0, count) : null)),
      dead: [...dead, ...this.thrown],
    };
  }

  private heldBy(seat: number): readonly Card[] {
    return (this.dealt.get(seat) ?? []).filter((card) => !this.thrown.has(card));
  }

  /** Whether everybody's cards are known on each street up to the last action, and no card is in two places. */
  private isSound({ replay, boards }: AuditedHand): boolean {
    const { state, lastBetting } = replay;
    const { variant } = state.setup;
    if (this.hasHiddenDiscard) return false;
    for (let street = 0; street <= lastBetting; street++) {
      const size = boardCardsUpTo(variant.streets, street);
      if (!this.complete[street] || boards.some((board) => board.length < size)) return false;
    }
    const size = boardCardsUpTo(variant.streets, lastBetting);
    const first = firstValued(variant) ?? 0;
    const chose =
      variant.streets[first - 1]?.exchange === undefined ? [] : (this.snapshots.at(first)?.live ?? []);
    for (let player = 0; player < chose.length; player++)
      if (chose[player] === 1 && this.heldBy(state.seats[player]).length !== variant.holeCards) return false;
    const dealt = [...this.dealt].flatMap(([seat, cards]) =>
      state.playerAt(seat) === NO_PLAYER ? [UNKNOWN] : cards,
    );
    const onBoards = boards.slice(0, variant.boards ?? 1).flatMap((board) => board.slice(0, size));
    const all = [...dealt, ...onBoards];
    return !all.includes(UNKNOWN) && new Set(all).size === all.length;
  }
}

const sharesAt = (moment: PlayedSpot, players: readonly number[]): number[] | null => {
  const shares = boundedShares(moment, players, 'quick');
  return shares === null ? null : sharesOf(shares);
};

type Variant = Hand['setup']['variant'];

/**
 * The first street whose deal has a value: before the last discard the value of a hand depends on what players keep. Null for a game
 * without such a deal, and for games in which players declare (P-SHOW-8). Where the order of the deal decides what is wild, the
 * players' chances are not equal before the first one.
 */
export const firstValued = ({ streets, declared, isSpecial }: Variant): number | null => {
  if (declared === true || streets.some(({ exchange }) => exchange?.passed !== undefined)) return null;
  const last = streets.findLastIndex(({ exchange }) => exchange !== undefined);
  const first = last < 0 && isSpecial ? 1 : last + 1;
  return streets.slice(first).some(({ deals }) => deals.length > 0) ? first : null;
};

/** The number of hole cards that each player has been dealt by the end of a street. */
const dealtBy = ({ streets }: Variant, street: number): number =>
  streets.slice(0, street + 1).reduce((sum, one) => sum + holeCardsOf(one), 0);

const snapshotOf = (state: Hand): Snapshot => ({
  live: [...state.live],
  paid: [...state.paid],
  able: state.stack.map((chips) => chips > 0),
  extra: state.dead.reduce((sum, chips) => sum + chips, state.houseMoney),
});
