import { useEffect, useMemo, useState } from 'preact/hooks';
import { isPage } from '../../router/place.js';
import { fragmentOf, isDivisible, keepText, newKeptFragment } from '../../text/pasted.js';
import type { Entry } from './state/entries.js';
import type { OpenHand } from './state/hand.js';
import type { Log } from './state/records.js';
import { t } from './translate.js';

interface ReplayLinkProps {
  readonly hand: OpenHand;
  /** The finding at which the replayer opens; null for the beginning of the hand. */
  readonly entry: Entry | null;
}

/** The way to a hand in the replayer. A hand without a replay has none. */
export const ReplayLink = ({ hand, entry }: ReplayLinkProps) => {
  const { place, record } = hand;
  if (record.status !== 'audited' && record.status !== 'cancelled') return null;
  const query = new URLSearchParams(entry === null ? {} : { step: stepOf(entry) });
  if (place.kind === 'held')
    return isPage('/replay') ? <HeldLink {...textOf(hand)} query={query} label={t('replayThis')} /> : null;
  const path = `/hands/${place.id}`;
  return isPage(path) ? <a href={hrefOf(path, query)}>{t('replayThis')}</a> : null;
};

/** The way to all hands of the only log, if the page holds it. */
export const ReplayLog = ({ logs }: { readonly logs: readonly Log[] }) => {
  const [log, other] = logs;
  if (other !== undefined || log?.result?.kind !== 'records' || !isPage('/replay')) return null;
  if (!log.result.records.some(({ status }) => status === 'audited')) return null;
  const text = log.result.lines.join('\n');
  return (
    <p class="replay-log">
      <HeldLink text={text} index={0} query={new URLSearchParams()} label={t('replayLog')} />
    </p>
  );
};

/** The step just after the event of a finding: the replayer opens the finding there. */
const stepOf = ({ event }: Entry): string => (event === null ? 'end' : String(event + 1));

const hrefOf = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${String(query)}`;

interface HeldLinkProps extends HeldText {
  readonly query: URLSearchParams;
  readonly label: string;
}

/** A hand that is not stored: its text is in the fragment, which browsers do not send. A long text stays in this tab. */
const HeldLink = ({ text, index, query, label }: HeldLinkProps) => {
  const [found, setFound] = useState<{ readonly of: string; readonly fragment: string | null } | null>(null);
  const kept = useMemo(newKeptFragment, [text]);
  useEffect(() => {
    let isCurrent = true;
    void fragmentOf(text).then((fragment) => {
      if (isCurrent) setFound({ of: text, fragment });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  const fragment = found?.of === text ? found.fragment : null;
  const wanted = new URLSearchParams(query);
  if (index > 0) wanted.set('index', String(index));
  const keep = (): void => {
    if (fragment === null) keepText(kept, text);
  };
  return (
    <a href={`${hrefOf('/replay', wanted)}#${fragment ?? kept}`} onClick={keep}>
      {label}
    </a>
  );
};

/** The text to replay, and the number of the hand in it. */
interface HeldText {
  readonly text: string;
  readonly index: number;
}

const textOf = ({ place, lines }: OpenHand): HeldText => {
  const result = place.kind === 'held' ? (place.log.result ?? place.log.preview) : null;
  const log = result?.kind === 'records' ? result.lines : [];
  return place.kind === 'held' && !isDivisible(log)
    ? { text: log.join('\n'), index: place.index }
    : { text: lines.join('\n'), index: 0 };
};
