import { fillMessage } from '#text';
import {
  auditBlock,
  auditReadHand,
  auditSource,
  digestHand,
  PlaceCounter,
  rejectedOutcome,
  StepAnalysis,
  type AuditOptions,
  type HandOutcome,
} from '#audit';
import {
  DEFAULT_BLOCK_LIMITS,
  findFormat,
  handSchema,
  type CanonicalHand,
  type SourceOptions,
} from '#histories';
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

/** How hands are to be read and audited. */
export interface HandAuditOptions {
  /** The name of the log in the records. */
  readonly name: string;
  /** `auto` or the id of a format. */
  readonly format: string;
  /** `auto` or the id of a preset. */
  readonly profile: string;
  readonly language: Language;
  /** Whether the result has the steps of each hand. */
  readonly replay?: boolean;
  /** Called between canonical hands and between blocks of a log; throws if the client has disconnected. */
  readonly checkConnection?: CheckConnection;
}

/** The most bytes that an archive may expand to: a few hands need much less. */
const MAX_EXPANDED_BYTES = 64 * 1024 ** 2;
/** The most bytes of records: about ten times the usual size. It limits logs that are made to cause findings. */
const MAX_RECORDS_LENGTH = 32 * 1024 ** 2;
/** Other requests run between two blocks of about thirty hands. A longer text is no hand. */
const BLOCK_LENGTH = 64 * 1024;
/** A stored canonical hand is a line of a log, so that the limit of a line applies here too. */
const MAX_LINE_LENGTH = DEFAULT_BLOCK_LIMITS.maxHandLength;

/** Audits the hands of one request, in turns of the event loop of a few milliseconds each. */
@Injectable()
export class HandsService {
  private readonly maxHands: number;

  constructor(
    config: ConfigService,
    private readonly metrics: MetricsService,
  ) {
    this.maxHands = config.get('handsAtOnce');
  }

  /** Audits a body: a log as bytes, or canonical hands as JSON. A missing body counts as an empty log. */
  audit(body: unknown, request: HandAuditOptions): Promise<AuditedLog> {
    const hands = body ?? Buffer.alloc(0);
    return Buffer.isBuffer(hands) ? this.auditLog(hands, request) : this.auditHands(hands, request);
  }

  /**
   * Audits a log: plain, gzip or zip. The records are those of the command line.
   *
   * @throws ProblemError if no hand can be read, or there are too many hands
   */
  async auditLog(bytes: Buffer, request: HandAuditOptions): Promise<AuditedLog> {
    if (bytes.length === 0) {
      throw new ProblemError('malformed-request', {
        detail: MESSAGES.handsExpected,
      });
    }
    const options = auditOptionsOf(request);
    const log = new AuditedLog(request.language);
    const places = new PlaceCounter(request.name);
    const format = findFormat(request.format);
    const source: SourceOptions = {
      archive: { maxExpandedBytes: MAX_EXPANDED_BYTES, maxMembers: this.maxHands },
      blocks: { blockLength: BLOCK_LENGTH, maxHandLength: BLOCK_LENGTH },
    };
    const batches = auditSource(
      { kind: 'random', size: bytes.length, read: (offset, length) => readInTurn(bytes, offset, length) },
      (block, found) => auditBlock(block, found, options),
      {
        language: request.language,
        ahead: 1,
        source,
        onSkipped: () => {
          log.skip();
        },
        ...(format === undefined ? {} : { format }),
      },
    );
    for await (const { member, outcomes } of batches) {
      for (const outcome of outcomes) this.note(log, outcome, places, member);
      await nextTurn();
      request.checkConnection?.();
    }
    return this.finish(log);
  }

  /**
   * Audits one canonical hand or an array of them. In the records, each hand has one line. A hand that does not match the
   * schema is rejected as `invalid-hand`; the others are audited.
   *
   * @throws ProblemError as `auditLog`; if no hand matches the schema, with a JSON Pointer for each issue
   */
  async auditHands(json: unknown, request: HandAuditOptions): Promise<AuditedLog> {
    const hands: readonly unknown[] = Array.isArray(json) ? json : [json];
    if (hands.length > this.maxHands) throw this.tooMany();
    const options = auditOptionsOf(request);
    const log = new AuditedLog(request.language);
    const places = new PlaceCounter(request.name);
    const issues: ProblemIssue[] = [];
    for (const [index, candidate] of hands.entries()) {
      const lines = [index + 1, index + 1] as const;
      const text = JSON.stringify(candidate);
      // The line end counts.
      const isTooLong = text.length + 1 > MAX_LINE_LENGTH;
      const parsed = isTooLong ? null : handSchema.safeParse(candidate);
      if (parsed === null) {
        this.note(log, rejected({ ...TOO_LONG, line: lines[0] }, lines, request.language), places, null);
      } else if (parsed.success) {
        const { data: hand } = parsed;
        const digest = digestHand(hand, text, 0, text.length);
        const outcome = auditReadHand(hand, lines, digest, options);
        this.note(log, outcome, places, null);
      } else {
        const found = issuesOf(parsed.error, Array.isArray(json) ? [index] : []);
        if (issues.length < ISSUES_REPORTED) issues.push(...found);
        this.note(log, invalidHand(found[0], lines, request.language), places, null);
      }
      await nextTurn();
      request.checkConnection?.();
    }
    if (hands.length === 0 || (log.readable === 0 && issues.length > 0)) {
      const errors = issues.slice(0, ISSUES_REPORTED);
      throw new ProblemError('invalid-request', {
        errors: errors.length > 0 ? errors : [{ pointer: '', message: MESSAGES.oneHandExpected }],
      });
    }
    return this.finish(log);
  }

  private note(log: AuditedLog, outcome: HandOutcome, places: PlaceCounter, member: string | null): void {
    log.add(outcome, places.next(member));
    if (log.count > this.maxHands) throw this.tooMany();
    if (log.length > MAX_RECORDS_LENGTH)
      throw new ProblemError('too-many-hands', { detail: MESSAGES.recordsTooLong });
  }

  private finish(log: AuditedLog): AuditedLog {
    log.end();
    const { summary } = log;
    this.metrics.audited(summary);
    const problem = log.problem();
    if (problem !== null) throw problem;
    return log;
  }

  private tooMany(): ProblemError {
    return new ProblemError('too-many-hands', {
      detail: fillMessage(MESSAGES.tooManyHands, { hands: String(this.maxHands) }),
    });
  }
}

const auditOptionsOf = ({ profile, language, replay = false }: HandAuditOptions): AuditOptions => {
  const preset = findProfile(profile);
  const options = {
    language,
    profileFor: (hand: CanonicalHand) => preset ?? profileOfFormat(hand.format),
    tables: true,
  };
  return replay ? { ...options, analysis: new StepAnalysis() } : options;
};

/** Reads from memory in a new turn of the event loop: a long text without hands must not block other requests. */
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
