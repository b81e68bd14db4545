import type { Language } from '#cards';
import { chooseGame } from '#engine';
import {
  findHands,
  HandSpans,
  LineCursor,
  type Block,
  type CanonicalHand,
  type HistoryFormat,
  type HandIdentity,
  type Span,
} from '#histories';
import { variantIssueMessage } from '#rules';
import { auditHand, type AuditedHand } from '../claims/audit-hand.js';
import type { AuditProfile } from '../replay/profile.js';
import { digestHand, type HandDigest } from '../record/digest.js';
import type { FindingCode } from '../findings/codes.js';
import type { Finding } from '../findings/finding.js';
import { JsonWriter } from '../record/json-writer.js';
import { writeAuditedRecord, writeCancelledRecord, type RecordBody } from '../record/audited-record.js';
import { excerptOf, formatRejection, type AuditRejection } from './rejections.js';

/** The language of records, and a second one for those who keep them for readers of both. */
export interface Languages {
  readonly language: Language;
  readonly translation?: Language;
}

/** The rules and the languages of an audit. */
export interface AuditOptions extends Languages {
  /** The profile of a hand: one for all, or the one of the site that dealt it. */
  readonly profileFor: (hand: CanonicalHand) => AuditProfile;
}

/**
 * The outcome of one hand of a log, before the search for duplicates. Plain data that worker threads can send.
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
  /** The record in the second language; null if it is the same or there is no second language. */
  readonly translation: RecordBody | null;
}

/** Most hands have no findings, and share the list of their codes. */
const NO_CODES: readonly FindingCode[] = [];

/** Reused for every block: only one is read at a time in a thread. */
const spans = new HandSpans();
const cursor = new LineCursor();
const records = new JsonWriter();

/** Writes a record in one language. Returns whether it depends on the language. */
type Recorder = (language: Language, json: JsonWriter) => boolean;

const recorded = (
  { language, translation }: Languages,
  write: Recorder,
): Pick<HandOutcome, 'record' | 'translation'> => {
  records.clear();
  const differs = write(language, records);
  const record = records.take();
  if (!differs || translation === undefined) return { record, translation: null };
  write(translation, records);
  return { record, translation: Buffer.compare(records.written, record) === 0 ? null : records.take() };
};

/** Receives the outcome of each hand of a block, and where the hand begins and ends in the text of the block. */
export type OutcomeTaker = (outcome: HandOutcome, start: number, end: number) => void;

/** Reads and audits every hand of a block, in order; text before the first hand is reported if a hand was cut off there. */
export const auditBlock = (block: Block, format: HistoryFormat, options: AuditOptions): HandOutcome[] => {
  const outcomes: HandOutcome[] = [];
  auditSpans(block, format, options, (outcome) => outcomes.push(outcome));
  return outcomes;
};

/** The same, each outcome with its place in the text. */
export const auditSpans = (
  block: Block,
  format: HistoryFormat,
  options: AuditOptions,
  take: OutcomeTaker,
): void => {
  const { text } = block;
  findHands(block, format.boundary, spans, cursor);
  const { preamble } = spans;
  if (preamble !== null && format.isRemainder(text.slice(preamble.start, preamble.end))) {
    const outcome = unread(text, preamble, CUT_OFF, format, options);
    take(outcome, preamble.start, preamble.end);
  }
  for (let index = 0; index < spans.count; index++) {
    const start = spans.start(index);
    const end = spans.end(index);
    const lines = [spans.firstLine(index), spans.lastLine(index)] as const;
    const outcome =
      block.oversize === null
        ? auditText(text, start, end, lines, format, options)
        : unread(text, spans.span(index), TOO_LONG, format, options);
    take(outcome, start, end);
  }
};

