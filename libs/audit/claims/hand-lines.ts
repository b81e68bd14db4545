import type { Replay } from '../replay/replay.js';

/**
 * P-SHOW-2: where the log has a line for the hand of each player who is left at the showdown, the pot is not awarded before
 * each of them has shown or mucked; some sites have that line for the last player of a hand without a showdown, too. Checked
 * in hands without other faults. O(players × events).
 */
export const checkHandLines = ({ hand, state, conventions, collector, trust }: Replay): void => {
  const { handLines } = conventions;
  if (handLines === undefined || collector.hasFault || !trust.order) return;
  if (handLines === 'at-showdown' && state.liveCount < 2) return;
  for (const [player, seat] of state.seats.entries()) {
    if (state.live[player] === 0 || hasHandLine(hand.events, seat)) continue;
    const line = hand.events.find(({ type }) => type === 'collect')?.line ?? hand.lines[1];
    const detail = { about: 'seat-to-act', seat } as const;
    return collector.addDetailed('wrong-turn', ['P-SHOW-2'], line, null, null, detail);
  }
};

const hasHandLine = (events: Replay['hand']['events'], seat: number): boolean =>
  events.some(
    (event) =>
      'seat' in event &&
      event.seat === seat &&
      (event.type === 'show' ||
        event.type === 'muck' ||
        event.type === 'cash-out' ||
        (event.type === 'note' && event.about === 'unshown')),
  );
