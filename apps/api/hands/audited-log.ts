import {
  JsonWriter,
  placeRecord,
  Tally,
  writeRecord,
  type AuditSummary,
  type HandOutcome,
  type Place,
  type RejectedRecord,
  type Sighting,
} from '#audit';
import type { SourceErrorCode } from '#histories';
import type { Language } from '../http/language.js';
import { ProblemError, type ProblemCode, type ProblemIssue } from '../http/problem.js';
import { ISSUES_REPORTED } from '../http/validation.pipe.js';

/** What came of the hands of one log, in order, until the answer is written. */
export class AuditedLog {
  private readonly started = performance.now();
  private readonly tally = new Tally();
  private readonly hands: { outcome: HandOutcome; place: Place; sighting: Sighting }[] = [];

  /** Bytes of the records so far. */
  length = 0;

  constructor(private readonly language: Language) {
    this.tally.files = 1;
  }

  add(outcome: HandOutcome, place: Place): void {
    this.length += outcome.record.length;
    this.hands.push({ outcome, place, sighting: this.tally.note(outcome) });
  }

  get count(): number {
    return this.hands.length;
  }

  /** Hands that were understood, whatever was then found in them. */
  get readable(): number {
    return this.tally.hands - this.tally.rejected;
  }

  summary(): AuditSummary {
    return this.tally.summary(Math.round(performance.now() - this.started) / 1000);
  }

  /** `{items, summary}` as JSON: the records are JSON already, and are not parsed to be printed again. */
  toText(summary: AuditSummary): string {
    const json = new JsonWriter();
    json.utf8('{"items":[');
    for (const [index, { outcome, place, sighting }] of this.hands.entries()) {
      if (index > 0) json.utf8(',');
      writeRecord(place, outcome, sighting, this.language, json);
    }
    json.utf8('],"summary":').value(summary).utf8('}');
    return Buffer.from(json.written).toString();
  }

  /** The problem to answer with when no hand could be read; null when some could. */
  refusal(): ProblemError | null {
    if (this.readable > 0) return null;
    const rejected = this.hands
      .map(({ outcome, place, sighting }) => placeRecord(place, outcome, sighting, this.language))
      .filter((record): record is RejectedRecord => record.status === 'rejected');
    const errors = rejected.slice(0, ISSUES_REPORTED).map(issueOf);
    return new ProblemError(refusalCode(rejected), { detail: errors[0].message, errors });
  }
}

/** The gravest of what is wrong: too much to read, then damage, then nothing but texts that are no hands. */
const refusalCode = (rejected: readonly RejectedRecord[]): ProblemCode => {
  const broken = rejected.filter(({ rejection }) => rejection.code === 'unreadable-source');
  if (broken.some(({ rejection }) => rejection.text === 'archive-bomb')) return 'archive-bomb';
  if (broken.length > 0) return 'unreadable-source';
  return rejected.every(({ rejection }) => rejection.code === 'unknown-format')
    ? 'unknown-format'
    : 'no-hands';
};

/** What is wrong with a source, by its code; the English words come with the record and are more exact. */
const SPANISH: Readonly<Record<SourceErrorCode, string>> = {
  'truncated-archive': 'el archivo comprimido está cortado',
  'corrupt-archive': 'el archivo comprimido está dañado',
  'unsupported-archive': 'no se lee esta clase de archivo comprimido',
  'archive-bomb': 'el archivo comprimido se expande demasiado',
  'unsafe-path': 'el nombre de un miembro del zip apunta fuera del archivo',
  'zip-needs-random-access': 'un zip no se puede leer sobre la marcha',
  binary: 'el archivo no es de texto',
  'read-failed': 'no se pudo leer hasta el final',
};

const SPANISH_REJECTIONS: Readonly<Record<string, string>> = {
  'unsupported-game': 'el motor no conoce este juego',
  truncated: 'la mano está cortada',
  'unreadable-line': 'no se entiende esta línea',
  'no-players': 'no hay bastantes jugadores',
  'unknown-format': 'se esperaba un historial de un formato conocido',
  'too-long': 'se esperaba una mano de longitud razonable',
  'invalid-hand': 'la mano no cumple el esquema',
};

const isSourceErrorCode = (code: string): code is SourceErrorCode => code in SPANISH;

const issueOf = ({ member, rejection }: RejectedRecord): ProblemIssue => {
  const { code, line, text, message } = rejection;
  const place = { line, ...(member === null ? {} : { member }) };
  if (code === 'unreadable-source' && isSourceErrorCode(text))
    return { ...place, code: text, message: { en: message, es: SPANISH[text] } };
  return { ...place, code, message: { en: message, es: SPANISH_REJECTIONS[code] ?? message } };
};
