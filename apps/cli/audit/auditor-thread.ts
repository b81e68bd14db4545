import { workerData } from 'piscina';
import { auditBlock, type HandOutcome } from '#audit';
import { findFormat } from '#histories';
import type { JudgeSettings } from './auditor.js';
import type { JudgeTask } from './auditor-threads.js';
import { profileChooser } from '../options/profiles.js';

/** The thread's side of the pool. */
const settings = workerData as JudgeSettings;
const profileFor = await profileChooser(settings.profile, settings.variantFiles, settings.language);

export default function judge({ block, format }: JudgeTask): HandOutcome[] {
  const found = findFormat(format);
  if (found === undefined) throw new Error(`no format ${format}`);
  return auditBlock(block, found, { language: settings.language, profileFor });
}
