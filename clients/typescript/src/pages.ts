import type { JsonPath, Operation, OptionsOf, SuccessOf } from './operations.js';
import { ProblemError } from './problem.js';
import type { Reply } from './reply.js';
import type { AnyRequest } from './request.js';
import type { Transport } from './transport.js';

interface Page<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** The item of the list at a route; never if there is none with pages. */
export type ItemOf<P extends JsonPath<'get'>> =
  Operation<'get', P> extends {
    readonly parameters: { readonly query?: { readonly cursor?: string } };
  }
    ? SuccessOf<Operation<'get', P>> extends { readonly value: Page<infer Item> }
      ? Item
      : never
    : never;

/** The routes of lists with pages. */
export type ListPath = {
  [P in JsonPath<'get'>]: [ItemOf<P>] extends [never] ? never : P;
}[JsonPath<'get'>];

export type ListOptions<P extends ListPath> = OptionsOf<Operation<'get', P>> & {
  /** The size of the pages after the first, if it is not that of the first: a small first page comes soon. */
  readonly laterLimit?: number;
};

/** The options, which can be absent if the route requires none of them. */
export type ListArgument<P extends ListPath> =
  Record<never, never> extends ListOptions<P> ? [options?: ListOptions<P>] : [options: ListOptions<P>];

/** The items of all pages of a list. */
export async function* itemsOf<P extends ListPath>(
  transport: Transport,
  path: P,
  { laterLimit, ...options }: AnyRequest & { readonly laterLimit?: number } = {},
): AsyncGenerator<ItemOf<P>, void, undefined> {
  let { query } = options;
  for (;;) {
    const reply: Reply<Page<ItemOf<P>>> = await transport.json('GET', path, { ...options, query });
    if (!reply.ok) throw new ProblemError(reply.problem);
    yield* reply.value.items;
    const { next } = reply.value;
    if (next === null) return;
    query = { ...options.query, cursor: next, limit: laterLimit ?? options.query?.limit };
  }
}
