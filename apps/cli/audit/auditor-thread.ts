import { workerData } from 'piscina';
import { auditBlock, type HandOutcome } from '#audit';
import { findFormat } from '#histories';
import { readProfiles } from '../options/profiles.js';
import type { AuditorOptions } from './auditor.js';
import type { BlockTask } from './auditor-threads.js';

/** The code that runs in a thread of the pool. */
const { language, profile, variantFiles, tables } = workerData as AuditorOptions;
const profileFor = await readProfiles(profile, variantFiles, language);

export default function auditTask({ block, format: id }: BlockTask): HandOutcome[] {
  const format = findFormat(id);
  if (format === undefined) throw new Error(`no format ${id}`);
  return auditBlock(block, format, { language, profileFor, tables });
}
