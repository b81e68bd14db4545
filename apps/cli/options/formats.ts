import { findFormat, type HistoryFormat } from '#histories';
import { UsageError } from './errors.js';

/** The format that all logs are said to be of; none with `auto`, where each log tells its own. */
export const formatAsked = (id: string): HistoryFormat | undefined => {
  if (id === 'auto') return undefined;
  const format = findFormat(id);
  if (format === undefined)
    throw new UsageError({
      en: `there is no format ${id}; see floorman formats`,
      es: `no existe el formato ${id}; véase floorman formats`,
    });
  return format;
};
