import { auditHand, type AuditedHand, type AuditProfile } from '#audit';
import { type Card, parseCards, UNKNOWN } from '#cards';
import { boardCardsUpTo, holeCardsOf, NO_PLAYER, type Variant } from '#engine';
import type { PlayedSpot } from '#equity';
import { type CanonicalHand, isBettingEvent } from '#histories';

/** Why the hands of a moment cannot be held against each other. */
export type NoEquity =
  /** Fewer than two hands are known, or, of an all-in, not all of them. */
  | 'unknown-hands'
  /** Cards will still be thrown away, as their players choose. */
  | 'needs-policy'
  /** A card appears in two places. */
  | 'cards-disagree'
  /** The stub ran out: thrown cards were dealt again, or one card was dealt to all. */
  | 'unusual-deal';

/** A street as its betting began, in one run of the board. Players are numbered in dealing order. */
export interface TracedStreet {
  /** Index of the street among those of the game. */
  readonly index: number;
  /** From 0; null before the runs part. */
  readonly run: number | null;
  readonly moment: PlayedSpot;
  /** Players still in whose hands are not known. */
  readonly unknown: readonly number[];
  readonly reason: NoEquity | null;
}

/** A hand that was played through, street by street. */
export interface HandTrace {
  readonly audited: AuditedHand;
  readonly variant: Variant;
  readonly streets: readonly TracedStreet[];
  /** The street on which somebody bet, called, checked or folded last. */
  readonly lastBetting: number;
}

/** By seat: the cards of a player as his record has them; `??` for what is not known. */
export type RecordedCards = (seat: number) => string | null;

/** Plays a hand through and notes who was in on each street; null where the engine cannot play it. */
export const traceHand = (
  hand: CanonicalHand,
  profile: AuditProfile,
  recorded: RecordedCards,
): HandTrace | null => {
  const liveOn: number[][] = [];
  const thrown: Card[] = [];
  let lastBetting = 0;
  const audited = auditHand(hand, profile, (state, event) => {
    if (event.type === 'discard') thrown.push(...(event.cards ?? []).filter((card) => card !== UNKNOWN));
    if (state.street < 0) return;
    liveOn[state.street] ??= [...state.live];
    if (isBettingEvent(event)) lastBetting = state.street;
  });
  if (audited === null) return null;
  const { state } = audited.replay;
  if (state.street >= 0) liveOn[state.street] ??= [...state.live];
  const table = new Table(audited, recorded, thrown);
  const streets = liveOn.flatMap((live, index) => table.street(index, live));
  return { audited, variant: state.setup.variant, streets, lastBetting };
};

/** What is known of the cards of a hand, and when it was. */
class Table {
  private readonly variant: Variant;
  /** By player: his cards as far as they are known at the end, in the order of the deal where the log keeps to it. */
  private readonly known: readonly (readonly Card[])[];
  /** Hole cards by place in the order of the deal: whether they lie face up. */
  private readonly faces: readonly boolean[];

  constructor(
    private readonly audited: AuditedHand,
    recorded: RecordedCards,
    private readonly thrown: readonly Card[],
  ) {
    const { state } = audited.replay;
    this.variant = state.setup.variant;
    this.known = state.seats.map((seat) => {
      const parsed = parseCards(recorded(seat) ?? '');
      return parsed.ok ? parsed.cards.filter((card) => card !== UNKNOWN) : [];
    });
    this.faces = this.variant.streets.flatMap(({ deals }) =>
      deals.flatMap(({ to, up, count }) => (to === 'hole' ? Array<boolean>(count).fill(up === true) : [])),
    );
  }

  /** A street in every run of the board in which it was dealt: once where the runs have not parted yet. */
  street(index: number, live: readonly number[]): TracedStreet[] {
    const { boards, replay } = this.audited;
    const lie = boardCardsUpTo(this.variant.streets, index);
    if (this.variant.boards === 2)
      return boards.length === 2 && boards.every(({ length }) => length >= lie)
        ? [
            this.moment(
              index,
              live,
              null,
              boards.map((board) => board.slice(0, lie)),
              [],
            ),
          ]
        : [];
    const common = boards.every((board) => board.slice(0, lie).every((card, at) => card === boards[0][at]));
    const runs = common ? boards.slice(0, 1) : boards;
    const shared = boards.some(({ length }) => length > this.variant.boardCards);
    const isOdd = this.isLast(index) ? shared : replay.ledger.reshuffled;
    return runs.flatMap((board, run) => {
      if (board.length < lie) return [];
      const before = boards.slice(0, run).flatMap((other) => other.filter((card) => !board.includes(card)));
      const lies = board.slice(0, lie);
      const street = this.moment(index, live, common ? null : run, [lies], [...new Set(before)]);
      return [isOdd ? { ...street, reason: 'unusual-deal' as const } : street];
    });
  }

