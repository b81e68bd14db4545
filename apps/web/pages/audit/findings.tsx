import { type Problem, ProblemError } from '#client';
import { signal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ProblemMessage } from '../../components/problem-message.js';
import { count } from '../../messages/numbers.js';
import { changeState, place } from '../../router/place.js';
import { language } from '../../state/settings.js';
import { FindingItem } from './finding.js';
import { isRunning } from './state/audit.js';
import { entriesOf, type Entry, SEARCHED, storedEntry } from './state/entries.js';
import type { Log } from './state/records.js';
import type { CodeCount } from './state/totals.js';
import { t } from './translate.js';

interface FindingsProps {
  readonly logs: readonly Log[];
  readonly codes: readonly CodeCount[];
}

/** Findings that are shown at once, and added by "Show more". */
const STEP = 50;
/** Open findings of a link that are loaded beside the list. */
const MOST_LINKED = 20;
/** The codes that are shown at once, the most severe first: more fill the screen of a phone. */
const FEW_CODES = 8;
/** As many findings as one sees without a search. */
const FEW = 3;

/** The findings: a filter by code, a search, and a list that grows while the audit runs. */
export const Findings = ({ logs, codes }: FindingsProps) => {
  const query = place.value?.query ?? new URLSearchParams();
  const code = query.get('code');
  const search = query.get('q') ?? '';
  const [limit, setLimit] = useState(STEP);
  useEffect(() => setLimit(STEP), [code, search]);
  const { entries, hasMore, isCut, problem } = useEntries(logs, { code, search }, limit);
  const following = followingWords(logs, (entries ?? []).length > 0);
  const opened = query.getAll('open');
  const isListed = (key: string): boolean => (entries ?? []).some((entry) => entry.key === key);
  const beyond = opened.filter(
    (key) => entries !== null && search === '' && isAdmitted(key, code) && !isListed(key),
  );
  const linked = useLinked(logs, beyond);
  if (codes.length === 0) return logs.some(isRunning) ? null : <p>{t('noFindings')}</p>;
  return (
    <section aria-labelledby="findings-title">
      <h3 id="findings-title" class="unseen">
        {t('findings')}
      </h3>
      {(codes.length > 1 || code !== null) && <Codes codes={codes} chosen={code} />}
      {(sumOf(codes) > FEW || search !== '') && (
        <input
          class="typed search"
          type="search"
          autocomplete="off"
          spellcheck={false}
          aria-label={`${t('search')}: ${t('searchHelp')}`}
          placeholder={t('searchHelp')}
          value={search}
          onInput={(event) => setFilter('q', event.currentTarget.value)}
        />
      )}
      <div role="status">
        {following !== null && <p class="small">{following}</p>}
        {entries?.length === 0 && problem === null && following === null && !logs.some(isUnknown) && (
          <p class="small">{t('noMatch')}</p>
        )}
        {linked.isGone && <p class="small">{t('linkGone')}</p>}
        {isCut && <p class="small">{t('searchCut', { count: count(SEARCHED, language.value) })}</p>}
        {problem !== null && <ProblemMessage problem={problem} />}
        {linked.problem !== null && <ProblemMessage problem={linked.problem} />}
      </div>
      {entries === null && problem === null && <p class="small">{t('loading')}</p>}
      <ul class="findings">
        {[...linked.entries, ...(entries ?? [])].map((entry) => (
          <FindingItem
            key={entry.key}
            entry={entry}
            hasManyLogs={logs.length > 1}
            isOpen={opened.includes(entry.key) || isOpenHere(entry)}
            onToggle={() => toggleOpen(entry)}
          />
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={() => setLimit(limit + STEP)}>
          {t('more')}
        </button>
      )}
    </section>
  );
};

/** The filter is in the address, and changes without entries in the history while it is typed. */
const setFilter = (name: 'code' | 'q', value: string): void => {
  const query = new URLSearchParams(place.peek()?.query);
  if (value === '') query.delete(name);
  else query.set(name, value);
  if (name === 'code' && value !== '') {
    const kept = query.getAll('open').filter((key) => isAdmitted(key, value));
    query.delete('open');
    for (const key of kept) query.append('open', key);
  }
  changeState({ query }, { replace: name === 'q' });
};

/** Which findings of imports follow; null if none do. */
const followingWords = (logs: readonly Log[], hasSome: boolean): string | null => {
  const unfinished = logs.filter((log) => isRunning(log) && log.result?.kind !== 'records');
  if (unfinished.length === 0) return null;
  const [log] = unfinished;
  const hands = log?.preview?.records.length ?? 0;
  return logs.length === 1 && hands > 1
    ? t('firstHands', { hands: count(hands, language.value) })
    : t(hasSome ? 'moreFollow' : 'findingsFollow');
};

/** Whether the findings of a log are not known: the report of its import could not be loaded. */
const isUnknown = ({ result }: Log): boolean => result?.kind === 'import' && result.report === null;

/** Whether the filter by code admits the finding with a key, such as `17.short-raise`. */
const isAdmitted = (key: string, code: string | null): boolean => code === null || key.split('.')[1] === code;

/**
 * Open findings of hands that are not stored: a key of the address would mean nothing to anyone else. They stay open when
 * their hands are stored.
 */
const openHere = signal<ReadonlySet<string>>(new Set());

/** Names a finding whether its hand is stored or not. */
const nameHere = ({ log, line, code, handId }: Entry): string => [log.id, line, code, handId].join(' ');
const isOpenHere = (entry: Entry): boolean => openHere.value.has(nameHere(entry));

/** Open findings of stored hands are in the address: Back closes the last one. */
const toggleOpen = (entry: Entry): void => {
  const names = new Set(openHere.peek());
  const wasOpen = names.delete(nameHere(entry));
  if (!wasOpen && entry.place.kind === 'held') names.add(nameHere(entry));
  openHere.value = names;
  if (!wasOpen && entry.place.kind === 'stored') toggleInAddress(entry.key);
};

const toggleInAddress = (key: string): void => {
  const query = new URLSearchParams(place.peek()?.query);
  const opened = query.getAll('open');
  query.delete('open');
  for (const each of opened) if (each !== key) query.append('open', each);
  if (!opened.includes(key)) query.append('open', key);
  changeState({ query });
};

const sumOf = (codes: readonly CodeCount[]): number => codes.reduce((sum, each) => sum + each.count, 0);

const Codes = ({
  codes,
  chosen,
}: {
  readonly codes: readonly CodeCount[];
  readonly chosen: string | null;
}) => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? codes : codes.filter(({ code }, index) => index < FEW_CODES || code === chosen);
  return (
    <div class="codes" role="group" aria-label={t('codes')}>
      <button type="button" aria-pressed={chosen === null} onClick={() => setFilter('code', '')}>
        {t('allCodes')} <b>{count(sumOf(codes), language.value)}</b>
      </button>
      {shown.map(({ code, severity, count: number }, index) => (
        <Fragment key={code}>
          {severity !== null && severity !== shown[index - 1]?.severity && (
            <span class={`badge ${severity}`}>{t(severity)}</span>
          )}
          <button
            type="button"
            class={`code ${severity ?? ''}`}
            data-code={code}
            aria-pressed={chosen === code}
            onClick={() => setFilter('code', chosen === code ? '' : code)}
          >
            {code} <b>{count(number, language.value)}</b>
          </button>
        </Fragment>
      ))}
      {codes.length > FEW_CODES && (
        <button type="button" class="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('fewerCodes') : t('moreCodes', { count: count(codes.length, language.value) })}
        </button>
      )}
    </div>
  );
};

