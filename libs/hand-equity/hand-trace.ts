import { auditHand, knownCardsOf, type AuditedHand, type AuditProfile } from '#audit';
import { type Card, deckCards, parseCards, UNKNOWN } from '#cards';
import { boardCardsUpTo, holeCardsOf, inDealOrder, NO_PLAYER, type Hand, type Variant } from '#engine';
import type { EquityGame, PlayedSpot } from '#equity';
import type { CanonicalHand, HandEvent } from '#histories';
import { wildCardsAfter } from '#ranking';
import { DealtSteps } from './dealt-steps.js';

/** Why a street or an all-in has no result. */
export type NoEquity =
  /** Fewer than two hands are known; for an all-in, not all hands are known. */
  | 'unknown-hands'
  /** Players can still choose discards. */
  | 'needs-policy'
  /** A card appears in two places. */
  | 'cards-disagree'
  /** The stub ran out: discards were dealt again, or one card was dealt for all players; or it would if they all stayed. */
  | 'unusual-deal';

/** A street at the start of its betting round, in one run of the board. Players are numbered in the order of the deal. */
export interface TracedStreet {
  /** The index of the street in the game. */
  readonly index: number;
  /** The index of the run, from 0; null as long as all runs have the same board. */
  readonly run: number | null;
  readonly moment: PlayedSpot;
  /** Players still in the hand whose cards are unknown. */
  readonly unknown: readonly number[];
  readonly reason: NoEquity | null;
}

/** A street with its first step in the replay at which its cards, those of its run, are on the table and all players have drawn. */
export interface SteppedStreet extends TracedStreet {
  readonly step: number;
}

/** A replayed hand and its streets. */
export interface HandTrace {
  readonly audited: AuditedHand;
  readonly variant: Variant;
  readonly streets: readonly SteppedStreet[];
  /** The streets after a player with a known hand has folded in the betting round: the players left are fewer. */
  readonly folds: readonly SteppedStreet[];
  /** The street of the last betting action. */
  readonly lastBetting: number;
}

/** By seat: the cards of a player in the record, with `??` for unknown cards. */
export type RecordedCards = (seat: number) => string | null;

/** Replays a hand and records which players were in the hand on each street; null if the engine cannot replay it. */
export const traceHand = (
  hand: CanonicalHand,
  profile: AuditProfile,
  recorded: RecordedCards,
): HandTrace | null => {
  const moments: Moment[] = [];
  const thrown: Card[] = [];
  const dealt = new DealtSteps();
  let last: HandEvent | null = null;
  const note = (state: Hand, step: number): void => {
    if (last !== null) dealt.take(last, state, step);
    const before = moments.at(-1);
    const { street, live } = state;
    if (street < 0) return;
    if (before?.street !== street) moments.push({ street, live: [...live], step, isFold: false });
    else if (live.some((isIn, player) => isIn !== before.live[player]))
      moments.push({ street, live: [...live], step, isFold: true });
  };
  const audited = auditHand(hand, profile, (state, event, index) => {
    if (event.type === 'discard' && state.currentStreet?.exchange?.passed === undefined)
      thrown.push(...(event.cards ?? []).filter(isKnown));
    note(state, index);
    last = event;
  });
  if (audited === null) return null;
  const { state, lastBetting } = audited.replay;
  note(state, hand.events.length);
  const known = state.seats.map((seat) => {
    const parsed = parseCards(recorded(seat) ?? '');
    return parsed.ok ? parsed.cards.filter(isKnown) : [];
  });
  const table = new Table(audited, known, thrown);
  const streetsOf = (chosen: readonly Moment[]): SteppedStreet[] =>
    chosen.flatMap(({ street, live, step }) =>
      table.street(street, live).map((traced) => ({ ...traced, step: dealt.from(step, street, traced.run) })),
    );
  const streets = streetsOf(moments.filter(({ isFold }) => !isFold));
  const folds = streetsOf(foldsOfKnown(moments, known));
  return { audited, variant: state.setup.variant, streets, folds, lastBetting };
};

/** The first step of a street, or the first one after a fold in it, and the players in the hand. */
interface Moment {
  readonly street: number;
  readonly live: readonly number[];
  readonly step: number;
  readonly isFold: boolean;
}

