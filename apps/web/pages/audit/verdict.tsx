import { ProblemMessage } from '../../components/problem-message.js';
import { ServerLink } from '../../components/server-link.js';
import { count } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import { hasStored, isRunning, isStorable, languageProblem, storeLogs, storeProblem } from './state/audit.js';
import { ReplayLog } from './replay-link.js';
import type { Log } from './state/records.js';
import { countEnds } from './state/stages.js';
import type { Totals } from './state/totals.js';
import { t } from './translate.js';

interface VerdictProps {
  readonly totals: Totals;
  readonly logs: readonly Log[];
}

/** The result of the audit in a sentence, and the documents of an import. */
export const Verdict = ({ totals, logs }: VerdictProps) => {
  const { rejected, duplicates, cancelled } = totals.counts;
  const sentence = verdictOf(totals);
  const partOf = partKey(totals, logs);
  return (
    <div class="verdict-block">
      <h2 class={totals.faulty > 0 ? 'verdict is-faulty' : 'verdict'} aria-live="polite">
        {partOf === null ? sentence : t(partOf, { verdict: sentence })}
      </h2>
      {rejected + duplicates + cancelled > 0 && (
        <p class="small">{t('notAudited', { counts: notAudited({ rejected, duplicates, cancelled }) })}</p>
      )}
      <div role="alert">
        {languageProblem.value !== null && (
          <ProblemMessage problem={languageProblem.value} title={t('notTranslated')} />
        )}
      </div>
      <Documents logs={logs} />
      <ReplayLog logs={logs} />
      <Store logs={logs} />
    </div>
  );
};

/** The message for a verdict on a part of the hands; null if all were audited, or the verdict itself says so. */
const partKey = (
  { isKnown }: Totals,
  logs: readonly Log[],
): 'soFar' | 'partCancelled' | 'partFailed' | null => {
  if (logs.some(isRunning)) return isKnown ? 'soFar' : null;
  if (countEnds(logs).cancelled > 0) return 'partCancelled';
  const isFailedImport = ({ state, result }: Log): boolean =>
    state === 'failed' && result?.kind === 'import' && result.report !== null;
  return logs.some(isFailedImport) ? 'partFailed' : null;
};

/** The singular and the plural for hands that were not audited. */
const NOT_AUDITED = {
  rejected: ['rejectedHand', 'rejectedHands'],
  duplicates: ['duplicateHand', 'duplicateHands'],
  cancelled: ['cancelledHand', 'cancelledHands'],
} as const;
type NotAudited = keyof typeof NOT_AUDITED;

const notAudited = (counts: Readonly<Record<NotAudited, number>>): string =>
  (['rejected', 'duplicates', 'cancelled'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => {
      const [one, many] = NOT_AUDITED[name];
      return counts[name] === 1 ? t(one) : t(many, { count: count(counts[name], language.value) });
    })
    .join(', ');

const verdictOf = ({ counts, faulty, illegal, isKnown }: Totals): string => {
  const shown = (number: number): string => count(number, language.value);
  const { audited } = counts;
  if (!isKnown) return t('handsSoFar', { hands: shown(audited) });
  if (audited === 0) return t('nothingAudited');
  if (audited === 1) return t(illegal > 0 ? 'illegalOne' : faulty > 0 ? 'faultyOne' : 'cleanOne');
  if (faulty === 0) return t('clean', { hands: shown(audited) });
  const breach =
    illegal === 0 ? t('noBreach') : illegal === 1 ? t('breach') : t('breaches', { illegal: shown(illegal) });
  return faulty === 1
    ? t('faultyHand', { hands: shown(audited), breach })
    : t('faultyHands', { faulty: shown(faulty), hands: shown(audited), breach });
};

/** Stores what was audited without being stored. */
const Store = ({ logs }: { readonly logs: readonly Log[] }) => {
  if (logs.some(isRunning)) return null;
  if (!logs.some(isStorable)) return hasStored.value ? <Stored logs={logs} /> : null;
  const problem = storeProblem.value;
  return (
    <div class="store">
      <button type="button" onClick={() => void storeLogs()}>
        {t('storeHands')}
      </button>
      <div role="alert">
        {problem !== null && <ProblemMessage problem={problem} title={t('notStored')} />}
      </div>
    </div>
  );
};

/** That the hands are stored, and the way to them. */
const Stored = ({ logs }: { readonly logs: readonly Log[] }) => {
  const [log, other] = logs;
  const only = other === undefined && log?.result?.kind === 'import' ? log.result.status.id : null;
  return (
    <p class="stored" role="status">
      {t('handsStored')} <a href={only === null ? '/hands' : `/hands?import=${only}`}>{t('listHands')}</a>
    </p>
  );
};

/** The report and the findings of the only import. */
const Documents = ({ logs }: { readonly logs: readonly Log[] }) => {
  const [log, other] = logs;
  if (log?.result?.kind !== 'import' || log.result.report === null || other !== undefined) return null;
  const { id } = log.result.status;
  const path = { id };
  const lang = language.value;
  return (
    <p class="documents">
      <ServerLink
        route="/v1/imports/{id}/report"
        options={{ path, query: { format: 'html', lang } }}
        fileName={`${id}.html`}
      >
        {t('report')}
      </ServerLink>
      <a href={`/hands?import=${id}`}>{t('handsOfImport')}</a>
      <ServerLink
        route="/v1/imports/{id}/findings"
        options={{ path, query: { format: 'csv', lang } }}
        fileName={`${id}.csv`}
      >
        {t('asCsv')}
      </ServerLink>
      <ServerLink
        route="/v1/imports/{id}/findings"
        options={{ path, query: { format: 'ndjson', lang } }}
        fileName={`${id}.ndjson`}
      >
        {t('asNdjson')}
      </ServerLink>
    </p>
  );
};
