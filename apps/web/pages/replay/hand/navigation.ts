import type { Finding, ReplayedHand, Step } from './record.js';

/** A place to jump to: a street, by the position at its beginning. */
export interface StreetMark {
  readonly street: string;
  readonly at: number;
}

/** A position within a hand. */
export const clampPosition = (at: number, { steps }: ReplayedHand): number =>
  Math.max(0, Math.min(steps.length, Math.trunc(at)));

/** The position of a link, such as `12` or `end`; null for one without a position. */
export const parsePosition = (text: string | null): number | null =>
  text === 'end' ? Infinity : text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** The streets of a hand, each with the first position on it. */
export const streetsOf = (steps: readonly Step[]): readonly StreetMark[] => {
  const marks: StreetMark[] = [];
  for (const [at, { street }] of steps.entries())
    if (street !== null && marks.at(-1)?.street !== street) marks.push({ street, at });
  return marks;
};

/** The position just after the event of a finding. One without an event is found by its line, or else at the end. */
export const positionOf = ({ event, line }: Finding, steps: readonly Step[]): number => {
  if (event !== null && event < steps.length) return event + 1;
  const index = steps.findIndex((step) => step.line === line);
  return index < 0 ? steps.length : index + 1;
};

/** The findings of each position. */
export const findingsByPosition = ({
  findings,
  steps,
}: ReplayedHand): ReadonlyMap<number, readonly Finding[]> => {
  const byPosition = new Map<number, Finding[]>();
  for (const finding of findings) {
    const at = positionOf(finding, steps);
    byPosition.set(at, [...(byPosition.get(at) ?? []), finding]);
  }
  return byPosition;
};
