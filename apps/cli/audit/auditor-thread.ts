import { workerData } from 'piscina';
import { auditBlock, type HandOutcome } from '#audit';
import { findFormat } from '#histories';
import { readAuditOptions, type AuditorOptions } from './auditor.js';
import type { BlockTask } from './auditor-threads.js';

/** The code that runs in a thread of the pool. */
const options = await readAuditOptions(workerData as AuditorOptions);

export default function auditTask({ block, format: id }: BlockTask): HandOutcome[] {
  const format = findFormat(id);
  if (format === undefined) throw new Error(`no format ${id}`);
  return auditBlock(block, format, options);
}
