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
  type SessionHeader,
  type Span,
} from '#histories';
import { variantIssueMessage } from '#rules';
import { auditHand, type AuditedHand } from '../claims/audit-hand.js';
import type { AuditProfile } from '../replay/profile.js';
import { digestHand, type HandDigest } from '../record/digest.js';
import type { FindingCode } from '../findings/codes.js';
import type { Finding } from '../findings/finding.js';
import { JsonWriter } from '../record/json-writer.js';
import type { TableDigest } from '../tables/digest-layout.js';
import { makeCancelledDigest, makeTableDigest, placeWithin, type Lines } from '../tables/table-digest.js';
import { writeAuditedRecord, writeCancelledRecord, type RecordBody } from '../record/audited-record.js';
import type { HandAnalysis } from './analysis.js';
import { rejectionDetails } from './messages.js';
import { excerptOf, formatRejection, type AuditRejection } from './rejections.js';

/** The language of records, and a second language for records that are stored in both. */
export interface Languages {
  readonly language: Language;
  readonly translation?: Language;
}

/** The rules and the languages of an audit. */
export interface AuditOptions extends Languages {
  /** The profile to audit a hand with, for example by its site. */
  readonly profileFor: (hand: CanonicalHand) => AuditProfile;
  /** Whether outcomes have the digests for checks across hands. */
  readonly tables?: boolean;
  /** Collects facts about the audited hands. */
  readonly analysis?: HandAnalysis;
  /** Whether outcomes have the texts of their hands. */
  readonly texts?: boolean;
  /** Whether outcomes have records; true if absent. Without them an analysis takes less time. */
  readonly records?: boolean;
}

/** The outcome of one hand of a log, before the search for duplicates. Plain data that worker threads can send. */
export interface HandOutcome {
  readonly status: 'audited' | 'cancelled' | 'rejected';
  readonly lines: readonly [number, number];
  readonly site: string | null;
  readonly handId: string | null;
  readonly digest: HandDigest | null;
  readonly codes: readonly FindingCode[];
  /** For checks across hands; null for a rejected hand, or if the options leave it out. */
  readonly table: TableDigest | null;
  /** The record of the hand as JSON, without its place in the input. */
  readonly record: RecordBody;
  /** The record in the second language; null if it is the same or there is no second language. */
  readonly translation: RecordBody | null;
  /** The text of the hand in its log, if the options ask for it. */
  readonly text?: string;
  /** What the analysis of the options says about the hand; null without one. */
  readonly facts: unknown;
}

/** The record of a hand, and the one in the second language. */
type Records = Pick<HandOutcome, 'record' | 'translation'>;

/** What stands in place of records that the options leave out. */
const NO_RECORDS: Records = { record: new Uint8Array(), translation: null };

/** Most hands have no findings, and share the list of their codes. */
export const NO_CODES: readonly FindingCode[] = [];

/**
 * How many hands pass a stage of the audit together. The code of a stage stays in the cache of the processor meanwhile: hand by
 * hand an audit takes a fifth longer (docs/decisions/052-stage-by-stage.md).
 */
const BATCH = 32;

/** Reused for every block: a thread reads one block at a time. */
const spans = new HandSpans();
const cursor = new LineCursor();
const records = new JsonWriter();

/** Writes a record in one language. Returns whether it depends on the language. */
type Recorder = (language: Language, json: JsonWriter) => boolean;

const recorded = ({ language, translation }: Languages, write: Recorder): Records => {
  records.clear();
  const differs = write(language, records);
  const record = records.take();
  if (!differs || translation === undefined) return { record, translation: null };
  write(translation, records);
  return { record, translation: Buffer.compare(records.written, record) === 0 ? null : records.take() };
};

/** Receives the outcome of a hand, and the offsets of its start and end in the text of the block. */
export type OutcomeTaker = (outcome: HandOutcome, start: number, end: number) => void;

/** Reads and audits the hands of a block in order. Text before the first hand is rejected if it is the rest of a hand. */
export const auditBlock = (block: Block, format: HistoryFormat, options: AuditOptions): HandOutcome[] => {
  const outcomes: HandOutcome[] = [];
  auditSpans(block, format, options, (outcome) => outcomes.push(outcome));
  return outcomes;
};

