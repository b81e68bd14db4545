import './audit.css';
import { useEffect, useRef } from 'preact/hooks';
import { DropZone } from '../../components/drop-zone.js';
import { offerLogs, pendingLogs, takeLogs } from '../../logs/intake.js';
import { changeState, place } from '../../router/place.js';
import { language } from '../../state/settings.js';
import { Findings } from './findings.js';
import { PastImports } from './past-imports.js';
import { Progress } from './progress.js';
import { auditLogs, clearAudit, isRunning, logs, showImport } from './state/audit.js';
import type { Log } from './state/records.js';
import { totalsOf } from './state/totals.js';
import { t } from './translate.js';
import { Verdict } from './verdict.js';

/** The audit of logs: what goes in, what is found, and the imports of before. */
export const Audit = () => {
  useLogs();
  const shown = logs.value;
  return (
    <main id="main" class="audit">
      <div class="intro">
        <h1>{t('audit')}</h1>
        <p>{t('auditLead')}</p>
      </div>
      <DropZone onLogs={offerLogs} />
      {shown.length > 0 && <Results shown={shown} />}
      <PastImports />
    </main>
  );
};

/** The part of the window in which results are seen at once. */
const FOLD = 0.6;

const Results = ({ shown }: { readonly shown: readonly Log[] }) => {
  const totals = totalsOf(shown);
  const section = useRef<HTMLElement>(null);
  const [first] = shown;
  useEffect(() => {
    // On a phone the results of a new audit would be below what is seen.
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight * FOLD) section.current?.scrollIntoView();
  }, [first?.id]);
  return (
    <section class="results" aria-label={t('results')} ref={section}>
      <Progress logs={shown} hands={totals.counts.hands} />
      {totals.counts.hands > 0 && <Verdict totals={totals} logs={shown} />}
      {totals.counts.hands > 0 && <Findings logs={shown} codes={totals.codes} key={language.value} />}
    </section>
  );
};

/** The import that the page shows: the only log of an audit, if it is one. */
const importOf = (shown: readonly Log[]): string | null => {
  const [log, other] = shown;
  return log?.result?.kind === 'import' && other === undefined ? log.result.status.id : null;
};

/** Takes logs that were dropped, here or on another page, and the import in the address. */
const useLogs = (): void => {
  const offered = pendingLogs.value;
  useEffect(() => {
    const files = takeLogs();
    if (files.length === 0) return;
    // Back leads to the import that was shown, or else to the page before.
    const replace = String(place.peek()?.query ?? '') === '';
    changeState({ query: new URLSearchParams() }, { replace });
    void auditLogs(files);
  }, [offered]);
  const linked = place.value?.query.get('import') ?? null;
  const present = importOf(logs.value);
  const isReturn = useRef(true);
  useEffect(() => {
    // The way back from another page leads to an import that still runs.
    if (linked === null && isReturn.current && logs.value.some(isRunning)) isFromLink = false;
    isReturn.current = false;
    if (linked !== null && linked !== importOf(logs.value)) void showImport(linked);
    else if (linked === null && importOf(logs.value) !== null && isFromLink) clearAudit();
    isFromLink = linked !== null;
  }, [linked]);
  useEffect(() => {
    if (present === null || linked !== null || isFromLink) return;
    isFromLink = true;
    const query = new URLSearchParams(place.peek()?.query);
    query.set('import', present);
    changeState({ query }, { replace: true });
  }, [present]);
};

/** Whether the shown import is in the address: without it, Back leads to an empty page. */
let isFromLink = false;
