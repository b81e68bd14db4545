import { findFormat, type HistoryFormat } from '#histories';
import { fillMessage } from '#text';
import { OPTION_MESSAGES } from '../messages/options.js';
import { UsageError } from './errors.js';

/** The format of an id; undefined for `auto`: the format of each log is detected. */
export const parseFormat = (id: string): HistoryFormat | undefined => {
  if (id === 'auto') return undefined;
  const format = findFormat(id);
  if (format === undefined) throw new UsageError(fillMessage(OPTION_MESSAGES.noFormat, { id }));
  return format;
};
