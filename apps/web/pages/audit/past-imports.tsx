import type { Import } from '#client';
import { useEffect, useState } from 'preact/hooks';
import { type Column, DataTable } from '../../components/data-table.js';
import { ProblemMessage } from '../../components/problem-message.js';
import { ServerLink } from '../../components/server-link.js';
import { Time } from '../../components/time.js';
import { count } from '../../messages/numbers.js';
import { changeState, place } from '../../router/place.js';
import { size } from '../../messages/sizes.js';
import { language, sender } from '../../state/settings.js';
import { nameOf, STAGE_NAMES } from './progress.js';
import { HELD_BYTES, logs, SMALL_BYTES } from './state/audit.js';
import { isEnd, stageOf } from './state/stages.js';
import {
  deleteImport,
  deletionProblem,
  imports,
  importsProblem,
  loadImports,
  moreImports,
} from './state/imports.js';
import { t } from './translate.js';

/** Imports that run are listed anew after this time. */
const RELOAD_MS = 5000;

/** The id of the heading of the list. */
const HEADING = 'past-imports';

/** The imports of the workspace, newest first. */
export const PastImports = () => {
  const ended = logs.value.filter(({ result, state }) => result?.kind === 'import' && isEnd(state)).length;
  useEffect(() => {
    void loadImports();
  }, [sender.value, ended]);
  const listed = imports.value;
  const more = moreImports.value;
  const isSettled =
    listed?.every((each) => isEnd(stageOf(each, true)) && each.state !== 'deleting') !== false;
  useEffect(() => {
    if (isSettled) return undefined;
    const clock = setTimeout(() => void loadImports(), RELOAD_MS);
    return () => clearTimeout(clock);
  }, [listed, importsProblem.value]);
  return (
    <section class="past">
      <h2 tabIndex={-1} id={HEADING}>
        {t('past')}
      </h2>
      <p class="small">
        {t('pastNote', { size: size(SMALL_BYTES, language.value), held: size(HELD_BYTES, language.value) })}
      </p>
      {importsProblem.value !== null && <ProblemMessage problem={importsProblem.value} />}
      <div role="alert">
        {deletionProblem.value !== null && (
          <ProblemMessage problem={deletionProblem.value} title={t('notRemoved')} />
        )}
      </div>
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

/** The report of an import, and its deletion, which is confirmed in place. */
const Actions = ({ of: { id, name, state } }: { readonly of: Import }) => {
  const [isConfirming, setConfirming] = useState(false);
  if (state === 'deleting') return null;
  if (isConfirming)
    return (
      <span class="row-actions">
        <button type="button" class="danger" onClick={() => void remove(id)}>
          {t('removeReally')}
        </button>
        <button type="button" onClick={() => setConfirming(false)} ref={focus}>
          {t('keep')}
        </button>
      </span>
    );
  return (
    <span class="row-actions">
      {state === 'done' && (
        <ServerLink
          route="/v1/imports/{id}/report"
          options={{ path: { id }, query: { format: 'html', lang: language.value } }}
          fileName={`${id}.html`}
          label={t('reportOf', { name: nameOf({ name }) })}
        >
          {t('report')}
        </ServerLink>
      )}
      <button
        type="button"
        class="quiet"
        aria-label={t('removeName', { name: nameOf({ name }) })}
        onClick={() => setConfirming(true)}
      >
        {t('remove')}
      </button>
    </span>
  );
};

/** The button with the focus is gone: it moves to the harmless choice. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

const remove = async (id: string): Promise<void> => {
  if (place.peek()?.query.get('import') === id) changeState({ query: new URLSearchParams() });
  let hasMoved = false;
  await deleteImport(id, () => {
    // The button with the focus is gone.
    if (hasMoved || document.activeElement !== document.body) return;
    hasMoved = true;
    document.getElementById(HEADING)?.focus();
  });
};

/** Whether the page shows the audit of an import. */
const isShown = (id: string): boolean => place.value?.query.get('import') === id;

const stateWords = (each: Pick<Import, 'state'>): string =>
  t(each.state === 'deleting' ? 'deleting' : STAGE_NAMES[stageOf(each, true)]);

const columns = (): Column<Import>[] => [
  {
    id: 'name',
    heading: t('importName'),
    cell: ({ id, name, createdAt, ...each }) => (
      <>
        <a href={`/audit?import=${id}`} aria-current={isShown(id) ? 'page' : undefined}>
          <bdi>{nameOf({ name })}</bdi>
        </a>
        <br />
        <span class="small">
          <Time at={createdAt} />
          {each.state !== 'done' && ` · ${stateWords(each)}`}
        </span>
      </>
    ),
  },
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
    cell: (each) => <Actions of={each} />,
  },
];
