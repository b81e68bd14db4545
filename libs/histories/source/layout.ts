import type { Boundary } from './boundary.js';

/** Where the hands of one format begin. */
export interface Layout {
  /** Id of the format. */
  readonly id: string;
  readonly boundary: Boundary;
}

/** The offset at which a file goes on in another layout, at the start of a line. */
export interface LayoutChange {
  readonly at: number;
  readonly layout: Layout;
}

/**
 * Finds the first line that begins in [from, to) with which a text goes on in another layout than `current`; null for
 * none. It depends on the text within `LINE_VIEW` of that line only. O(to - from), where few lines look like a beginning.
 */
export type LayoutSearch = (text: string, from: number, to: number, current: Layout) => LayoutChange | null;

/** For a file whose format is given: it has one layout. */
export const noLayoutChange: LayoutSearch = () => null;
