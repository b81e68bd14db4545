import { availableParallelism } from 'node:os';
import { auditBlock, type BlockAuditor } from '#audit';
import type { Language } from '#cards';
import { profileChooser } from '../options/profiles.js';

/** How the workers are to judge: plain data, so that it can be sent to a thread. */
export interface JudgeSettings {
  readonly language: Language;
  /** `auto`, the id of a preset, or a JSON file. */
  readonly profile: string;
  /** Games of the house's own, a JSON file each. */
  readonly variantFiles: readonly string[];
  readonly threads: number;
}

/** Those who read and judge blocks: this thread alone, or a pool. */
export interface Auditors {
  readonly judge: BlockAuditor;
  /** Blocks worth having in work at once. */
  readonly ahead: number;
  close(): Promise<void>;
}

export const auditors = async (settings: JudgeSettings): Promise<Auditors> => {
  const { language } = settings;
  const profileFor = await profileChooser(settings.profile, settings.variantFiles, language);
  if (settings.threads < 2)
    return {
      judge: (block, format) => auditBlock(block, format, { language, profileFor }),
      ahead: 1,
      close: () => Promise.resolve(),
    };
  const { threadPool } = await import('./auditor-threads.js');
  return threadPool(settings, Math.min(settings.threads, availableParallelism() * 4));
};