interface Listed {
  readonly entries: readonly Entry[] | null;
  readonly hasMore: boolean;
  /** Whether the search ended before the last finding. */
  readonly isCut: boolean;
  readonly problem: Problem | null;
}

const NOTHING: Listed = { entries: null, hasMore: false, isCut: false, problem: null };

/** The first entries that match, loaded anew when a log is done or the filter changes. What is shown stays until then. */
const useEntries = (
  logs: readonly Log[],
  { code, search }: { readonly code: string | null; readonly search: string },
  limit: number,
): Listed => {
  const [listed, setListed] = useState(NOTHING);
  const known = logs.filter(({ result, preview }) => preview !== null || isComplete(result)).map(stateKey);
  useEffect(() => {
    const stop = new AbortController();
    const show = (to: Partial<Listed>): void => {
      if (!stop.signal.aborted) setListed({ ...NOTHING, ...to });
    };
    const load = async (): Promise<void> => {
      const entries: Entry[] = [];
      let seen = 0;
      for await (const entry of entriesOf(logs, { code, search }, stop.signal)) {
        if (stop.signal.aborted) return;
        if (entry !== null && entries.length === limit) {
          show({ entries, hasMore: true });
          return;
        }
        if (entry !== null) entries.push(entry);
        if (++seen >= SEARCHED) {
          show({ entries, isCut: true });
          return;
        }
      }
      show({ entries });
    };
    load().catch((error: unknown) => {
      if (error instanceof ProblemError) show({ problem: error.problem });
      else if (!stop.signal.aborted) throw error;
    });
    return () => stop.abort();
  }, [known.join(), code, search, limit]);
  return listed;
};

interface Linked {
  readonly entries: readonly Entry[];
  /** Whether a finding of the link is not in the import. */
  readonly isGone: boolean;
  readonly problem: Problem | null;
}

const NOTHING_LINKED: Linked = { entries: [], isGone: false, problem: null };

/** The open findings of an import that its list does not have yet: each is loaded with its hand. */
const useLinked = (logs: readonly Log[], keys: readonly string[]): Linked => {
  const [linked, setLinked] = useState(NOTHING_LINKED);
  const [log] = logs;
  const wanted = logs.length === 1 && isComplete(log?.result ?? null) ? keys.slice(0, MOST_LINKED) : [];
  useEffect(() => {
    const stop = new AbortController();
    const load = async (): Promise<void> => {
      const entries: Entry[] = [];
      for (const key of wanted) {
        const entry = log === undefined ? null : await storedEntry(log, key, stop.signal);
        if (entry !== null) entries.push(entry);
      }
      if (!stop.signal.aborted) setLinked({ entries, isGone: entries.length < wanted.length, problem: null });
    };
    load().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      if (!(error instanceof ProblemError)) throw error;
      setLinked({ ...NOTHING_LINKED, problem: error.problem });
    });
    return () => stop.abort();
  }, [log?.id, wanted.join(' ')]);
  // What was loaded for another filter is not shown with this one.
  return { ...linked, entries: linked.entries.filter(({ key }) => wanted.includes(key)) };
};

const isComplete = (result: Log['result']): boolean => result?.kind === 'records' || result?.report != null;

/** Changes when other entries of a log are known. */
const stateKey = ({ id, result }: Log): string =>
  `${id}${isComplete(result) ? '' : '?'}${result?.kind === 'records' ? result.language : ''}`;
