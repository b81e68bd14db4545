import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { auditBlock, buffersOf, packOutcomes } from '#audit';
import { findFormat } from '#histories';
import { readAuditOptions, type AuditorOptions } from './auditor.js';
import type { FormattedBlock } from './auditor-threads.js';

/** The code that runs in a thread of the pool. */
const options = await readAuditOptions(workerData as AuditorOptions);

/** Returns the packed outcomes of each block, whose buffers are moved. */
export default function auditTask(blocks: readonly FormattedBlock[]): unknown {
  const packed = blocks.map(({ block, format: id }) => {
    const format = findFormat(id);
    if (format === undefined) throw new Error(`no format ${id}`);
    return packOutcomes(auditBlock(block, format, options));
  });
  return move({ [transferableSymbol]: packed.flatMap(buffersOf), [valueSymbol]: packed });
}
