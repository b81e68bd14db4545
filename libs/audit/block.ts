import type { Language } from '#cards';
import { findVariant } from '#engine';
import {
  handsIn,
  HandSpans,
  LineCursor,
  type Block,
  type CanonicalHand,
  type HistoryFormat,
  type Identity,
} from '#histories';
import { auditHand, type AuditProfile } from './audit.js';
import { digestOf, type HandDigest } from './digest.js';
import type { FindingCode } from './codes.js';
import type { Finding } from './finding.js';
import { JsonWriter } from './json-writer.js';
import { recordAudited, recordCancelled, type RecordBody } from './recording.js';
import { rejectionMessage, type RejectionDetail, type RejectionToTell } from './rejections.js';

/** By which rules, and in which language, hands are judged. */
export interface AuditOptions {
  readonly language: Language;
  /** The profile of a hand: one for all, or the one of the site that dealt it. */
  readonly profileFor: (hand: CanonicalHand) => AuditProfile;
}

/**
 * What came of one hand of a log. Whether it is a duplicate is for those to say who know the hands before it. Plain data, so that it can come from a worker thread.
 */
export interface HandOutcome {
  readonly status: 'audited' | 'cancelled' | 'rejected';
  readonly lines: readonly [number, number];
  readonly site: string | null;
  readonly handId: string | null;
  readonly digest: HandDigest | null;
  readonly codes: readonly FindingCode[];
  /** The record of the hand as JSON, but where it stands in the input. */
  readonly record: RecordBody;
}

/** Most hands have no findings, and share the list of their codes. */
const NO_CODES: readonly FindingCode[] = [];

/** Reused for every block: only one is read at a time in a thread. */
const spans = new HandSpans();
const cursor = new LineCursor();
const records = new JsonWriter();

const recorded = (write: (json: JsonWriter) => void): RecordBody => {
  records.clear();
  write(records);
  return records.take();
};

/** Reads and audits every hand of a block, in order; text before the first hand is reported if a hand was cut off there. */
export const auditBlock = (block: Block, format: HistoryFormat, options: AuditOptions): HandOutcome[] => {
  const { text } = block;
  handsIn(block, format.boundary, spans, cursor);
  const outcomes: HandOutcome[] = [];
  const { preamble } = spans;
  if (preamble !== null && format.isRemainder(text.slice(preamble.start, preamble.end))) {
    const lines = [preamble.firstLine, preamble.lastLine] as const;
    outcomes.push(
      rejectedOutcome(
        excerpt('truncated', preamble.firstLine, text, preamble.start, NO_FIRST_LINE),
        lines,
        null,
        format,
        options.language,
      ),
    );
  }
  for (let index = 0; index < spans.count; index++) {
    const lines = [spans.firstLine(index), spans.lastLine(index)] as const;
    const start = spans.start(index);
    outcomes.push(
      block.oversize === null
        ? auditText(text, start, spans.end(index), lines, format, options)
        : rejectedOutcome(
            excerpt('too-long', lines[0], text, start, ''),
            lines,
            null,
            format,
            options.language,
          ),
    );
  }
  return outcomes;
};

/** Reads and audits the one hand that lies between two offsets. */
export const auditText = (
  text: string,
  start: number,
  end: number,
  lines: readonly [number, number],
  format: HistoryFormat,
  options: AuditOptions,
): HandOutcome => {
  const reading = format.read(text, start, end, lines[0], cursor);
  if (!reading.ok)
    return rejectedOutcome(reading.rejection, lines, reading.identity, format, options.language);
  const digest = digestOf(reading.hand, text, start, end);
  return auditRead(reading.hand, lines, digest, options, format);
};

/** Audits a hand that was read. */
export const auditRead = (
  hand: CanonicalHand,
  lines: readonly [number, number],
  digest: HandDigest | null,
  options: AuditOptions,
  format: Pick<HistoryFormat, 'id'>,
): HandOutcome => {
  const { site, id: handId } = hand;
  const profile = options.profileFor(hand);
  if (hand.cancelled) {
    const record = recorded((json) => recordCancelled(hand, profile.id, json));
    return { status: 'cancelled', lines, site, handId, digest, codes: NO_CODES, record };
  }
  const audited = auditHand(hand, profile);
  if (audited === null) {
    const rejection = { ...unplayable(hand), line: lines[0], text: '' };
    return rejectedOutcome(rejection, lines, { site, handId }, format, options.language);
  }
  return {
    status: 'audited',
    lines,
    site,
    handId,
    digest,
    codes: codesOf(audited.findings),
    record: recorded((json) => recordAudited(audited, options.language, json)),
  };
};

const codesOf = (findings: readonly Finding[]): readonly FindingCode[] =>
  findings.length === 0 ? NO_CODES : findings.map(({ code }) => code);

const NO_FIRST_LINE = {
  en: 'the first line of a hand was expected before this',
  es: 'se esperaba antes la primera línea de una mano',
} as const;

/** Why the engine has no hand to replay. */
export const unplayable = ({ game }: CanonicalHand): Pick<RejectionToTell, 'code' | 'message'> =>
  findVariant(game.variant) === undefined
    ? { code: 'unsupported-game', message: '' }
    : { code: 'no-players', message: TOO_FEW };

const TOO_FEW = {
  en: 'two players dealt in were expected',
  es: 'se esperaban al menos dos que recibieran cartas',
} as const;

const EXCERPT = 200;

const excerpt = (
  code: RejectionToTell['code'],
  line: number,
  text: string,
  start: number,
  message: RejectionDetail,
): RejectionToTell => {
  const end = Math.min(text.length, start + EXCERPT);
  const lineEnd = text.indexOf('\n', start);
  return {
    code,
    line,
    text: text.slice(start, lineEnd < 0 ? end : Math.min(end, lineEnd)).trimEnd(),
    message,
  };
};

/** The outcome of a hand, or of a whole file, that could not be read. */
export const rejectedOutcome = (
  told: RejectionToTell,
  lines: readonly [number, number],
  identity: Identity | null,
  format: Pick<HistoryFormat, 'id'> | null,
  language: Language,
): HandOutcome => {
  const site = identity?.site ?? null;
  const handId = identity?.handId ?? null;
  const { code, line, text } = told;
  const rejection = { code, line, text, message: rejectionMessage(told, language) };
  const record = { status: 'rejected', site, format: format?.id ?? null, handId, rejection, findings: [] };
  const body = recorded((json) => json.utf8(JSON.stringify(record).slice(1)));
  return { status: 'rejected', lines, site, handId, digest: null, codes: NO_CODES, record: body };
};
