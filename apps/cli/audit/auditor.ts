import { auditBlock, type AuditOptions, type BlockAuditor } from '#audit';
import type { Language } from '#cards';
import { readProfiles } from '../options/profiles.js';
import { ANALYSES, type AnalysisName } from './analyses.js';

/** Options of an audit, as plain data that can be sent to a thread. */
export interface AuditorOptions {
  readonly language: Language;
  /** `auto`, the id of a preset, or a JSON file. */
  readonly profile: string;
  /** Custom variants, one JSON file each. */
  readonly variantFiles: readonly string[];
  readonly threads: number;
  /** Whether the hands of a table are compared. */
  readonly tables: boolean;
  /** The analysis whose facts outcomes have; null for none. */
  readonly analysis: AnalysisName | null;
  /** Whether outcomes have the records of hands. */
  readonly records: boolean;
  /** Whether outcomes have the texts of hands. */
  readonly texts: boolean;
}

/** Reads and audits blocks, in this thread or in a pool. */
export interface Auditor {
  readonly auditBlock: BlockAuditor;
  /** The number of blocks that should be in progress. */
  readonly ahead: number;
  close(): Promise<void>;
}

export const makeAuditor = async (options: AuditorOptions): Promise<Auditor> => {
  // Read in this thread too, so that an error in a file is reported once.
  const auditOptions = await readAuditOptions(options);
  if (options.threads < 2)
    return {
      auditBlock: (block, format) => auditBlock(block, format, auditOptions),
      ahead: 1,
      close: () => Promise.resolve(),
    };
  const { startAuditorThreads } = await import('./auditor-threads.js');
  return startAuditorThreads(options, options.threads);
};

/** The options of an audit in this thread: with the files read that they name. */
export const readAuditOptions = async ({
  language,
  profile,
  variantFiles,
  analysis,
  tables,
  records,
  texts,
}: AuditorOptions): Promise<AuditOptions> => {
  const profileFor = await readProfiles(profile, variantFiles, language);
  const options = { language, profileFor, tables, records, texts };
  return analysis === null ? options : { ...options, analysis: await ANALYSES[analysis]() };
};
