import { makeRecord, writeRecord, type HandOutcome, type Place, type CopyStatus, type Tally } from '#audit';
import type { Language } from '#cards';
import { Output } from './standard-output.js';
import { readableRecord, readableSummary } from './audit-text.js';

/** A hand that was judged, and what it is to those before it. */
export interface JudgedHand {
  readonly outcome: HandOutcome;
  readonly place: Place;
  readonly sighting: CopyStatus;
  readonly language: Language;
}

/** How the results are written. */
export interface Printer {
  open(): Promise<void>;
  hand(hand: JudgedHand): void;
  /** To be awaited now and then: waits for a slow reader. */
  settle(): Promise<void>;
  close(tally: Tally, seconds: number): Promise<void>;
}

/** Whether there is something to say about a hand. What there was to say of a duplicate was said the first time. */
export const isRemarkable = ({ outcome, sighting }: JudgedHand): boolean =>
  outcome.status === 'rejected' ||
  (sighting !== 'duplicate' && (sighting !== 'new' || outcome.codes.length > 0));

type Wanted = (hand: JudgedHand) => boolean;

export const everyHand: Wanted = () => true;

const writeHand = ({ place, outcome, sighting, language }: JudgedHand, { json }: Output): void => {
  writeRecord(place, outcome, sighting, language, json);
};

/** A line of JSON a hand, then the summary. */
export const ndjsonPrinter = (wanted: Wanted): Printer => {
  const output = new Output();
  return {
    open: () => Promise.resolve(),
    hand: (hand) => {
      if (!wanted(hand)) return;
      writeHand(hand, output);
      output.write('\n');
    },
    settle: () => output.settle(),
    close: async (tally, seconds) => {
      output.write(JSON.stringify({ summary: tally.summary(seconds) }) + '\n');
      await output.flush();
    },
  };
};

/** One JSON document. */
export const jsonPrinter = (wanted: Wanted): Printer => {
  const output = new Output();
  let separator = '';
  return {
    open: () => {
      output.write('{"hands":[');
      return Promise.resolve();
    },
    hand: (hand) => {
      if (!wanted(hand)) return;
      output.write(`${separator}\n`);
      writeHand(hand, output);
      separator = ',';
    },
    settle: () => output.settle(),
    close: async (tally, seconds) => {
      output.write(`\n],"summary":${JSON.stringify(tally.summary(seconds))}}\n`);
      await output.flush();
    },
  };
};

/** For people: hands with something to say about them, then the counts. */
export const textPrinter = (language: Language): Printer => {
  const output = new Output();
  return {
    open: () => Promise.resolve(),
    hand: (hand) => {
      if (!isRemarkable(hand)) return;
      const { place, outcome, sighting } = hand;
      output.write(readableRecord(makeRecord(place, outcome, sighting, language), language));
    },
    settle: () => output.settle(),
    close: async (tally, seconds) => {
      output.write(readableSummary(tally.summary(seconds), language));
      await output.flush();
    },
  };
};

/** Writes the same to several places, in their order. */
export const allOf = (printers: readonly Printer[]): Printer => ({
  open: async () => {
    for (const printer of printers) await printer.open();
  },
  hand: (hand) => {
    for (const printer of printers) printer.hand(hand);
  },
  settle: async () => {
    for (const printer of printers) await printer.settle();
  },
  close: async (tally, seconds) => {
    for (const printer of printers) await printer.close(tally, seconds);
  },
});
