import type { Message } from '#cards';
import type { CardRuling, HandOutcome, MoneyRuling, RulingId, SeatRuling } from './ruling.js';

/** An outcome at the management's discretion, in both languages. */
export interface PossibleOutcome {
  readonly ruling: RulingId;
  /** `goes-on` if absent. */
  readonly hand?: HandOutcome;
  readonly seats?: readonly SeatRuling[];
  readonly why: Message;
}

/** What the rule of an incident decides, in both languages. Absent parts are empty, and the hand goes on. */
export interface Decision {
  readonly ruling: RulingId;
  readonly hand?: HandOutcome;
  /** True if absent. */
  readonly inTime?: boolean;
  readonly seats?: readonly SeatRuling[];
  readonly cards?: readonly CardRuling[];
  readonly money?: readonly MoneyRuling[];
  readonly outcomes?: readonly [PossibleOutcome, ...PossibleOutcome[]];
  readonly rules: readonly string[];
  /** Two to five sentences: what happened, what the rule says, what happens now. */
  readonly sentences: readonly Message[];
}

/** A player whose cards stay live, and who is held to nothing. */
export const live = (seat: number | null, rest: Partial<SeatRuling> = {}): SeatRuling => ({
  seat,
  cards: 'live',
  action: null,
  may: null,
  ...rest,
});

/** A player whose hand is dead. */
export const dead = (seat: number | null): SeatRuling => ({ seat, cards: 'dead', action: null, may: null });
