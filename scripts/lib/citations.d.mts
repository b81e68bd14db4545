/** See citations.mjs. */
export interface CitationsOfRule {
  readonly code: readonly string[];
  readonly tests: readonly { readonly file: string; readonly names: readonly string[] }[];
}
export function citationsIn(root: string): Map<string, CitationsOfRule>;
export function testsOf(text: string): Map<string, string[]>;
