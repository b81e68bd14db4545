import type { HandEvent } from '../../hand.js';

/** A betting round: who acts first, and who bets or raises last. */
interface Round {
  readonly first: number;
  readonly last: number | null;
  readonly isAfterBlinds: boolean;
}

/**
 * The player who shows first, `STARTING` of the showdown: the last one to bet or raise in the last betting round, else the
 * first one to act in it; the only one who is left. Null where the log has no case of it: in a round of blinds and calls.
 * O(events).
 */
export const findStarting = (events: readonly HandEvent[], left: ReadonlySet<number>): number | null => {
  if (left.size === 1) return [...left][0];
  let round: Round | null = null;
  let isNew = true;
  let isAfterBlinds = false;
  for (const event of events) {
    const { type } = event;
    if (type === 'post') isAfterBlinds = true;
    else if (type === 'board' || type === 'street') {
      isNew = true;
      isAfterBlinds = false;
    } else if (type === 'check' || type === 'call' || type === 'bet' || type === 'raise' || type === 'fold') {
      if (isNew || round === null) round = { first: event.seat, last: null, isAfterBlinds };
      isNew = false;
      if (type === 'bet' || type === 'raise') round = { ...round, last: event.seat };
    }
  }
  if (round === null || (round.last === null && round.isAfterBlinds)) return null;
  return round.last ?? round.first;
};
