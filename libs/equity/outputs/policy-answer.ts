import type { BestPolicy } from '../spot/policy.js';
import type { Spot } from '../spot/spot.js';
import { handName } from './output-answers.js';

/** What an answer says of the policy that decided the discards. */
export interface PolicyAnswer {
  readonly policy: BestPolicy | 'table';
  /** By player: the cards that the policy keeps of a known hand now; null if that depends on cards to come. */
  readonly keeps: readonly (string | null)[];
}

/** Undefined for a spot without a policy. */
export const policyAnswerOf = ({
  policy,
  players,
}: Pick<Spot, 'policy' | 'players'>): PolicyAnswer | undefined =>
  policy === undefined
    ? undefined
    : {
        policy: typeof policy.policy === 'string' ? policy.policy : 'table',
        keeps: players.map((_, player) => {
          const kept = policy.keeps?.[player] ?? null;
          return kept === null ? null : handName(Uint8Array.from(kept));
        }),
      };
