/** The condition of a pattern on one card. */
export interface Slot {
  /** Masks of the possible ranks and suits. The joker has the rank after the ace and the first suit. */
  readonly ranks: number;
  readonly suits: number;
  /** The variables for its rank and its suit, from 0; -1 for none. */
  readonly rankVariable: number;
  readonly suitVariable: number;
}

/** A parsed part of a range; its hands are not listed yet. */
export type Term =
  | { readonly kind: 'everything' }
  /** By class (`classes.ts`): 1 if it belongs. */
  | { readonly kind: 'classes'; readonly classes: Uint8Array }
  /** By class of four-card hands (`omaha-classes.ts`): 1 if it belongs. */
  | { readonly kind: 'omaha-classes'; readonly classes: Uint8Array }
  /** Hands that have a different card for each slot. */
  | { readonly kind: 'pattern'; readonly slots: readonly Slot[] }
  | List;

/** The hands of all elements. A hand of several elements has the largest of its weights. */
export interface List {
  readonly kind: 'list';
  readonly elements: readonly Element[];
}

/** One element of a list: the hands of a term that satisfy all conditions. */
export interface Element {
  readonly term: Term;
  readonly conditions: readonly Condition[];
  /** The factor for the weights of the term, in thousandths. */
  readonly weight: number;
  /** Its position and length in the text. */
  readonly at: number;
  readonly length: number;
}

/** Keeps the hands of a term or, negated, removes them. */
export interface Condition {
  readonly term: Term;
  readonly isNegated: boolean;
}
