import { gameOptions } from '#histories';
import { z } from 'zod';
import { severities, severityOrder, type FindingCode } from '../findings/codes.js';

/**
 * The records of audited hands as JSON: the lines of `--ndjson`, the items of `POST /v1/hands`. Amounts are decimal strings in
 * the currency of the hand; unknown values are null.
 */
const money = z.string().meta({ description: 'Decimal amount in the currency of the hand.' });
const lineNumber = z.int().min(1);
const codes = Object.keys(severities) as [FindingCode, ...FindingCode[]];

export const findingSchema = z
  .object({
    code: z.enum(codes),
    severity: z.enum(severityOrder),
    rules: z.array(z.string()),
    line: lineNumber,
    event: z.int().nullable(),
    seat: z.int().nullable(),
    expected: z.string().nullable(),
    actual: z.string().nullable(),
    message: z.string(),
  })
  .meta({ id: 'Finding' });

const award = z.object({
  seat: z.int(),
  amount: money,
  half: z.enum(['high', 'low', 'draw', 'badugi', 'spade', 'board-1', 'board-2', 'board-3']).nullable(),
  run: z.int().min(1),
});

const identity = {
  file: z.string(),
  member: z.string().nullable(),
  index: z.int().min(0),
  lines: z.tuple([lineNumber, lineNumber]),
};

const about = {
  site: z.string().nullable(),
  format: z.string().nullable(),
  handId: z.string().nullable(),
};

export const rejectionSchema = z.object({
  code: z.string(),
  line: lineNumber,
  text: z.string(),
  message: z.string(),
});

const auditedRecord = z.object({
  ...identity,
  status: z.enum(['audited', 'cancelled']),
  ...about,
  playedAt: z.string().nullable(),
  currency: z.string(),
  game: z.object({
    variant: z.string(),
    limit: z.string(),
    cap: money.optional(),
    rotation: z.string().optional(),
    options: gameOptions.optional().meta({
      description: 'The options that differ from the defaults of the game; absent if none does.',
    }),
  }),
  stakes: z.object({
    smallBlind: money.nullable(),
    bigBlind: money.nullable(),
    /** The bets of fixed limit and of games without blinds. */
    smallBet: money.optional(),
    bigBet: money.optional(),
  }),
  table: z.object({ name: z.string(), seats: z.int().nullable() }),
  tournament: z
    .object({ id: z.string(), buyIn: z.string().nullable(), level: z.string().nullable() })
    .nullable(),
  profile: z.string(),
  buttonSeat: z.int().nullable(),
  heroSeat: z.int().nullable(),
  players: z.array(
    z.object({
      seat: z.int(),
      name: z.string(),
      startingStack: money.nullable(),
      contributed: money,
      collected: money.nullable(),
      entitled: money.nullable(),
      cashOut: money.nullable(),
      finishingStack: money.nullable(),
      cards: z.string().nullable(),
      hand: z.string().nullable(),
    }),
  ),
  boards: z.array(z.array(z.string())),
  pots: z.array(z.object({ amount: money, rake: money, seats: z.array(z.int()), awards: z.array(award) })),
  totalPot: money.nullable(),
  rake: money.nullable(),
  fees: money,
  houseMoney: money,
  findings: z.array(findingSchema),
});

const rejectedRecord = z.object({
  ...identity,
  status: z.literal('rejected'),
  ...about,
  rejection: rejectionSchema,
  findings: z.array(findingSchema),
});

const duplicateRecord = z.object({
  ...identity,
  status: z.literal('duplicate'),
  ...about,
  findings: z.array(findingSchema),
});

export const recordSchema = z
  .discriminatedUnion('status', [auditedRecord, rejectedRecord, duplicateRecord])
  .meta({ id: 'AuditRecord' });

export type AuditRecord = z.output<typeof recordSchema>;
export type AuditedRecord = z.output<typeof auditedRecord>;
export type RejectedRecord = z.output<typeof rejectedRecord>;
export type FindingRecord = z.output<typeof findingSchema>;

/** The files beside the logs that were skipped, by reason. They are no hands. */
export const skippedSchema = z.object({ 'not-a-log': z.int() }).meta({ id: 'SkippedFiles' });

export const summarySchema = z
  .object({
    files: z.int(),
    hands: z.int(),
    audited: z.int(),
    rejected: z.int(),
    duplicates: z.int(),
    cancelled: z.int(),
    skipped: skippedSchema,
    findings: z.record(z.string(), z.int()),
    engine: z.string(),
    seconds: z.number(),
  })
  .meta({ id: 'AuditSummary' });

export type AuditSummary = z.output<typeof summarySchema>;
