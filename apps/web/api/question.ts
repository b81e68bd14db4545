import type { JsonPath, Operation, OptionsOf } from '#client';

/** A route of GET requests, with its options. */
export interface Question<P extends JsonPath<'get'>> {
  readonly route: P;
  readonly options: OptionsOf<Operation<'get', P>>;
}

/** Fields of a form as parameters: those that are not empty. The service refuses a value that it does not know. */
export const withoutBlanks = <Parameters extends object>(
  fields: Readonly<Record<keyof Parameters, string>>,
): Parameters => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Parameters;
