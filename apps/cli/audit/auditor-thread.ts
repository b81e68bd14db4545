import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { auditBlock, buffersOf, packOutcomes } from '#audit';
import { findFormat } from '#histories';
import { readAuditOptions, type AuditorOptions } from './auditor.js';
import type { BlockTask } from './auditor-threads.js';

/** The code that runs in a thread of the pool. */
const options = await readAuditOptions(workerData as AuditorOptions);

/** Returns packed outcomes, whose buffers are moved. */
export default function auditTask({ block, format: id }: BlockTask): unknown {
  const format = findFormat(id);
  if (format === undefined) throw new Error(`no format ${id}`);
  const packed = packOutcomes(auditBlock(block, format, options));
  return move({ [transferableSymbol]: buffersOf(packed), [valueSymbol]: packed });
}
