import { z } from 'zod';

/** One page of a list: its items, and the cursor of the next page. `id` names it in the OpenAPI document. */
export const pageOf = <Item extends z.ZodType>(item: Item, id: string) =>
  z
    .object({
      items: z.array(item),
      next: z.string().nullable().describe('cursor of the next page; null behind the last one'),
    })
    .meta({ id });

/** A list that is one page whole. */
export const wholePage = <Item>(items: readonly Item[]): { items: Item[]; next: null } => ({
  items: [...items],
  next: null,
});