/** The outcome of a piece of text that is not even tried: all that is known of it is where it stands. */
const unread = (
  text: string,
  { start, end, firstLine, lastLine }: Span,
  why: Pick<AuditRejection, 'code' | 'message'>,
  format: HistoryFormat,
  languages: Languages,
): HandOutcome => {
  const rejection = { ...why, line: firstLine, text: excerptOf(text, start, end) };
  return rejectedOutcome(rejection, [firstLine, lastLine], null, format, languages);
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
  if (!reading.ok) return rejectedOutcome(reading.rejection, lines, reading.identity, format, options);
  const digest = digestHand(reading.hand, text, start, end);
  return auditReadHand(reading.hand, lines, digest, options);
};

/** Audits a hand that was read, from these lines of a text. */
export const auditReadHand = (
  hand: CanonicalHand,
  lines: readonly [number, number],
  digest: HandDigest | null,
  options: AuditOptions,
): HandOutcome => {
  const { site, id: handId } = hand;
  const profile = options.profileFor(hand);
  if (hand.cancelled) {
    const { record, translation } = recorded(options, (_, json) => {
      writeCancelledRecord(hand, profile.id, json);
      return false;
    });
    return { status: 'cancelled', lines, site, handId, digest, codes: NO_CODES, record, translation };
  }
  const audited = auditHand(hand, profile);
  if (audited === null) {
    const rejection = { ...unplayableReason(hand, profile), line: lines[0], text: '' };
    return rejectedOutcome(rejection, lines, { site, handId }, { id: hand.format }, options);
  }
  const placed = placedWithin(lines, audited);
  const codes = codesOf(placed.findings);
  const { record, translation } = recorded(options, (language, json) =>
    writeAuditedRecord(placed, language, json),
  );
  return { status: 'audited', lines, site, handId, digest, codes, record, translation };
};

/**
 * A canonical hand brings the lines of the log that it was first read from, which need not be this one: what is found in
 * it stands within the lines that it was read from here.
 */
const placedWithin = ([first, last]: readonly [number, number], audited: AuditedHand): AuditedHand => {
  const { findings } = audited;
  if (findings.every(({ line }) => line >= first && line <= last)) return audited;
  const placed = findings.map((finding) => ({
    ...finding,
    line: Math.min(Math.max(finding.line, first), last),
  }));
  return { ...audited, findings: placed };
};

const codesOf = (findings: readonly Finding[]): readonly FindingCode[] =>
  findings.length === 0 ? NO_CODES : findings.map(({ code }) => code);

const CUT_OFF = {
  code: 'truncated',
  message: {
    en: 'the first line of a hand was expected before this',
    es: 'se esperaba antes la primera línea de una mano',
  },
} as const;

const TOO_LONG = { code: 'too-long', message: '' } as const;

/** Why the engine has no hand to replay; `games` are the house's own. */
export const unplayableReason = (
  { game: { variant, options } }: CanonicalHand,
  { games }: Pick<AuditProfile, 'games'>,
): Pick<AuditRejection, 'code' | 'message'> => {
  const game = chooseGame(variant, options, games);
  if (game.ok) return { code: 'no-players', message: TOO_FEW };
  const [fault] = game.error.code === 'impossible-options' ? game.error.issues : [];
  return { code: 'unsupported-game', message: fault === undefined ? '' : variantIssueMessage(fault) };
};

const TOO_FEW = {
  en: 'two players dealt in were expected',
  es: 'se esperaban al menos dos que recibieran cartas',
} as const;

/** The outcome of a hand, or of a whole file, that could not be read. */
export const rejectedOutcome = (
  rejected: AuditRejection,
  lines: readonly [number, number],
  identity: HandIdentity | null,
  format: Pick<HistoryFormat, 'id'> | null,
  languages: Languages,
): HandOutcome => {
  const site = identity?.site ?? null;
  const handId = identity?.handId ?? null;
  const { code, line, text } = rejected;
  const { record, translation } = recorded(languages, (language, json) => {
    const rejection = { code, line, text, message: formatRejection(rejected, language) };
    const body = { status: 'rejected', site, format: format?.id ?? null, handId, rejection, findings: [] };
    json.utf8(JSON.stringify(body).slice(1));
    return true;
  });
  return { status: 'rejected', lines, site, handId, digest: null, codes: NO_CODES, record, translation };
};
