import type { Problem } from '#client';
import { ProblemMessage } from '../../components/problem-message.js';
import { LogText } from './log-text.js';
import { t } from './translate.js';

interface UnplayedProps {
  readonly problem: Problem | null;
  /** Why, in the words of the service. */
  readonly reason?: string;
  readonly lines?: readonly string[];
  readonly firstLine?: number;
}

/** A hand without a replay: why there is none, and its text. */
export const Unplayed = ({ problem, reason = '', lines = [], firstLine = 1 }: UnplayedProps) => (
  <>
    {problem === null ? (
      <p class="error">{t('notReplayed')}</p>
    ) : (
      <ProblemMessage problem={problem} title={t(problem.status === 404 ? 'notShown' : 'notReplayed')} />
    )}
    {reason !== '' && <p>{reason}</p>}
    {lines.length > 0 && <LogText lines={lines} firstLine={firstLine} current={null} marked={new Set()} />}
  </>
);
