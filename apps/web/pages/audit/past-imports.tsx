import { useEffect } from 'preact/hooks';
import { type Column, DataTable } from '../../components/data-table.js';
import { ProblemMessage } from '../../components/problem-message.js';
import { ServerLink } from '../../components/server-link.js';
import { Time } from '../../components/time.js';
import { count } from '../../messages/numbers.js';
import { language, sender } from '../../state/settings.js';
import { nameOf } from './progress.js';
import { logs } from './state/audit.js';
import { imports, importsProblem, loadImports, moreImports } from './state/imports.js';
import type { Import } from './state/records.js';
import { type PlainKey, t } from './translate.js';

/** The imports of the workspace, newest first. */
export const PastImports = () => {
  const ended = logs.value.filter(
    ({ result, state }) => result?.kind === 'import' && state === 'done',
  ).length;
  useEffect(() => {
    void loadImports();
  }, [sender.value, ended]);
  const listed = imports.value;
  const more = moreImports.value;
  return (
    <section class="past">
      <h2>{t('past')}</h2>
      <p class="small">{t('pastNote')}</p>
      {importsProblem.value !== null && <ProblemMessage problem={importsProblem.value} />}
      {listed === null && importsProblem.value === null && <p class="small">{t('loading')}</p>}
      {listed?.length === 0 && <p>{t('noImports')}</p>}
      {listed !== null && listed.length > 0 && (
        <DataTable label={t('past')} columns={columns()} rows={listed} keyOf={({ id }) => id} />
      )}
      {more !== null && (
        <button type="button" onClick={() => void loadImports(more)}>
          {t('more')}
        </button>
      )}
    </section>
  );
};

const STATES: Readonly<Record<Import['state'], PlainKey>> = {
  receiving: 'sending',
  queued: 'waiting',
  running: 'auditing',
  finalising: 'auditing',
  done: 'finished',
  failed: 'failed',
  cancelled: 'cancelled',
};

const columns = (): Column<Import>[] => [
  {
    id: 'name',
    heading: t('importName'),
    cell: ({ id, name }) => (
      <a href={`/audit?import=${id}`}>
        <bdi>{nameOf({ name })}</bdi>
      </a>
    ),
  },
  { id: 'date', heading: t('importDate'), cell: ({ createdAt }) => <Time at={createdAt} /> },
  { id: 'state', heading: t('importState'), cell: ({ state }) => t(STATES[state]) },
  {
    id: 'hands',
    heading: t('importHands'),
    isNumber: true,
    cell: ({ counts }) => count(counts.hands, language.value),
  },
  {
    id: 'findings',
    heading: t('importFindings'),
    isNumber: true,
    cell: ({ findings }) =>
      count(
        Object.values(findings).reduce((sum, each) => sum + each, 0),
        language.value,
      ),
  },
  {
    id: 'actions',
    heading: t('importActions'),
    cell: ({ id, name, state }) =>
      state === 'done' && (
        <ServerLink
          href={`/v1/imports/${id}/report?format=html&lang=${language.value}`}
          fileName={`${id}.html`}
          label={t('reportOf', { name: nameOf({ name }) })}
        >
          {t('report')}
        </ServerLink>
      ),
  },
];
