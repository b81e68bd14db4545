import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFormat } from '#histories';
import {
  BlockCutter,
  DEFAULT_BLOCK_LIMITS,
  findHands,
  StreamDecoder,
} from '../../libs/histories/source/index.js';

/**
 * The corpus of real logs. It is not part of the project; suites that need it are skipped, with a message,
 * when it is absent.
 */
export const corpusFolder = join(process.cwd(), '..', 'shared', 'corpus');
export const corpusIsPresent = existsSync(join(corpusFolder, 'INDEX.json'));

/** An entry of the index. */
export interface CorpusFile {
  readonly file: string;
  readonly format: string;
  readonly game: string;
  readonly hands: number;
}

/** What a file states about one hand, extracted by an independent script; amounts as printed, by player name. */
export interface Expectation {
  readonly file: string;
  readonly index: number;
  readonly hand_id: string;
  readonly verified?: boolean;
  readonly pot_convention?: string;
  readonly total_pot?: string;
  readonly rake?: string;
  readonly boards?: readonly string[];
  readonly shown?: Readonly<Record<string, string>>;
  readonly uncalled?: Readonly<Record<string, string>>;
  readonly contributed?: Readonly<Record<string, string>>;
  readonly collected?: Readonly<Record<string, string>>;
  readonly summary_collected?: Readonly<Record<string, string>>;
  readonly net?: Readonly<Record<string, string>>;
}

/** A hand of a log; `text` ends where the next hand begins. */
export interface LoggedHand {
  readonly file: string;
  readonly index: number;
  readonly firstLine: number;
  readonly text: string;
}

/** All files of the index. */
export const corpusFiles = (): CorpusFile[] =>
  JSON.parse(readFileSync(join(corpusFolder, 'INDEX.json'), 'utf8')) as CorpusFile[];

/** The files of the index that are written in the PokerStars layout. */
export const pokerStarsFiles = (): CorpusFile[] =>
  corpusFiles().filter(({ format }) => format === 'PokerStars-like');

/** All statements about the hands of the corpus. */
export const expectations = (): Expectation[] =>
  readFileSync(join(corpusFolder, 'EXPECT.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Expectation);

/** The hands of a file, decoded and split by the product's own code; the file has the PokerStars layout by default. */
export const handsOf = (file: string, format = 'pokerstars'): LoggedHand[] => {
  const reader = findFormat(format)!;
  const decoder = new StreamDecoder();
  const bytes = readFileSync(join(corpusFolder, file));
  const cutter = new BlockCutter(reader, DEFAULT_BLOCK_LIMITS);
  cutter.push(decoder.decode(bytes) + decoder.finish());
  cutter.finish();
  const hands: LoggedHand[] = [];
  for (let block = cutter.shift(); block !== undefined; block = cutter.shift()) {
    const spans = findHands(block, reader.boundary);
    for (let index = 0; index < spans.count; index++) {
      const text = block.text.slice(spans.start(index), spans.end(index));
      hands.push({ file, index: hands.length, firstLine: spans.firstLine(index), text });
    }
  }
  return hands;
};