/** The folds of players with known cards, after which at least two are left. Other folds change no equity. */
const foldsOfKnown = (moments: readonly Moment[], known: readonly (readonly Card[])[]): Moment[] =>
  moments.filter(({ live, isFold }, index) => {
    if (!isFold || live.filter((isIn) => isIn === 1).length < 2) return false;
    const before = moments[index - 1].live;
    return live.some((isIn, player) => isIn !== before[player] && known[player].length > 0);
  });

/**
 * The street on which all-ins ended the betting, with the hands that contend to the end; null if there was no such all-in, or if the
 * cards of that street are unusual. O(players) for a hand without an all-in.
 */
export const traceAllIn = (audited: AuditedHand): TracedStreet | null => {
  if (!isAllIn(audited)) return null;
  let street = allIns.get(audited);
  if (street === undefined) allIns.set(audited, (street = findAllIn(audited)));
  return street;
};

/** The all-ins of audited hands: several analyses of a hand need the same. */
const allIns = new WeakMap<AuditedHand, TracedStreet | null>();

const findAllIn = (audited: AuditedHand): TracedStreet | null => {
  const { state, lastBetting, ledger } = audited.replay;
  const known = state.seats.map((seat) => (knownCardsOf(audited, seat) ?? []).filter(isKnown));
  return new Table(audited, known, ledger.discards).street(lastBetting, state.live).at(0) ?? null;
};

const isKnown = (card: Card): boolean => card !== UNKNOWN;

/** Reconstructs the known cards of each player on each street. */
class Table {
  private readonly variant: Variant;
  /** By position in the order of the deal: whether the hole card is dealt face up. */
  private readonly faces: readonly boolean[];

  constructor(
    private readonly audited: AuditedHand,
    /** By player: the cards that are known at the end, in the order of the deal if the log keeps that order. */
    private readonly known: readonly (readonly Card[])[],
    private readonly thrown: readonly Card[],
  ) {
    this.variant = audited.replay.state.setup.variant;
    this.faces = this.variant.streets.flatMap(({ deals }) =>
      deals.flatMap(({ to, up, count }) => (to === 'hole' ? Array<boolean>(count).fill(up === true) : [])),
    );
  }

