import { severities, stepSchema, type FindingCode } from '#audit';
import { variants } from '#engine';
import { formats, isWritable } from '#histories';
import { z } from 'zod';
import { pageOf } from '../http/page.dto.js';
import { DateTime, Decimal, HandId, ImportId, lang, Limit } from '../http/query.dto.js';
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

export const HandsFilter = z.strictObject({
  import: ImportId.optional().describe('only hands of this import'),
  status: Statuses.optional().describe('audited, cancelled, rejected, duplicate; by default the first two'),
  site: z.string().max(100).optional(),
  game: z.enum(variantIds).optional().describe('id of a variant'),
  player: z.string().max(255).optional().describe('name of a player'),
  from: DateTime.optional().describe('played at this time or later'),
  to: DateTime.optional().describe('played before this time'),
  finding: z.enum(codes).optional(),
  minPot: Decimal.optional().describe('smallest total pot, in the currency of the hand'),
  limit: Limit.optional().describe('number of hands; by default 100 for a page, all for ndjson'),
  cursor: HandId.optional(),
  format: z
    .enum(['json', 'ndjson'])
    .optional()
    .describe('ndjson sends all hands after the cursor, one on each line'),
  lang,
});

export const HandPage = pageOf(storedRecordSchema, 'HandPage');
export const OneHand = z
  .intersection(storedRecordSchema, z.object({ views: z.array(z.string()) }))
  .meta({ id: 'OneHand' });
export const Replay = z
  .intersection(storedRecordSchema, z.object({ steps: z.array(stepSchema) }))
  .meta({ id: 'HandReplay' });

export const ExportQuery = z.strictObject({
  format: z.enum(writable).default('json'),
  lossy: z.enum(['true', 'false']).default('false'),
  lang,
});
