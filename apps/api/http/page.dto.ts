import { z } from 'zod';

/** A page of a list: items and the cursor of the next page. `id` is its name in the OpenAPI document. */
export const pageOf = <Item extends z.ZodType>(item: Item, id: string) =>
  z
    .object({
      items: z.array(item),
      next: z.string().nullable().describe('cursor of the next page; null on the last page'),
    })
    .meta({ id });

/** A list with a single page. */
export const wholePage = <Item>(items: readonly Item[]): { items: Item[]; next: null } => ({
  items: [...items],
  next: null,
});
