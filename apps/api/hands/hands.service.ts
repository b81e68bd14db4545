import { fillMessage } from '#text';
import {
  auditBlock,
  auditReadHand,
  auditSource,
  digestHand,
  PlaceCounter,
  rejectedOutcome,
  type AuditOptions,
  type HandOutcome,
} from '#audit';
import { DEFAULT_BLOCK_LIMITS, findFormat, handSchema, type SourceOptions } from '#histories';
import { findProfile, profileOfFormat } from '#rules';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '#nest';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CheckConnection } from '../http/client-connection.decorators.js';
import type { Language } from '../http/language.js';
import { ProblemError, type ProblemIssue } from '../http/problem.js';
import { ISSUES_REPORTED, issuesOf } from '../http/validation.pipe.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { AuditedLog } from './audited-log.js';
import { MESSAGES } from '../messages.js';

/** How hands are to be read and judged. */
export interface HandsWishes {
  /** What the records call the log. */
  readonly name: string;
  /** `auto` or the id of a format. */
  readonly format: string;
  /** `auto` or the id of a preset. */
  readonly profile: string;
  readonly language: Language;
  /** Asked between two hands of canonical ones, and two blocks of a log, whether to go on. */
  readonly checkConnection?: CheckConnection;
}

/** What a body may expand to: enough for any few hands, and soon read. */
const EXPANDED_BYTES = 64 * 1024 ** 2;
/** Some ten times what the records of so many hands take; a log made to draw findings draws no more than this. */
const ANSWER_LENGTH = 32 * 1024 ** 2;
/** Between two blocks others get their turn: some thirty hands. A hand of more than a block's length is none. */
const BLOCK_LENGTH = 64 * 1024;
/** A canonical hand is a line of a log when it is kept, and is too long here if it is too long there. */
const LINE_LENGTH = DEFAULT_BLOCK_LIMITS.maxHandLength;

/** Audits hands while the client waits. What is heavy is cut into turns of the event loop of some milliseconds each. */
@Injectable()
export class HandsService {
  private readonly most: number;

  constructor(
    config: ConfigService,
    private readonly metrics: MetricsService,
  ) {
    this.most = config.get('handsAtOnce');
  }

  /**
   * Audits a log: plain, gzip or zip. Answers with the records as the command line writes them.
   *
   * @throws ProblemError when no hand of it could be read, or when there are more hands than are audited at once
   */
  async auditLog(bytes: Buffer, wishes: HandsWishes): Promise<AuditedLog> {
    if (bytes.length === 0) {
      throw new ProblemError('malformed-request', {
        detail: MESSAGES.handsExpected,
      });
    }
    const options = judging(wishes);
    const log = new AuditedLog(wishes.language);
    const places = new PlaceCounter(wishes.name);
    const format = findFormat(wishes.format);
    const source: SourceOptions = {
      archive: { maxExpandedBytes: EXPANDED_BYTES, maxMembers: this.most },
      blocks: { blockLength: BLOCK_LENGTH, maxHandLength: BLOCK_LENGTH },
    };
    const batches = auditSource(
      { kind: 'random', size: bytes.length, read: (offset, length) => readInTurn(bytes, offset, length) },
      (block, found) => auditBlock(block, found, options),
      { language: wishes.language, ahead: 1, source, ...(format === undefined ? {} : { format }) },
    );
    for await (const { member, outcomes } of batches) {
      for (const outcome of outcomes) this.note(log, outcome, places, member);
      await nextTurn();
      wishes.checkConnection?.();
    }
    return this.checked(log);
  }

  /**
   * Audits canonical hands: one, or an array of them, a line each as they are kept. A hand that does not fit the schema is
   * rejected as `invalid-hand` beside the others.
   *
   * @throws ProblemError as `auditLog`; where no hand fits the schema, with a pointer an issue
   */
  async auditHands(json: unknown, wishes: HandsWishes): Promise<AuditedLog> {
    const hands: readonly unknown[] = Array.isArray(json) ? json : [json];
    if (hands.length > this.most) throw this.tooMany();
    const options = judging(wishes);
    const log = new AuditedLog(wishes.language);
    const places = new PlaceCounter(wishes.name);
    const issues: ProblemIssue[] = [];
    for (const [index, candidate] of hands.entries()) {
      const lines = [index + 1, index + 1] as const;
      const text = JSON.stringify(candidate);
      // With the line end behind it.
      const isTooLong = text.length + 1 > LINE_LENGTH;
      const read = isTooLong ? null : handSchema.safeParse(candidate);
      if (read === null) {
        this.note(log, rejected({ ...TOO_LONG, line: lines[0] }, lines, wishes.language), places, null);
      } else if (read.success) {
        const { data: hand } = read;
        const digest = digestHand(hand, text, 0, text.length);
        const outcome = auditReadHand(hand, lines, digest, options);
        this.note(log, outcome, places, null);
      } else {
        const found = issuesOf(handSchema, candidate, read.error, Array.isArray(json) ? [index] : []);
        if (issues.length < ISSUES_REPORTED) issues.push(...found);
        this.note(log, invalidHand(found[0], lines, wishes.language), places, null);
      }
      await nextTurn();
      wishes.checkConnection?.();
    }
    if (hands.length === 0 || (log.readable === 0 && issues.length > 0)) {
      const errors = issues.slice(0, ISSUES_REPORTED);
      throw new ProblemError('invalid-request', {
        errors: errors.length > 0 ? errors : [{ pointer: '', message: MESSAGES.oneHandExpected }],
      });
    }
    return this.checked(log);
  }

  private note(log: AuditedLog, outcome: HandOutcome, places: PlaceCounter, member: string | null): void {
    log.add(outcome, places.next(member));
    if (log.count > this.most) throw this.tooMany();
    if (log.length > ANSWER_LENGTH)
      throw new ProblemError('too-many-hands', { detail: MESSAGES.recordsTooLong });
  }

  private checked(log: AuditedLog): AuditedLog {
    const { summary } = log;
    this.metrics.audited(summary);
    const refusal = log.refusal();
    if (refusal !== null) throw refusal;
    return log;
  }

  private tooMany(): ProblemError {
    return new ProblemError('too-many-hands', {
      detail: fillMessage(MESSAGES.tooManyHands, { hands: String(this.most) }),
    });
  }
}

const judging = ({ profile, language }: HandsWishes): AuditOptions => {
  const preset = findProfile(profile);
  return { language, profileFor: (hand) => preset ?? profileOfFormat(hand.format) };
};

/** Reading from memory never waits; without a turn in between a long text without hands would hold up everybody. */
const readInTurn = async (bytes: Buffer, offset: number, length: number): Promise<Uint8Array> => {
  await nextTurn();
  return bytes.subarray(offset, offset + length);
};

const TOO_LONG = { code: 'too-long', text: '', message: '' } as const;

const invalidHand = (
  issue: ProblemIssue | undefined,
  lines: readonly [number, number],
  language: Language,
): HandOutcome => {
  const { pointer = '', message = '' } = issue ?? {};
  return rejected({ code: 'invalid-hand', line: lines[0], text: pointer, message }, lines, language);
};

const rejected = (
  why: Parameters<typeof rejectedOutcome>[0],
  lines: readonly [number, number],
  language: Language,
): HandOutcome => rejectedOutcome(why, lines, null, null, { language });
