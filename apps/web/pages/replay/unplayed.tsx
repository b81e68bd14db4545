import type { AuditedItem, HandReplay, Problem } from '#client';
import { ProblemMessage } from '../../components/problem-message.js';
import { LogText } from './log-text.js';
import { t } from './translate.js';

interface UnplayedProps {
  readonly problem?: Problem | null;
  /** The record of a hand that was rejected, or is a duplicate. */
  readonly record?: AuditedItem | HandReplay | null;
  /** The address of the first copy of a duplicate. */
  readonly firstCopy?: string | undefined;
  readonly lines?: readonly string[];
  readonly firstLine?: number;
  /** Loads the hand again. */
  readonly onRetry?: () => void;
}

/** A hand without a replay: why there is none, and its text. */
export const Unplayed = ({
  problem = null,
  record = null,
  firstCopy,
  lines = [],
  firstLine = 1,
  onRetry,
}: UnplayedProps) => {
  const reason = record === null ? '' : reasonOf(record);
  return (
    <>
      {problem === null ? (
        // A duplicate is no fault: its reason says all.
        record?.status !== 'duplicate' && <p class="error">{t('notReplayed')}</p>
      ) : (
        <ProblemMessage
          problem={problem}
          title={t(problem.status === 404 || problem.status === 400 ? 'notShown' : 'notReplayed')}
          {...(onRetry === undefined ? {} : { onRetry })}
        />
      )}
      {reason !== '' && <p>{reason}</p>}
      {firstCopy !== undefined && (
        <p>
          <a href={firstCopy}>{t('firstCopy')}</a>
        </p>
      )}
      {lines.length > 0 && <LogText lines={lines} firstLine={firstLine} current={null} marked={new Set()} />}
    </>
  );
};

/** The reason why a hand has no replay: the message of its rejection, or that it is a duplicate. */
const reasonOf = (record: AuditedItem | HandReplay): string => {
  if ('rejection' in record) return record.rejection?.message ?? '';
  return record.status === 'duplicate' ? t('isDuplicate') : '';
};
