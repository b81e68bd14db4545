import type { AuditedHand } from '#audit';

/**
 * The chips that an audited hand leaves unaccounted for, in its smallest unit: what the players and the house put in, less the
 * awards, the rake and the fees. Cash-outs and insurances are side accounts and count nowhere. First with the awards of the
 * rules, then with those of the log; 0 where a pot has no known winner, or the log states no awards.
 */
export const imbalancesOf = ({
  replay,
  settlement,
}: AuditedHand): readonly [byRules: number, byLog: number] => {
  const { state } = replay;
  const { money, awards, unverifiable, rake, fees } = settlement;
  let left = state.houseMoney - rake - fees;
  for (let player = 0; player < state.size; player++) left += state.paid[player] + state.dead[player];
  const due = awards.reduce((sum, { amount }) => sum + amount, 0);
  return [unverifiable.size > 0 ? 0 : left - due, money.awards.length === 0 ? 0 : left - money.awarded];
};
