import { availableParallelism } from 'node:os';
import { auditBlock, type BlockAuditor } from '#audit';
import type { Language } from '#cards';
import { readProfiles } from '../options/profiles.js';

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
}

/** Reads and audits blocks, in this thread or in a pool. */
export interface Auditor {
  readonly auditBlock: BlockAuditor;
  /** The number of blocks that should be in progress. */
  readonly ahead: number;
  close(): Promise<void>;
}

export const MAX_THREADS_PER_CORE = 4;

export const makeAuditor = async (options: AuditorOptions): Promise<Auditor> => {
  const { language, tables } = options;
  const profileFor = await readProfiles(options.profile, options.variantFiles, language);
  if (options.threads < 2)
    return {
      auditBlock: (block, format) => auditBlock(block, format, { language, profileFor, tables }),
      ahead: 1,
      close: () => Promise.resolve(),
    };
  const { startAuditorThreads } = await import('./auditor-threads.js');
  return startAuditorThreads(
    options,
    Math.min(options.threads, availableParallelism() * MAX_THREADS_PER_CORE),
  );
};
