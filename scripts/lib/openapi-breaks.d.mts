/** A breaking change: its kind, and a JSON Pointer to its place in the baseline, or in the new document for what is new. */
export interface Break {
  readonly id: string;
  readonly pointer: string;
}
/** A break that is wanted. */
export interface Allowance extends Break {
  readonly reason: string;
}
/** The breaking changes from one document to another, sorted. */
export declare function openApiBreaks(baseline: object, document: object): Break[];
/** A line for each break that is not allowed, and for each allowance without a break or a reason. */
export declare function gateErrors(breaks: readonly Break[], allowed: readonly Allowance[]): string[];
