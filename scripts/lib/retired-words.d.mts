export interface Offence {
  readonly path: string;
  /** 0 for the file's name. */
  readonly line: number;
  readonly word: string;
  readonly text: string;
}
export interface Exemption {
  readonly path: string;
  readonly text?: string;
  readonly reason: string;
}
export const GLOSSARY: string;
export const EXEMPT_FILES: readonly Exemption[];
export const EXEMPT_TEXT: readonly Exemption[];
export function retiredTerms(glossary?: string): string[];
export function makeFinder(terms?: readonly string[]): (text: string) => { index: number; word: string }[];
export function projectFiles(folder?: string): string[];
export function findOffences(paths?: readonly string[], find?: ReturnType<typeof makeFinder>): Offence[];