/** Does the same as `auditBlock`, and passes the place of each hand in the text to `take`. */
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
    const outcome = rejectSpan(text, preamble, CUT_OFF, format, options);
    take(outcome, preamble.start, preamble.end);
  }
  if (block.oversize !== null) {
    for (let index = 0; index < spans.count; index++) {
      const span = spans.span(index);
      take(
        withText(rejectSpan(text, span, TOO_LONG, format, options), block, span, options),
        span.start,
        span.end,
      );
    }
    return;
  }
  for (let first = 0; first < spans.count; first += BATCH) {
    const batch = placesFrom(first, Math.min(first + BATCH, spans.count));
    auditPlaces(text, batch, format, options).forEach((outcome, index) => {
      const place = batch[index];
      take(withText(outcome, block, place, options), place.start, place.end);
    });
  }
};

/** Where a hand is in a text. */
interface HandInText {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly [number, number];
  /** The last session header before the hand. */
  readonly session: SessionHeader | null;
}

const placesFrom = (first: number, end: number): HandInText[] => {
  const places: HandInText[] = [];
  for (let index = first; index < end; index++)
    places.push({
      start: spans.start(index),
      end: spans.end(index),
      lines: [spans.firstLine(index), spans.lastLine(index)],
      session: spans.session(index),
    });
  return places;
};

const withText = (
  outcome: HandOutcome,
  { text }: Block,
  { start, end }: Pick<HandInText, 'start' | 'end'>,
  { texts }: AuditOptions,
): HandOutcome => (texts === true ? { ...outcome, text: text.slice(start, end) } : outcome);

/** Reads and audits hands of a text: all of them pass each stage before the next one begins. */
const auditPlaces = (
  text: string,
  places: readonly HandInText[],
  format: HistoryFormat,
  options: AuditOptions,
): HandOutcome[] => {
  const readings = places.map(({ start, end, lines, session }) =>
    format.read(text, start, end, lines[0], cursor, session),
  );
  const digests = readings.map((reading, index) =>
    reading.ok ? digestHand(reading.hand, text, places[index].start, places[index].end) : null,
  );
  const judged = readings.map((reading, index) => {
    const { lines, session } = places[index];
    if (reading.ok) return judgeHand(reading.hand, lines, options, session?.line);
    return rejectedOutcome(reading.rejection, lines, reading.identity, format, options);
  });
  const records = judged.map((hand) => recordOf(hand, options));
  return judged.map((hand, index) => outcomeOf(hand, digests[index], records[index], options));
};

/** The outcome of a part of the text that is not read: only its lines are known. */
const rejectSpan = (
  text: string,
  { start, end, firstLine, lastLine }: Span,
  why: Pick<AuditRejection, 'code' | 'message'>,
  format: HistoryFormat,
  languages: Languages,
): HandOutcome => {
  const rejection = { ...why, line: firstLine, text: excerptOf(text, start, end) };
  return rejectedOutcome(rejection, [firstLine, lastLine], null, format, languages);
};

/** A hand after its audit, without its record; a rejected hand has its whole outcome. */
type JudgedHand =
  | {
      readonly status: 'audited';
      readonly lines: readonly [number, number];
      /** The lines of the hand and of its session header. */
      readonly span: readonly [number, number];
      readonly audited: AuditedHand;
      readonly facts: unknown;
    }
  | {
      readonly status: 'cancelled';
      readonly lines: readonly [number, number];
      readonly hand: CanonicalHand;
      readonly profile: AuditProfile;
      readonly facts: unknown;
    }
  | RejectedOutcome;

type RejectedOutcome = HandOutcome & { readonly status: 'rejected' };

/** Audits a hand that was read from these lines of a text, and from a session header that begins on the line `from`. */
export const auditReadHand = (
  hand: CanonicalHand,
  lines: readonly [number, number],
  digest: HandDigest | null,
  options: AuditOptions,
  from?: number,
): HandOutcome => {
  const judged = judgeHand(hand, lines, options, from);
  return outcomeOf(judged, digest, recordOf(judged, options), options);
};