  /** A street in each run of the board that has it, or once as long as all runs have the same board. */
  street(index: number, live: readonly number[]): TracedStreet[] {
    const { boards, replay } = this.audited;
    const size = boardCardsUpTo(this.variant.streets, index);
    const { boards: count = 1 } = this.variant;
    if (count > 1)
      return boards.length === count && boards.every(({ length }) => length >= size)
        ? [
            this.moment(
              index,
              live,
              null,
              boards.map((board) => board.slice(0, size)),
              [],
            ),
          ]
        : [];
    const common = boards.every((board) => board.slice(0, size).every((card, at) => card === boards[0][at]));
    const runs = common ? boards.slice(0, 1) : boards;
    const shared = boards.some(({ length }) => length > this.variant.boardCards);
    const isOdd = this.isLast(index) ? shared : replay.ledger.reshuffled;
    return runs.flatMap((board, run) => {
      if (board.length < size) return [];
      const before = boards.slice(0, run).flatMap((other) => other.filter((card) => !board.includes(card)));
      const dealt = board.slice(0, size);
      const street = this.moment(index, live, common ? null : run, [dealt], [...new Set(before)]);
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
    // On the last street no card is to come, so dead cards make no difference, and discards may have been dealt again.
    const dead = this.isLast(index) ? [] : [...new Set([...seen, ...this.thrown, ...before])];
    const unknown = [...live.keys()].filter((player) => live[player] === 1 && hands[player] === null);
    const moment = { game: this.gameOn(index), boards, hands, dead };
    return { index, run, moment, unknown, reason: this.reasonFor(index, moment) };
  }

  /** P-WILD-1: the upcards of players who are out have decided what is wild, too. */
  private gameOn(index: number): EquityGame {
    if (this.variant.wild?.follows === undefined) return this.variant;
    const { up, dealtUp } = this.audited.replay.state;
    const count = up.reduce((sum, _, player) => sum + this.upOn(index, player).length, 0);
    return { ...this.variant, dealtUp: { cards: dealtUp.slice(0, count), places: this.dealtBy(index) } };
  }

  private reasonFor(index: number, { game, boards, hands, dead }: PlayedSpot): NoEquity | null {
    const { streets } = this.variant;
    if (game.dealtUp !== undefined && wildCardsAfter(game, game.dealtUp.cards) === null)
      return 'unknown-hands';
    // P-SHOW-8: the players declare after the last round.
    if (this.variant.declared === true) return 'needs-policy';
    if (streets.slice(index + 1).some(({ exchange }) => exchange !== undefined)) return 'needs-policy';
    const held = hands.filter((hand) => hand !== null);
    const cards = [...boards.flat(), ...held.flat(), ...dead];
    if (new Set(cards).size < cards.length) return 'cards-disagree';
    const { deck, holeCards, boardCards } = this.variant;
    const toCome =
      held.reduce((sum, { length }) => sum + holeCards - length, 0) +
      boards.reduce((sum, { length }) => sum + boardCards - length, 0);
    if (toCome > deckCards(deck).length - cards.length) return 'unusual-deal';
    return held.length < 2 ? 'unknown-hands' : null;
  }

  private isLast(index: number): boolean {
    return index === this.variant.streets.length - 1;
  }

  /** Whether all hole cards are dealt by the end of a street. */
  private isDealt(index: number): boolean {
    return this.variant.streets.slice(index + 1).every((street) => holeCardsOf(street) === 0);
  }

  /** The number of hole cards that each player has been dealt by the end of a street. */
  private dealtBy(index: number): number {
    return this.variant.streets.slice(0, index + 1).reduce((sum, street) => sum + holeCardsOf(street), 0);
  }

  /** The cards that a player held on a street; null if they are unknown. */
  private heldOn(index: number, player: number): readonly Card[] | null {
    const known = this.known[player];
    const { holeCards } = this.variant;
    const { replay } = this.audited;
    if (this.isDealt(index))
      return known.length === holeCards ? inDealOrder(this.variant, known, replay.state.up[player]) : null;
    const count = this.dealtBy(index);
    const up = this.upOn(index, player);
    if (known.length >= count && this.isInOrder(player)) return known.slice(0, count);
    // If no later card is dealt face down, the order in the log does not matter: these were all cards that were face down.
    const down = known.filter((card) => !this.audited.replay.state.up[player].includes(card));
    return down.length + up.length === count && this.isDownDealt(index) ? [...down, ...up] : null;
  }

  /** Whether the known cards of a player are in the order of the deal, as far as the cards that are face up show it. */
  private isInOrder(player: number): boolean {
    const up = [...this.audited.replay.state.up[player]];
    return this.known[player].every((card, place) => !this.faces[place] || card === up.shift());
  }

  /** Whether all later cards are dealt face up. */
  private isDownDealt(index: number): boolean {
    return this.faces.slice(this.dealtBy(index)).every((isUp) => isUp);
  }

  private upOn(index: number, player: number): readonly Card[] {
    const shown = this.faces.slice(0, this.dealtBy(index)).filter((isUp) => isUp).length;
    return (this.audited.replay.state.up[player] ?? []).slice(0, shown);
  }

  /** The dead cards of a player whose hand is left out: all known cards if the player has folded, otherwise those that are face up. */
  private seenOn(index: number, player: number, isIn: boolean): readonly Card[] {
    if (!isIn || this.isDealt(index)) return this.known[player];
    return this.upOn(index, player);
  }
}

/** Whether all-ins ended the betting with cards still to come. O(players). */
export const isAllIn = ({ replay }: AuditedHand): boolean => {
  const { state, lastBetting } = replay;
  if (state.liveCount < 2 || lastBetting >= state.street || state.actor !== NO_PLAYER) return false;
  let able = 0;
  for (let player = 0; player < state.size; player++) if (state.canAct(player)) able++;
  return (
    able < 2 &&
    !state.passedOut &&
    !state.isVoid &&
    state.setup.variant.streets
      .slice(lastBetting + 1)
      .some(({ deals, exchange }) => deals.length > 0 || exchange !== undefined)
  );
};
