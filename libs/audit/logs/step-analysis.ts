import type { CanonicalHand } from '#histories';
import type { AuditedHand } from '../claims/audit-hand.js';
import type { Step } from '../record/step-schema.js';
import { makeStep, replaySteps } from '../record/steps.js';
import type { AuditProfile } from '../replay/profile.js';
import type { StepObserver } from '../replay/replay.js';
import type { HandAnalysis } from './analysis.js';

/** A hand as it was read, the profile of its audit, and the steps of its replay. */
export interface SteppedHand {
  readonly hand: CanonicalHand;
  readonly profile: AuditProfile;
  readonly steps: readonly Step[];
}

/** Records the steps of each hand while it is audited. */
export class StepAnalysis implements HandAnalysis<SteppedHand> {
  private steps: Step[] = [];

  begin(hand: CanonicalHand): StepObserver {
    const steps: Step[] = [];
    this.steps = steps;
    return (state, event, _index, ledger) => {
      steps.push(makeStep(hand, state, event, ledger));
    };
  }

  end({ hand, profile }: AuditedHand): SteppedHand {
    return { hand, profile, steps: this.steps };
  }

  cancelled(hand: CanonicalHand, profile: AuditProfile): SteppedHand {
    const { moments } = replaySteps(hand, profile);
    return { hand, profile, steps: moments.map(({ step }) => step) };
  }
}