  private moment(
    index: number,
    live: readonly number[],
    run: number | null,
    boards: readonly (readonly Card[])[],
    before: readonly Card[],
  ): TracedStreet {
    const hands = live.map((isIn, player) => (isIn === 1 ? this.heldOn(index, player) : null));
    const seen = hands.flatMap((hand, player) =>
      hand === null ? this.seenOn(index, player, live[player] === 1) : [],
    );
    // When all cards are out it makes no difference which of them cannot come, and thrown ones may have come back.
    const dead = this.isLast(index) ? [] : [...new Set([...seen, ...this.thrown, ...before])];
    const unknown = [...live.keys()].filter((player) => live[player] === 1 && hands[player] === null);
    const moment = { game: this.variant, boards, hands, dead };
    return { index, run, moment, unknown, reason: this.reasonFor(index, moment) };
  }

  private reasonFor(index: number, { boards, hands, dead }: PlayedSpot): NoEquity | null {
    const { streets } = this.variant;
    if (streets.slice(index + 1).some(({ exchange }) => exchange !== undefined)) return 'needs-policy';
    const held = hands.filter((hand) => hand !== null);
    const cards = [...boards.flat(), ...held.flat(), ...dead];
    if (new Set(cards).size < cards.length) return 'cards-disagree';
    return held.length < 2 ? 'unknown-hands' : null;
  }

  private isLast(index: number): boolean {
    return index === this.variant.streets.length - 1;
  }

  /** Whether each player is dealt all of his cards by the end of a street. */
  private isDealt(index: number): boolean {
    return this.variant.streets.slice(index + 1).every((street) => holeCardsOf(street) === 0);
  }

  /** Hole cards that each player has been dealt by the end of a street. */
  private dealtBy(index: number): number {
    return this.variant.streets.slice(0, index + 1).reduce((sum, street) => sum + holeCardsOf(street), 0);
  }

  /** The cards that a player held on a street; null where that is not known. */
  private heldOn(index: number, player: number): readonly Card[] | null {
    const known = this.known[player];
    const { holeCards } = this.variant;
    if (this.isDealt(index)) return known.length === holeCards ? known : null;
    const count = this.dealtBy(index);
    const up = this.upOn(index, player);
    if (known.length >= count && this.isInOrder(player)) return known.slice(0, count);
    // Whichever order the log has, all cards that lay face down by then are known to have been these.
    const down = known.filter((card) => !this.audited.replay.state.up[player].includes(card));
    return down.length + up.length === count && this.isDownDealt(index) ? [...down, ...up] : null;
  }

  /** Whether a player's cards stand in the order of the deal, by those of them that lie face up. */
  private isInOrder(player: number): boolean {
    const up = [...this.audited.replay.state.up[player]];
    return this.known[player].every((card, place) => !this.faces[place] || card === up.shift());
  }

  /** Whether no more cards come face down. */
  private isDownDealt(index: number): boolean {
    return this.faces.slice(this.dealtBy(index)).every((isUp) => isUp);
  }

  private upOn(index: number, player: number): readonly Card[] {
    const shown = this.faces.slice(0, this.dealtBy(index)).filter((isUp) => isUp).length;
    return (this.audited.replay.state.up[player] ?? []).slice(0, shown);
  }

  /** Cards of a player who is not asked about that cannot come: all that are known of one who folded, else what lies up. */
  private seenOn(index: number, player: number, isIn: boolean): readonly Card[] {
    if (!isIn || this.isDealt(index)) return this.known[player];
    return this.upOn(index, player);
  }
}

/** Whether the betting ended on a street by all-ins with cards still to come. */
export const isAllIn = ({ audited, variant, lastBetting }: HandTrace): boolean => {
  const { state } = audited.replay;
  const able = state.seats.filter((_, player) => state.canAct(player)).length;
  return (
    state.liveCount > 1 &&
    able < 2 &&
    state.actor === NO_PLAYER &&
    !state.passedOut &&
    lastBetting < state.street &&
    variant.streets
      .slice(lastBetting + 1)
      .some(({ deals, exchange }) => deals.length > 0 || exchange !== undefined)
  );
};
