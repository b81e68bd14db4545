import { z } from 'zod';
import type { RangeOrder } from '#equity';
import { pageOf } from '../http/page.dto.js';

export const ORDERS = ['two-cards', 'omaha', 'omaha-8'] as const satisfies readonly RangeOrder[];

const RangeClass = z
  .object({
    id: z.string(),
    group: z.enum(['suits', 'pairs', 'rundowns', 'cards']),
    name: z.object({ en: z.string(), es: z.string() }),
    range: z.string().describe('what the class stands for in hands of four cards, or of two for $s and $o'),
    cards: z
      .object({ fewest: z.int(), most: z.int() })
      .nullable()
      .describe('how many cards its hands may have; null for a class of cards'),
  })
  .meta({
    id: 'RangeClass',
    example: {
      id: '$ds',
      group: 'suits',
      name: { en: 'double-suited', es: 'de doble color' },
      range: 'xxyy',
      cards: { fewest: 4, most: 6 },
    },
  });

export const RangeClassPage = pageOf(RangeClass, 'RangeClassList')
  .extend({
    orders: z
      .array(z.object({ id: z.enum(ORDERS), games: z.array(z.string()) }))
      .describe('the orders of hands behind percentages such as 15%, with the games of each'),
  })
  .meta({ id: 'RangeClassPage' });
