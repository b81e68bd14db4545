import { formatMoney } from '../../money.js';
import type { HandDraft } from '../../reading/index.js';

const HUNDREDTHS = 100;

/**
 * Compares the rake with the rate of the header. The rake is less where it has a cap, but never more: 6% of 27.10 are 1.62,
 * without the part of a cent. O(events + claims).
 */
export const checkRate = (draft: HandDraft): void => {
  const { events, claims, scanner, statedRakeRate: rate } = draft;
  const claim = claims.find(({ type }) => type === 'rake');
  if (rate === null || claim?.type !== 'rake') return;
  let pot = claim.amount;
  for (const event of events) if (event.type === 'collect') pot += event.amount;
  const most = Math.floor((pot * rate) / HUNDREDTHS);
  if (claim.amount <= most) return;
  const { scale } = scanner;
  draft.contradict('rake', formatMoney(most, scale), formatMoney(claim.amount, scale), claim.line);
};
