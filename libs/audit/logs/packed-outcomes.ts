import type { FindingCode } from '../findings/codes.js';
import { copyDigest } from '../tables/table-digest.js';
import { NO_CODES, type HandOutcome } from './block.js';

/**
 * The outcomes of a block for another thread: one part with all bytes and one with all numbers, which are moved and not copied,
 * instead of ten objects a hand.
 */
export interface PackedOutcomes {
  /** The records and translations of the hands in order. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** For each hand the fields of `Field`, and its table digest. */
  readonly numbers: Float64Array<ArrayBuffer>;
  readonly sites: readonly (string | null)[];
  readonly handIds: readonly (string | null)[];
  /** The hands with findings: the number of the hand in the block, and the codes. */
  readonly codes: readonly (readonly [hand: number, codes: readonly FindingCode[]])[];
  /** Null if no hand has a text, or facts. */
  readonly texts: readonly (string | undefined)[] | null;
  readonly facts: readonly unknown[] | null;
}

const STATUSES = ['audited', 'cancelled', 'rejected'] as const;

/** The places of the numbers of a hand. A length of -1 stands for a part that the hand has not. */
const Field = {
  status: 0,
  firstLine: 1,
  lastLine: 2,
  recordLength: 3,
  translationLength: 4,
  /** NaN for a hand without a digest. */
  idHigh: 5,
  idLow: 6,
  content: 7,
  events: 8,
  tableLength: 9,
} as const;

/** The number of fields, which the table digest follows. */
const FIELDS = 10;

const NONE = -1;

/** Packs outcomes. O(bytes of the records). */
export const packOutcomes = (outcomes: readonly HandOutcome[]): PackedOutcomes => {
  let byteLength = 0;
  let length = 0;
  for (const { record, translation, table } of outcomes) {
    byteLength += record.length + (translation?.length ?? 0);
    length += FIELDS + (table?.length ?? 0);
  }
  const bytes = new Uint8Array(byteLength);
  const numbers = new Float64Array(length);
  const codes: [number, readonly FindingCode[]][] = [];
  let byteAt = 0;
  let at = 0;
  const addBytes = (part: Uint8Array | null): number => {
    if (part === null) return NONE;
    bytes.set(part, byteAt);
    byteAt += part.length;
    return part.length;
  };
  outcomes.forEach((outcome, index) => {
    const { digest, table } = outcome;
    numbers[at + Field.status] = STATUSES.indexOf(outcome.status);
    numbers[at + Field.firstLine] = outcome.lines[0];
    numbers[at + Field.lastLine] = outcome.lines[1];
    numbers[at + Field.recordLength] = addBytes(outcome.record);
    numbers[at + Field.translationLength] = addBytes(outcome.translation);
    numbers[at + Field.idHigh] = digest?.idHigh ?? NaN;
    numbers[at + Field.idLow] = digest?.idLow ?? NaN;
    numbers[at + Field.content] = digest?.content ?? NaN;
    numbers[at + Field.events] = digest?.events ?? NaN;
    numbers[at + Field.tableLength] = table?.length ?? NONE;
    at += FIELDS;
    if (table !== null) {
      numbers.set(table, at);
      at += table.length;
    }
    if (outcome.codes.length > 0) codes.push([index, outcome.codes]);
  });
  return {
    bytes,
    numbers,
    sites: outcomes.map(({ site }) => site),
    handIds: outcomes.map(({ handId }) => handId),
    codes,
    texts: outcomes.some(({ text }) => text !== undefined) ? outcomes.map(({ text }) => text) : null,
    facts: outcomes.some(({ facts }) => facts !== null) ? outcomes.map(({ facts }) => facts) : null,
  };
};

/** The buffers of packed outcomes that can be moved to another thread. */
export const buffersOf = ({ bytes, numbers }: PackedOutcomes): ArrayBuffer[] => [
  bytes.buffer,
  numbers.buffer,
];

/** The outcomes as they were before `packOutcomes`. Their records are views of the packed bytes. O(hands + numbers). */
export const unpackOutcomes = (packed: PackedOutcomes): HandOutcome[] => {
  const { bytes, numbers, sites, handIds, texts, facts } = packed;
  const codes = new Map(packed.codes);
  let byteAt = 0;
  let at = 0;
  const takeBytes = (length: number): Uint8Array => bytes.subarray(byteAt, (byteAt += length));
  return sites.map((site, index): HandOutcome => {
    const from = at;
    const tableLength = numbers[from + Field.tableLength];
    at += FIELDS + Math.max(0, tableLength);
    const translationLength = numbers[from + Field.translationLength];
    const text = texts?.[index];
    return {
      status: STATUSES[numbers[from + Field.status]],
      lines: [numbers[from + Field.firstLine], numbers[from + Field.lastLine]],
      site,
      handId: handIds[index],
      digest: Number.isNaN(numbers[from + Field.idHigh])
        ? null
        : {
            idHigh: numbers[from + Field.idHigh],
            idLow: numbers[from + Field.idLow],
            content: numbers[from + Field.content],
            events: numbers[from + Field.events],
          },
      codes: codes.get(index) ?? NO_CODES,
      record: takeBytes(numbers[from + Field.recordLength]),
      translation: translationLength === NONE ? null : takeBytes(translationLength),
      // A copy, as the checks of a table keep its last digest, and with it the numbers of a whole block.
      table: tableLength === NONE ? null : copyDigest(numbers.subarray(from + FIELDS, at)),
      facts: facts?.[index] ?? null,
      ...(text === undefined ? {} : { text }),
    };
  });
};
