import type { Replay } from '../replay/replay.js';
import type { Settlement } from '../settlement/settlement.js';

/** Codes of awards that are found already. */
const FOUND: ReadonlySet<string> = new Set(['wrong-winner', 'wrong-award', 'odd-chip']);

/**
 * R-DEAD-1, R-DEAD-3, P-IRR-2: a hand that a ruling killed wins nothing. Faults between the ruling and the award can leave the
 * settlement open, and the award to the dead hand is a fault of its own.
 */
export const checkDeadAwards = (replay: Replay, { awards }: Settlement): void => {
  const { collector, hand, killed, state } = replay;
  if (killed.size === 0) return;
  const reported = new Set(collector.list.flatMap(({ code, seat }) => (FOUND.has(code) ? [seat] : [])));
  for (const [index, event] of hand.events.entries()) {
    if (event.type !== 'collect' || reported.has(event.seat)) continue;
    const ruling = killed.get(event.seat);
    if (ruling === undefined || index < ruling.event) continue;
    reported.add(event.seat);
    const due = new Set(awards.map(({ player }) => state.seats[player]));
    const live = state.seats.filter((_seat, player) => state.live[player] === 1);
    const winners = (due.size > 0 ? [...due] : live).filter((seat) => !killed.has(seat));
    const rules = ['P-SHOW-2', ...ruling.rules];
    collector.add('wrong-winner', rules, event.line, event.seat, { seats: winners }, event.amount, index);
  }
};
