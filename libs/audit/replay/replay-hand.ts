import { conventionsFor, type CanonicalHand } from '#histories';
import type { Effects } from './ruling-effects.js';
import { inferSetup } from './inferred-setup.js';
import type { AuditProfile } from './profile.js';
import { Replay, type StepObserver } from './replay.js';

/**
 * Replays the events of a hand: each event is verified, reported if it breaks a rule, and applied as the log states it.
 * Settles no pots and compares no claims. Returns null if the engine does not have the variant or fewer than two players
 * are dealt in.
 */
export const replayHand = (
  hand: CanonicalHand,
  profile: AuditProfile,
  observe?: StepObserver,
  effects?: Effects,
): Replay | null => {
  const replay = prepare(hand, profile, observe, effects);
  replay?.run();
  return replay;
};

/** Replays the events before an index, with the effects of the rulings among them. */
export const replayUntil = (
  hand: CanonicalHand,
  profile: AuditProfile,
  end: number,
  effects: Effects,
): Replay | null => {
  const replay = prepare(hand, profile, undefined, effects);
  replay?.run(end);
  return replay;
};

/** Replays a hand as if its log left out no fold, so that the observer sees each turn that comes. */
export const replayTurns = (
  hand: CanonicalHand,
  profile: AuditProfile,
  observe: StepObserver,
  effects: Effects,
): Replay | null => {
  const replay = prepare(hand, profile, observe, effects, { ...conventionsFor(hand), impliedFolds: false });
  replay?.run();
  return replay;
};

const prepare = (
  hand: CanonicalHand,
  profile: AuditProfile,
  observe?: StepObserver,
  effects?: Effects,
  conventions = conventionsFor(hand),
): Replay | null => {
  const inferred = inferSetup(hand, profile, conventions);
  if (inferred === null || inferred.setup.seats.length < 2) return null;
  return new Replay(hand, inferred, conventions, observe, effects);
};
