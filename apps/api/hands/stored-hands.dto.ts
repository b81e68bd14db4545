import { findingSchema, severities, stepSchema, type FindingCode } from '#audit';
import { variants } from '#engine';
import { formats, isWritable } from '#histories';
import { HAND_SORT_KEYS, type HandCursor, type HandOrder } from '#storage';
import { z } from 'zod';
import { pageOf } from '../http/page.dto.js';
import { DateTime, Decimal, ImportId, lang, Limit, textSchema } from '../http/query.dto.js';
import { MESSAGES } from '../messages.js';
import { storedRecordSchema } from './stored-hand.dto.js';

const STATUSES = ['audited', 'cancelled', 'rejected', 'duplicate'] as const;
const codes = Object.keys(severities) as [FindingCode, ...FindingCode[]];
const variantIds = variants.map(({ id }) => id) as [string, ...string[]];
const writable = formats.filter(isWritable).map(({ id }) => id) as [string, ...string[]];

/** A list in a query: separated by commas, or repeated. */
const Statuses = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().flatMap((part) => part.split(',')))
  .pipe(z.array(z.enum(STATUSES)).max(10));

/** What hands may be sorted by, descending with a minus. */
const orders = HAND_SORT_KEYS.flatMap((key) => [key, `-${key}`] as const);

const Order = z.enum(orders).transform((text): HandOrder => {
  const descending = text.startsWith('-');
  return { by: HAND_SORT_KEYS.find((key) => text.endsWith(key)) ?? 'id', descending };
});

const CURSOR = /^(\d{1,15})(?:~(-?\d{0,30}(?:\.\d{1,30})?)(?:~([^\0]{0,255}))?)?$/;

/** The cursors of each order. PostgreSQL has no time beyond these microseconds. A pot has its currency. */
const CURSORS: Readonly<Record<HandOrder['by'], RegExp>> = {
  id: /^\d+$/,
  time: /^\d+~(\d{1,18}|-\d{1,17})?$/,
  pot: /^\d+~(\d+(\.\d+)?~.*)?$/s,
};

const parseCursor = (text: string): HandCursor => {
  const [, id, value = '', currency = null] = CURSOR.exec(text) ?? [];
  return { id: Number(id), value: value === '' ? null : value, currency };
};

/** The cursor of a list by id is an id; other ones have the value by which the list is sorted. */
export const cursorText = ({ by }: HandOrder, { id, value, currency }: HandCursor): string => {
  if (by === 'id') return String(id);
  const group = by === 'pot' && value !== null ? `~${currency ?? ''}` : '';
  return `${String(id)}~${value ?? ''}${group}`;
};

const BY_ID: HandOrder = { by: 'id', descending: false };

const HandsQuery = z.strictObject({
  import: ImportId.optional().describe('only hands of this import'),
  status: Statuses.optional().describe('audited, cancelled, rejected, duplicate; by default the first two'),
  handId: z.string().max(255).optional().describe('id of the hand on its site'),
  site: z.string().max(100).optional().describe('in upper or lower case'),
  game: z.enum(variantIds).optional().describe('id of a variant'),
  player: z.string().max(255).optional().describe('name of a player, in upper or lower case'),
  table: z.string().max(255).optional().describe('name of the table'),
  stakes: z
    .string()
    .max(64)
    .optional()
    .describe('stakes in words, such as USD 0.25/0.50 no-limit, or some of the words, such as 0.25/0.50'),
  showdown: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .describe('whether two players or more were in the hand at its end'),
  from: DateTime.optional().describe('played at this time or later'),
  to: DateTime.optional().describe('played before this time'),
  finding: z.enum(codes).optional(),
  currency: z
    .string()
    .max(255)
    .optional()
    .describe('only hands in this currency: ISO 4217, PLAY or CHIPS, in upper or lower case'),
  minPot: Decimal.optional().describe(
    'smallest total pot, in the currency of the hand; give currency too, since currencies are never compared',
  ),
  order: Order.default(BY_ID).describe(
    'id: order of the imports; time: when the hand was played; pot: total pot, currency by currency (parameter currency: ' +
      'only one of them); with a minus descending. Hands without the value come last. The default is id',
  ),
  limit: Limit.optional().describe('number of hands; by default 100 for a page, all for ndjson and csv'),
  cursor: textSchema((text) => CURSOR.test(text), MESSAGES.cursorExpected, {
    pattern: CURSOR.source,
  }).optional(),
  format: z
    .enum(['json', 'ndjson', 'csv'])
    .optional()
    .describe('ndjson and csv send all hands after the cursor, one on each line'),
  lang,
});

/** The query of a list of hands. A cursor belongs to the order of the list that it comes from. */
export const HandsFilter = HandsQuery.refine(
  ({ order, cursor }) => cursor === undefined || CURSORS[order.by].test(cursor),
  { error: MESSAGES.cursorExpected.en, params: { es: MESSAGES.cursorExpected.es }, path: ['cursor'] },
).transform(({ cursor, ...query }) => ({
  ...query,
  cursor: cursor === undefined ? null : parseCursor(cursor),
}));

export const HandPage = pageOf(storedRecordSchema, 'HandPage');
export const OneHand = z
  .intersection(
    storedRecordSchema,
    z.object({
      views: z.array(z.string()).describe('ids of other views of the hand, whose cards it has'),
      previous: z
        .string()
        .nullable()
        .describe('id of the hand before it in its log, null if it is the first one'),
      next: z.string().nullable().describe('id of the hand after it in its log, null if it is the last one'),
      findingsOfFirst: z
        .array(findingSchema)
        .optional()
        .describe('of a duplicate: the findings of its first copy'),
    }),
  )
  .meta({ id: 'OneHand' });
export const Replay = z
  .intersection(storedRecordSchema, z.object({ steps: z.array(stepSchema) }))
  .meta({ id: 'HandReplay' });

export const ExportQuery = z.strictObject({
  format: z.enum(writable).default('json'),
  lossy: z.enum(['true', 'false']).default('false'),
  lang,
});
