/** What a pattern says of one card. */
export interface Slot {
  /** Which ranks it may have, a bit each. The joker has the rank after the ace and the first suit. */
  readonly ranks: number;
  readonly suits: number;
  /** The variable that stands for its rank or its suit, from 0; -1 where none does. */
  readonly rankVariable: number;
  readonly suitVariable: number;
}

/** Hands of a range, as they are written: nothing is enumerated yet. */
export type Term =
  | { readonly kind: 'everything' }
  /** By class of two cards (`classes.ts`): 1 for those that belong. */
  | { readonly kind: 'classes'; readonly classes: Uint8Array }
  /** Hands in which there is a card of its own for every slot. */
  | { readonly kind: 'pattern'; readonly slots: readonly Slot[] }
  | List;

/** Hands of any of the elements. One that is of several weighs what it weighs in the heaviest. */
export interface List {
  readonly kind: 'list';
  readonly elements: readonly Element[];
}

/** One element of a list: the hands of a term that satisfy all conditions. */
export interface Element {
  readonly term: Term;
  readonly conditions: readonly Condition[];
  /** By which the weights of the term are multiplied, in thousandths. */
  readonly weight: number;
  /** Where it stands in the text. */
  readonly at: number;
  readonly length: number;
}

/** The hands of a term, or those that are not of it. */
export interface Condition {
  readonly term: Term;
  readonly isNegated: boolean;
}
