import type { AuditedHand, AuditProfile, Finding, HandAnalysis, StepObserver } from '#audit';
import { NO_PLAYER } from '#engine';
import type { CanonicalHand } from '#histories';
import { positionsOf } from '#statistics';
import { ACTION_COLUMNS, isAction } from './action-columns.js';
import { appendRow, type Value } from './column.js';
import { HAND_COLUMNS } from './hand-columns.js';
import { PLAYER_COLUMNS } from './player-columns.js';

/** What the tables have about a hand besides its place. Plain data, which threads can send; rows stand one after the other. */
export interface HandRows {
  readonly format: string;
  readonly scale: number;
  readonly hand: readonly Value[];
  readonly players: readonly Value[];
  readonly actions: readonly Value[];
  readonly findings: readonly Finding[];
}

const NOTHING: readonly never[] = [];

/** Makes the rows of each hand while it is replayed. O(events × players). */
export class ExportAnalysis implements HandAnalysis<HandRows> {
  private actions: Value[] = [];
  private number = 0;
  private names = new Map<number, string>();
  private lines: readonly [number, number] = [1, 1];

  private readonly observe: StepObserver = (state, event) => {
    if (!isAction(event)) return;
    const name = this.names.get(event.seat) ?? null;
    // A canonical hand may have the line numbers of another log.
    const line = Math.min(Math.max(event.line, this.lines[0]), this.lines[1]);
    appendRow(ACTION_COLUMNS, { number: this.number++, event, state, name, line }, this.actions);
  };

  begin(hand: CanonicalHand, lines: readonly [number, number]): StepObserver {
    this.actions = [];
    this.number = 0;
    this.names = new Map(hand.players.map(({ seat, name }) => [seat, name]));
    this.lines = lines;
    return this.observe;
  }

  end(audited: AuditedHand): HandRows {
    const { hand, profile, replay, findings } = audited;
    const { state } = replay;
    const row: Value[] = [];
    appendRow(HAND_COLUMNS, { hand, profile: profile.id, audited }, row);
    const players: Value[] = [];
    const positions = positionsOf(hand, state);
    for (const seated of hand.players) {
      const player = state.playerAt(seated.seat);
      const isDealtIn = player !== NO_PLAYER && seated.dealtIn !== false;
      const source = { audited, seated, player: isDealtIn ? player : NO_PLAYER, positions };
      appendRow(PLAYER_COLUMNS, source, players);
    }
    const { format, scale } = hand;
    return { format, scale, hand: row, players, actions: this.actions, findings };
  }

  cancelled(hand: CanonicalHand, profile: AuditProfile): HandRows {
    const row: Value[] = [];
    appendRow(HAND_COLUMNS, { hand, profile: profile.id, audited: null }, row);
    const { format, scale } = hand;
    return { format, scale, hand: row, players: NOTHING, actions: NOTHING, findings: NOTHING };
  }
}
