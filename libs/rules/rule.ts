import type { Message } from '#cards';

/** What kind of rule it is decides where it lives. */
export type RuleKind =
  /** A legal state of a hand: the engine plays by it, the audit reports a log that breaks it. */
  | 'engine'
  /** Who wins what: the engine computes it, the audit compares it with the log. */
  | 'showdown'
  /** What happens at a live table: the floor answers with a ruling. */
  | 'ruling'
  /** How a game is described before cards are dealt. */
  | 'setup'
  /** Across the hands of one table or session. */
  | 'table'
  /** The log's own arithmetic. */
  | 'audit';

/**
 * Where a rule comes from: the introduction to poker and its variants, the general rules of the card rooms, or, where
 * neither says it, this project itself. `lines` are lines of that document, such as `9, 37-49`; null without a document.
 */
export interface RuleSource {
  readonly document: 'introduction' | 'general' | 'floorman';
  readonly lines: string | null;
}

/** One rule of the catalogue. Its id is for good: code, tests, findings and pages cite it. */
export interface Rule {
  /** `P-…` from the introduction, `R-…` from the general rules, `L-…` for the arithmetic of a log. */
  readonly id: string;
  readonly kind: readonly RuleKind[];
  readonly source: RuleSource;
  readonly title: Message;
  readonly text: Message;
  /**
   * Whether the rule, or a part of it, is common practice that its source does not state. Where it is a part, the text
   * says which ("by common practice", "por costumbre"); where it is the whole rule, the source is `floorman`.
   */
  readonly addedFromPractice: boolean;
}

/** The rules of one subject, in the order in which they are read. */
export interface Section {
  readonly id: string;
  readonly title: Message;
  readonly rules: readonly Rule[];
}
