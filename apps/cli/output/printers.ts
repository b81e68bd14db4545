import {
  isFault,
  makeRecord,
  writeRecord,
  type HandOutcome,
  type Place,
  type CopyStatus,
  type AuditCounts,
  type AuditRecord,
  type Finding,
} from '#audit';
import type { Language } from '#cards';
import type { NamelessRecords } from '#privacy';
import { painterOf } from './colours.js';
import { Output } from './standard-output.js';
import { formatRecord, formatSkippedFile, formatSummary, type SkippedFile } from './audit-text.js';

/** An audited hand, and whether it is a copy of an earlier one. */
export interface PrintedHand {
  readonly outcome: HandOutcome;
  readonly place: Place;
  readonly copy: CopyStatus;
  readonly language: Language;
  /** Its findings across hands. */
  readonly acrossHands: readonly Finding[];
}

/** Writes the results in one form. */
export interface Printer {
  open(): Promise<void>;
  hand(hand: PrintedHand): void;
  /** A file that is no log. The counts have it too. */
  skipped?(file: SkippedFile): void;
  /** The caller awaits it regularly: it waits for a slow reader. */
  settle(): Promise<void>;
  close(counts: AuditCounts, seconds: number): Promise<void>;
}

/** Whether a hand was rejected or has findings. The findings of a duplicate are those of the first copy. */
export const hasFindings = ({ outcome, copy, acrossHands }: PrintedHand): boolean =>
  outcome.status === 'rejected' ||
  acrossHands.length > 0 ||
  (copy !== 'duplicate' && (copy !== 'new' || outcome.codes.length > 0));

type HandFilter = (hand: PrintedHand) => boolean;

export const everyHand: HandFilter = () => true;

const recordOf = (
  { place, outcome, copy, language, acrossHands }: PrintedHand,
  names: NamelessRecords | null,
): AuditRecord => {
  const record = makeRecord(place, outcome, copy, language, acrossHands);
  return names === null ? record : names.record(record);
};

const writeHand = (hand: PrintedHand, { json }: Output, names: NamelessRecords | null): void => {
  const { place, outcome, copy, language, acrossHands } = hand;
  if (names === null) writeRecord(place, outcome, copy, language, json, acrossHands);
  else json.value(recordOf(hand, names));
};

/** One line of JSON per hand, then the summary. */
export const ndjsonPrinter = (filter: HandFilter, names: NamelessRecords | null): Printer => {
  const output = new Output();
  return {
    open: () => Promise.resolve(),
    hand: (hand) => {
      if (!filter(hand)) return;
      writeHand(hand, output, names);
      output.write('\n');
    },
    settle: () => output.settle(),
    close: async (counts, seconds) => {
      output.write(JSON.stringify({ summary: counts.summary(seconds) }) + '\n');
      await output.flush();
    },
  };
};

/** One JSON document. */
export const jsonPrinter = (filter: HandFilter, names: NamelessRecords | null): Printer => {
  const output = new Output();
  let separator = '';
  return {
    open: () => {
      output.write('{"hands":[');
      return Promise.resolve();
    },
    hand: (hand) => {
      if (!filter(hand)) return;
      output.write(`${separator}\n`);
      writeHand(hand, output, names);
      separator = ',';
    },
    settle: () => output.settle(),
    close: async (counts, seconds) => {
      output.write(`\n],"summary":${JSON.stringify(counts.summary(seconds))}}\n`);
      await output.flush();
    },
  };
};

/** Text: the hands with findings and the rejected ones, then the counts. */
export const textPrinter = (language: Language, names: NamelessRecords | null): Printer => {
  const output = new Output();
  const paint = painterOf(process.stdout);
  /** Hands with a fault. */
  let faulty = 0;
  return {
    open: () => Promise.resolve(),
    hand: (hand) => {
      if (!hasFindings(hand)) return;
      const record = recordOf(hand, names);
      if (record.findings.some(({ code }) => isFault(code))) faulty++;
      output.write(formatRecord(record, language, paint));
    },
    skipped: (file) => {
      const shown = names === null ? file : { ...file, ...names.place({ ...file, handId: null }) };
      output.write(`${formatSkippedFile(shown, language)}\n`);
    },
    settle: () => output.settle(),
    close: async (counts, seconds) => {
      output.write(formatSummary(counts.summary(seconds), faulty, language));
      await output.flush();
    },
  };
};

/** Writes the results with several printers, in their order. */
export const allOf = (printers: readonly Printer[]): Printer => ({
  open: async () => {
    for (const printer of printers) await printer.open();
  },
  hand: (hand) => {
    for (const printer of printers) printer.hand(hand);
  },
  skipped: (file) => {
    for (const printer of printers) printer.skipped?.(file);
  },
  settle: async () => {
    for (const printer of printers) await printer.settle();
  },
  close: async (counts, seconds) => {
    for (const printer of printers) await printer.close(counts, seconds);
  },
});
