import { ProblemMessage } from '../../components/problem-message.js';
import { count, percent } from '../../messages/numbers.js';
import { size } from '../../messages/sizes.js';
import { language } from '../../state/settings.js';
import { cancelAudit, cancelProblem, isRepeatable, isRunning, repeatFailed } from './state/audit.js';
import type { Log } from './state/records.js';
import { countEnds, type Stage } from './state/stages.js';
import { shortened, visible } from '../../text/visible.js';
import { type PlainKey, t } from './translate.js';

interface ProgressProps {
  readonly logs: readonly Log[];
  readonly hands: number;
}

/** Names of logs that failed, before the list. */
const MAX_NAMES = 5;
/** Rows in the list of logs: nobody reads more. */
const MAX_ROWS = 500;

/** How far the audit is, by log and hand, with a button to cancel it. */
export const Progress = ({ logs, hands }: ProgressProps) => {
  const running = logs.filter(isRunning);
  const failed = logs.filter(({ state }) => state === 'failed');
  const unread = failed.filter(({ result }) => result === null);
  const shownHands = count(hands, language.value);
  const ends = countEnds(logs);
  return (
    <div class="progress">
      {logs.length === 1 &&
        logs.map((log) => (
          <p class="shown-log" key={log.id}>
            <NameAndSize log={log} />
          </p>
        ))}
      <div role="status">
        {(logs.length > 1 || hands !== 1) && (
          <p>
            {logs.length > 1
              ? t(hands === 1 ? 'filesDoneOneHand' : 'filesDone', {
                  done: count(ends.done, language.value),
                  all: count(logs.length, language.value),
                  hands: shownHands,
                })
              : t('oneLog', { hands: shownHands })}
            {logs.length > 1 &&
              (['failed', 'cancelled'] as const)
                .filter((end) => ends[end] > 0)
                .map(
                  (end) => `; ${count(ends[end], language.value)} ${t(ends[end] === 1 ? end : PLURALS[end])}`,
                )
                .join('')}
            {logs.length === 1 && ends.cancelled === 1 && `; ${t('cancelled')}`}
          </p>
        )}
        {running.length > 0 && (
          <progress
            max={1}
            value={logs.reduce((sum, log) => sum + partOf(log), 0) / logs.length}
            aria-label={t('progress')}
          />
        )}
      </div>
      {unread.length > 0 && logs.length > 1 && (
        <p class="error failed-logs" role="alert">
          {t(unread.length === 1 ? 'oneFailed' : 'someFailed', {
            count: count(unread.length, language.value),
            names: unread.slice(0, MAX_NAMES).map(nameOf).join(', '),
          })}
          {unread.length > MAX_NAMES && ' …'}
        </p>
      )}
      {running.length > 0 && (
        <button type="button" onClick={() => void cancelAudit()}>
          {t('stopAudit')}
        </button>
      )}
      {running.length === 0 && failed.some(isRepeatable) && (
        <button type="button" onClick={() => void repeatFailed()}>
          {t('again')}
        </button>
      )}
      <div role="alert">
        {cancelProblem.value !== null && (
          <ProblemMessage problem={cancelProblem.value} title={t('notCancelled')} />
        )}
      </div>
      <details class="logs" open={failed.length > 0}>
        <summary>{t('logList')}</summary>
        <ul>
          {logs.slice(0, MAX_ROWS).map((log) => (
            <li key={log.id}>
              <NameAndSize log={log} />{' '}
              <span class={log.state === 'failed' ? 'error' : 'small'}>{stateWords(log)}</span>
              {log.problem !== null && <LogProblem log={log} />}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
};

/** Nothing is known of an import that could not be loaded. */
const NameAndSize = ({ log }: { readonly log: Log }) =>
  log.content === null && log.result === null ? null : (
    <>
      <bdi>{nameOf(log)}</bdi> <span class="small">{size(log.size, language.value)}</span>
    </>
  );

export const nameOf = ({ name }: Pick<Log, 'name'>): string =>
  name === '' ? t('noName') : visible(shortened(name, 200));

const LogProblem = ({ log: { problem, content } }: { readonly log: Log }) => {
  if (problem === null) return null;
  if (problem === 'empty-file') return <p class="small">{t('emptyFile')}</p>;
  if (problem === 'unreadable-file') return <p class="error">{t('unreadableFile')}</p>;
  if (problem.code === 'unknown-format' || problem.code === 'no-hands')
    return <p class="small">{t('notALog')}</p>;
  return content === null ? (
    <ProblemMessage problem={problem} title={t('noImport')} />
  ) : (
    <ProblemMessage problem={problem} />
  );
};

/** The part of a log that is done. Sending is a tenth of an import. */
const partOf = (log: Log): number => {
  if (!isRunning(log)) return 1;
  const { result, sent } = log;
  const { done = 0, total = 0 } = result?.kind === 'import' ? result.status.chunks : {};
  return 0.1 * sent + (total > 0 ? (0.9 * done) / total : 0);
};

const PLURALS = { failed: 'failedMany', cancelled: 'cancelledMany' } as const satisfies Record<
  string,
  PlainKey
>;

export const STAGE_NAMES: Readonly<Record<Stage, PlainKey>> = {
  waiting: 'waiting',
  sending: 'sending',
  auditing: 'auditing',
  finalising: 'finalising',
  done: 'finished',
  failed: 'failed',
  cancelled: 'cancelled',
};

const stateWords = ({ state, sent, result }: Log): string => {
  const words = t(STAGE_NAMES[state]);
  if (state === 'sending') return `${words}: ${percent(sent, language.value, 0)}`;
  if (state !== 'auditing' || result?.kind !== 'import') return words;
  const { chunks } = result.status;
  return chunks.total === 0 ? words : `${words}: ${percent(chunks.done / chunks.total, language.value, 0)}`;
};
