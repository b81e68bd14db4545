import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  auditHand,
  makeTableDigest,
  TableChecker,
  unplayableReason,
  type AuditedHand,
  type Finding,
} from '#audit';
import { detectFormat, findFormat, findFormatChange, LineCursor, type CanonicalHand } from '#histories';
import { profileOfFormat } from '#rules';
import {
  BlockCutter,
  DEFAULT_BLOCK_LIMITS,
  findHands,
  StreamDecoder,
} from '../../libs/histories/source/index.js';
import { corpusFiles, corpusFolder } from './corpus.js';

/** A file of the corpus: its path below the folder, and the number of hands that the index states. */
export interface IndexedFile {
  readonly file: string;
  readonly hands: number;
}

/** A hand of the corpus, as the product reads it. */
export interface CorpusHand {
  readonly file: string;
  readonly format: string;
  readonly site: string | null;
  /** Null for a rejected hand. */
  readonly hand: CanonicalHand | null;
  /** Null for a rejected or cancelled hand. */
  readonly audited: AuditedHand | null;
  /** Its findings across hands. */
  readonly acrossHands: readonly Finding[];
  readonly rejection: { readonly id: string; readonly code: string; readonly line: number } | null;
}

export interface AuditedFile extends IndexedFile {
  /** Empty where no format recognises the file. */
  readonly found: readonly CorpusHand[];
}

const HEAD = 64 * 1024;

/** All files of the corpus, real collections included. */
export const indexedFiles = (): IndexedFile[] => [
  ...corpusFiles(),
  ...(JSON.parse(readFileSync(join(corpusFolder, '_real', 'INDEX.json'), 'utf8')) as IndexedFile[]),
];

/** Reads and audits the hands of a file as the product does: the format by content, the profile by format. */
export const auditFile = (row: IndexedFile): AuditedFile => {
  const decoder = new StreamDecoder();
  const text = decoder.decode(readFileSync(join(corpusFolder, row.file))) + decoder.finish();
  const format = detectFormat(text.slice(0, HEAD));
  if (format === undefined) return { ...row, found: [] };
  const cutter = new BlockCutter(format, DEFAULT_BLOCK_LIMITS, null, findFormatChange);
  cutter.push(text);
  cutter.finish();
  const lines = new LineCursor();
  const found: CorpusHand[] = [];
  const acrossHands: Finding[][] = [];
  const checker = new TableChecker((number, finding) => acrossHands[number].push(finding));
  const seen = new Set<string>();
  const compare = (audited: AuditedHand | null): readonly Finding[] => {
    const findings: Finding[] = [];
    acrossHands.push(findings);
    const isCopy = audited === null || seen.has(audited.hand.id);
    if (audited !== null && audited.hand.id !== '') seen.add(audited.hand.id);
    checker.next(isCopy ? null : makeTableDigest(audited));
    return findings;
  };
  for (let block = cutter.shift(); block !== undefined; block = cutter.shift()) {
    const reader = findFormat(block.format)!;
    const spans = findHands(block, reader.boundary);
    for (let index = 0; index < spans.count; index++) {
      const { start, end, firstLine } = spans.span(index);
      const reading = reader.read(block.text, start, end, firstLine, lines, spans.session(index));
      const place = { file: row.file, format: reader.id };
      if (!reading.ok) {
        const { code, line } = reading.rejection;
        const rejection = { id: reading.identity.handId ?? '-', code, line };
        const none = { hand: null, audited: null, acrossHands: compare(null) };
        found.push({ ...place, site: reading.identity.site, ...none, rejection });
        continue;
      }
      const { hand } = reading;
      const house = profileOfFormat(hand.format);
      const audited = hand.cancelled ? null : auditHand(hand, house);
      const unplayable = audited === null && !hand.cancelled;
      const { code } = unplayableReason(hand, {});
      const rejection = unplayable ? { id: hand.id, code, line: firstLine } : null;
      found.push({ ...place, site: hand.site, hand, audited, acrossHands: compare(audited), rejection });
    }
  }
  checker.end();
  return { ...row, found };
};
