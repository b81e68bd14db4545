import type { Message } from '#cards';

/** The kind of a rule: which part of Floorman applies it. */
export type RuleKind =
  /** Legal actions and deals: the engine applies it, and the audit reports logs that break it. */
  | 'engine'
  /** Winners and awards: the engine computes them, and the audit compares them with the log. */
  | 'showdown'
  /** Events at a live table, which need a ruling. */
  | 'ruling'
  /** Agreements before the deal. */
  | 'setup'
  /** Rules across the hands of a table or session. */
  | 'table'
  /** The arithmetic of a log. */
  | 'audit';

/**
 * The source of a rule: the introduction to poker and its variants, the general rules of card rooms, or this project if
 * neither document has the rule. `lines` are lines of the document, such as `9, 37-49`; null without a document.
 */
export interface RuleSource {
  readonly document: 'introduction' | 'general' | 'floorman';
  readonly lines: string | null;
}

/** A rule of the catalogue. Its id is permanent: code, tests, findings and pages cite it. */
export interface Rule {
  /** `P-…` from the introduction, `R-…` from the general rules, `L-…` for the arithmetic of a log. */
  readonly id: string;
  readonly kind: readonly RuleKind[];
  readonly source: RuleSource;
  readonly title: Message;
  readonly text: Message;
  /**
   * Whether the rule, or a part of it, is common practice that its source does not state. The text marks such a part ("by
   * common practice", "por costumbre"). For a whole rule the source is `floorman`.
   */
  readonly addedFromPractice: boolean;
}

/** The rules of one subject, in reading order. */
export interface Section {
  readonly id: string;
  readonly title: Message;
  readonly rules: readonly Rule[];
}
