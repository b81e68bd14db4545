import { isBettingEvent } from '../../betting.js';
import type { HandClaim, HandEvent } from '../../hand.js';
import { dealsBoard, type HandDraft, type LineReader } from '../../reading/index.js';

type PotClaim = Extract<HandClaim, { type: 'pot' }>;

const isPot = (claim: HandClaim): claim is PotClaim => claim.type === 'pot';

/**
 * `Pot sizes: $0.15`: a line a pot, the main pot first, after each round. The claims have the pots of the last round; those
 * of the rounds before become claims of the streets that follow them.
 */
export const claimsPotSize: LineReader = (draft, match, line) => {
  const last = draft.claims.findLast(isPot);
  const isFirst = last === undefined || lastAction(draft) > last.line;
  const [amount] = match.amounts;
  const main = draft.claims.find(isPot);
  if (isFirst && main !== undefined && !hasChipsSince(draft, main.line) && main.amount !== amount)
    draft.contradict('pot', draft.formatAmount(main.amount), draft.formatAmount(amount), line);
  if (isFirst) removePots(draft);
  draft.claimPot(isFirst ? 0 : last.pot + 1, amount, line);
};

/** Whether chips went into the pots or back after a line. */
const hasChipsSince = ({ events }: HandDraft, line: number): boolean =>
  events.some((event) => event.line > line && ('amount' in event || 'to' in event));

/** An action. The pots are listed when the round is over: a list before its last action is not that of the round. */
export const acts =
  (read: LineReader): LineReader =>
  (draft, match, line) => {
    const last = draft.claims.findLast(isPot);
    if (last !== undefined && last.line > lineOfDeal(draft))
      draft.contradict('order', draft.lineText(), draft.formatAmount(last.amount), last.line);
    return read(draft, match, line);
  };

/** The line of the last cards; infinite before any. */
const lineOfDeal = ({ events }: HandDraft): number =>
  events.findLast(({ type }) => type === 'board' || type === 'hole-cards')?.line ?? Infinity;

/** The line of the last event that may change the pots; 0 for none. */
const lastAction = ({ events }: HandDraft): number =>
  events.findLast(({ type }) => type !== 'note' && type !== 'show')?.line ?? 0;

const removePots = ({ claims }: HandDraft): void => {
  const others = claims.filter((claim) => !isPot(claim));
  claims.splice(0, claims.length, ...others);
};

/** The board cards of a street, before which the pots are listed. */
export const dealsBoardWithPots =
  (street: string): LineReader =>
  (draft, match, line) => {
    const pots = draft.claims.filter(isPot);
    const last = pots.at(-1);
    if (last !== undefined && last.line > lastAction(draft))
      draft.claimStreetPot(
        street,
        pots.reduce((sum, { amount }) => sum + amount, 0),
        last.line,
      );
    return dealsBoard(street)(draft, match, line);
  };

/** Claims the chips of the pots, which are all of the bets, and takes those that lack the last bets out. */
export const finishPots = (draft: HandDraft): void => {
  const last = draft.claims.findLast(isPot);
  if (last === undefined) return;
  const isLater = ({ line }: HandEvent): boolean => line > last.line;
  if (draft.events.some((event) => event.type === 'call' && isLater(event))) return removePots(draft);
  if (draft.events.some((event) => isBettingEvent(event) && isLater(event))) return;
  const pots = draft.claims.filter(isPot);
  const rake = draft.claims.find(({ type }) => type === 'rake');
  const net = pots.reduce((sum, { amount }) => sum + amount, 0);
  draft.claimStreetPot('showdown', net + (rake?.type === 'rake' ? rake.amount : 0), last.line);
};

/** Whether the log lists side pots. */
export const hasSidePots = ({ claims }: HandDraft): boolean =>
  claims.some((claim) => isPot(claim) && claim.pot > 0);

/** The rake of a pot, which is counted from 1: the rake of all pots together, and the pot less its rake. */
export const claimsRakeOfNumberedPot: LineReader = (draft, match, line) => {
  const [rake] = match.amounts;
  const [number] = match.numbers;
  const stated = draft.claims.find((claim) => claim.type === 'rake');
  if (stated === undefined) draft.claimRake(rake, line);
  else stated.amount += rake;
  const pots = draft.claims.filter(isPot);
  const pot = pots.find((claim) => claim.pot === number - 1);
  const raked = pot ?? pots.at(0);
  const isMore = raked !== undefined && rake > raked.amount;
  if (raked !== undefined) raked.amount = Math.max(0, raked.amount - rake);
  if (pot === undefined || isMore) draft.contradict('pot', 'pot 1', `pot ${String(number)}`, line);
};
