import type { HandEvent } from '../../hand.js';
import { inferStakes } from '../../reading/inferred-stakes.js';
import type { HandDraft } from '../../reading/index.js';

type Post = Extract<HandEvent, { type: 'post' }>;

/** What all players put into the pots, before the uncalled bet goes back. O(events). */
export const sumOfBets = ({ events }: HandDraft): number => {
  const street = new Map<number, number>();
  let total = 0;
  for (const event of events) {
    const bet = 'seat' in event && event.seat !== null ? (street.get(event.seat) ?? 0) : 0;
    if (event.type === 'board' || event.type === 'street') street.clear();
    else if (event.type === 'post' || event.type === 'bring-in' || event.type === 'call') {
      const dead = event.type === 'post' ? (event.kind === 'ante' ? event.amount : event.dead) : 0;
      total += event.amount;
      street.set(event.seat, bet + event.amount - dead);
    } else if (event.type === 'bet' || event.type === 'raise') {
      total += event.to - bet;
      street.set(event.seat, event.to);
    }
  }
  return total;
};

/**
 * The level of a tournament, whose header states none, by the blinds that are posted. A blind of all the chips that a player
 * has may be short: then the other one shows the level. O(events).
 */
export const findLevel = (draft: HandDraft): void => {
  const { stakes, game, events } = draft;
  if (stakes.bigBlind !== null || stakes.smallBet !== null) return;
  const small = events.find((event): event is Post => event.type === 'post' && event.kind === 'small-blind');
  const big = events.find((event): event is Post => event.type === 'post' && event.kind === 'big-blind');
  const blind = findBigBlind(draft, small, big);
  if (blind === null) return inferStakes(draft);
  if (game?.limit === 'fixed-limit') Object.assign(stakes, { smallBet: blind, bigBet: 2 * blind });
  else stakes.bigBlind = blind;
  // If both blinds are short, the level is not known.
  if (small !== undefined && 2 * small.amount > blind && isAllIn(draft, small))
    stakes.smallBlind = small.amount;
};

const findBigBlind = (draft: HandDraft, small: Post | undefined, big: Post | undefined): number | null => {
  const twice = small === undefined ? 0 : 2 * small.amount;
  // Every hand of a tournament has a big blind.
  if (big === undefined) return small === undefined ? null : twice;
  if (small === undefined || twice === big.amount || isAllIn(draft, small)) return big.amount;
  if (isAllIn(draft, big)) return Math.max(big.amount, twice);
  return isLevel(draft, twice, big.amount) ? twice : big.amount;
};

const isAllIn = ({ players, events }: HandDraft, { seat, amount }: Post): boolean => {
  const stack = players.find((player) => player.seat === seat)?.stack ?? null;
  const ante = events.find((event) => event.type === 'post' && event.kind === 'ante' && event.seat === seat);
  return stack !== null && stack - (ante?.type === 'post' ? ante.amount : 0) === amount;
};

/** Whether the first call, or the total, shows that the big blind is twice the small blind, and not what is posted. */
const isLevel = (draft: HandDraft, twice: number, posted: number): boolean => {
  const action = draft.events.find(({ type }) => type === 'call' || type === 'bet' || type === 'raise');
  if (action?.type === 'call' && action.amount === twice) return true;
  const [total, rake] = ['total-pot', 'rake'].map((type) =>
    draft.claims.find((claim) => claim.type === type),
  );
  if (total?.type !== 'total-pot' || rake?.type !== 'rake') return false;
  return posted - (sumOfBets(draft) - total.amount - rake.amount) === twice;
};