const judgeHand = (
  hand: CanonicalHand,
  lines: readonly [number, number],
  options: AuditOptions,
  from = lines[0],
): JudgedHand => {
  const { analysis } = options;
  const profile = options.profileFor(hand);
  if (hand.cancelled) {
    const facts = analysis?.cancelled?.(hand, profile) ?? null;
    return { status: 'cancelled', lines, hand, profile, facts };
  }
  const span = [Math.min(from, lines[0]), lines[1]] as const;
  const audited = auditHand(hand, profile, analysis?.begin?.(hand, span));
  if (audited === null) {
    const { site, id: handId, format } = hand;
    const rejection = { ...unplayableReason(hand, profile), line: lines[0], text: '' };
    return rejectedOutcome(rejection, lines, { site, handId }, { id: format }, options);
  }
  const placed = placedWithin(span, audited);
  return { status: 'audited', lines, span, audited: placed, facts: analysis?.end(placed) ?? null };
};

const recordOf = (judged: JudgedHand, options: AuditOptions): Records => {
  switch (judged.status) {
    case 'rejected':
      return judged;
    case 'cancelled':
      return recorded(options, (_, json) => {
        writeCancelledRecord(judged.hand, judged.profile.id, json);
        return false;
      });
    case 'audited':
      if (options.records === false) return NO_RECORDS;
      return recorded(options, (language, json) => writeAuditedRecord(judged.audited, language, json));
  }
};

const outcomeOf = (
  judged: JudgedHand,
  digest: HandDigest | null,
  { record, translation }: Records,
  { tables }: AuditOptions,
): HandOutcome => {
  if (judged.status === 'rejected') return judged;
  const { status, lines, facts } = judged;
  if (status === 'cancelled') {
    const { site, id: handId } = judged.hand;
    const table = tables === true ? makeCancelledDigest(judged.hand, lines) : null;
    return { status, lines, site, handId, digest, codes: NO_CODES, table, record, translation, facts };
  }
  const { audited, span } = judged;
  const { site, id: handId } = audited.hand;
  const table = tables === true ? makeTableDigest(audited, span) : null;
  const codes = codesOf(audited.findings);
  return { status, lines, site, handId, digest, codes, table, record, translation, facts };
};

/** Moves findings into the lines of the hand: a canonical hand may have the line numbers of another log. */
const placedWithin = (lines: Lines, audited: AuditedHand): AuditedHand => {
  const { findings } = audited;
  if (findings.every(({ line }) => placeWithin(lines, line) === line)) return audited;
  const placed = findings.map((finding) => ({ ...finding, line: placeWithin(lines, finding.line) }));
  return { ...audited, findings: placed };
};

const codesOf = (findings: readonly Finding[]): readonly FindingCode[] =>
  findings.length === 0 ? NO_CODES : findings.map(({ code }) => code);

const CUT_OFF = { code: 'truncated', message: rejectionDetails.firstLineExpected } as const;

const TOO_LONG = { code: 'too-long', message: '' } as const;

/** Why the engine cannot replay a hand. `games` are the custom variants of the house. */
export const unplayableReason = (
  { game: { variant, options } }: CanonicalHand,
  { games }: Pick<AuditProfile, 'games'>,
): Pick<AuditRejection, 'code' | 'message'> => {
  const game = chooseGame(variant, options, games);
  if (game.ok) return { code: 'no-players', message: rejectionDetails.playersExpected };
  const [issue] = game.error.code === 'impossible-options' ? game.error.issues : [];
  return { code: 'unsupported-game', message: issue === undefined ? '' : variantIssueMessage(issue) };
};

/** The outcome of a rejected hand or file. */
export const rejectedOutcome = (
  rejected: AuditRejection,
  lines: readonly [number, number],
  identity: HandIdentity | null,
  format: Pick<HistoryFormat, 'id'> | null,
  languages: Languages,
): RejectedOutcome => {
  const site = identity?.site ?? null;
  const handId = identity?.handId ?? null;
  const { code, line, text } = rejected;
  const { record, translation } = recorded(languages, (language, json) => {
    const rejection = { code, line, text, message: formatRejection(rejected, language) };
    const body = { status: 'rejected', site, format: format?.id ?? null, handId, rejection, findings: [] };
    json.utf8(JSON.stringify(body).slice(1));
    return true;
  });
  const rest = { digest: null, codes: NO_CODES, table: null, facts: null };
  return { status: 'rejected', lines, site, handId, ...rest, record, translation };
};
