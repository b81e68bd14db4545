import { z } from 'zod';
import type { ClaimedDelivery, EndedEquityJob } from '#storage';
import { equityJobErrors } from './equity-job-errors.js';
import { ImportResponse, importResponse } from './import-status.js';

const envelope = {
  id: z.uuid().describe('id of the event, as in the header webhook-id: the same in every attempt'),
  timestamp: z.iso.datetime().describe('when the event happened'),
};

const ImportEvent = z
  .object({
    ...envelope,
    type: z.enum(['import.done', 'import.failed', 'import.cancelled']),
    data: ImportResponse.describe('the import as GET /v1/imports/{id} answers it, with English messages'),
  })
  .meta({ id: 'ImportEvent' });

const EquityJobEvent = z
  .object({
    ...envelope,
    type: z.enum(['equity-job.done', 'equity-job.failed', 'equity-job.cancelled']),
    data: z
      .object({
        id: z.uuid(),
        state: z.enum(['done', 'failed', 'cancelled']),
        game: z.string(),
        method: z.enum(['exact', 'monte-carlo']),
        error: z.object({ code: z.string(), detail: z.string() }).nullable(),
        revision: z.int(),
        createdAt: z.iso.datetime(),
        startedAt: z.iso.datetime().nullable(),
        finishedAt: z.iso.datetime().nullable(),
      })
      .describe('the equity job without its answer, which GET /v1/equity/{id} has'),
  })
  .meta({ id: 'EquityJobEvent' });

const TestEvent = z
  .object({ ...envelope, type: z.literal('webhook.test'), data: z.object({}) })
  .meta({ id: 'TestEvent' });

/** The body of a request to the receiver of a webhook. */
export const WebhookEvent = z.union([ImportEvent, EquityJobEvent, TestEvent]).meta({ id: 'WebhookEvent' });

/** The JSON of a delivery: the same text in every attempt. */
export const webhookBody = ({ eventId, type, occurredAt, subject }: ClaimedDelivery): string =>
  JSON.stringify({ id: eventId, type, timestamp: occurredAt.toISOString(), data: dataOf(subject) });

const dataOf = (subject: ClaimedDelivery['subject']): object => {
  switch (subject.kind) {
    case 'import':
      return importResponse(subject.status, 'en');
    case 'equity-job':
      return equityJobData(subject.job);
    case 'test':
      return {};
  }
};

const equityJobData = (job: EndedEquityJob): object => ({
  id: job.id,
  state: job.state,
  game: job.game,
  method: job.method,
  error: job.error === null ? null : { code: job.error.code, detail: equityJobErrors[job.error.code].en },
  revision: job.revision,
  createdAt: job.createdAt.toISOString(),
  startedAt: job.startedAt?.toISOString() ?? null,
  finishedAt: job.finishedAt?.toISOString() ?? null,
});
