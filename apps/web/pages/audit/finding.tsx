import '../../components/findings.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ProblemMessage } from '../../components/problem-message.js';
import { RuleText } from '../../components/rule-text.js';
import { HandText } from './hand-text.js';
import { nameOf } from './progress.js';
import { ReplayLink } from './replay-link.js';
import { type Entry, type HandPlace, nameOfPlace } from './state/entries.js';
import { type LoadedHand, loadHand } from './state/hand.js';
import { findingMessage, findingValue } from '../../messages/finding-text.js';
import { language } from '../../state/settings.js';
import { shortened, visible } from '../../text/visible.js';
import { t } from './translate.js';

interface FindingItemProps {
  readonly entry: Entry;
  readonly hasManyLogs: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A finding in the list; it opens to its rule, its values and the text of its hand. */
export const FindingItem = ({ entry, hasManyLogs, isOpen, onToggle }: FindingItemProps) => {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The finding of a link may be below what is seen.
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { code, severity, player, handId, site, line, log } = entry;
  const where = [
    hasManyLogs ? nameOf(log) : '',
    site ?? '',
    handId === null ? '' : t('handName', { id: visible(shortened(handId, 40)) }),
    line === null ? '' : t('line', { line }),
    player === null ? '' : visible(shortened(player, 40)),
  ].filter((part) => part !== '');
  return (
    <li class="finding" data-code={code} ref={item}>
      <button type="button" class="finding-head" aria-expanded={isOpen} onClick={onToggle}>
        <span class={`badge ${severity}`}>{t(severity)}</span> <code>{code}</code>
        <bdi class="message">{visible(shortened(findingMessage(entry, language.value), 400))}</bdi>
        <bdi class="small">{where.join(' · ')}</bdi>
      </button>
      {isOpen && <FindingDetail entry={entry} />}
    </li>
  );
};

const FindingDetail = ({ entry }: { readonly entry: Entry }) => {
  const { code, rules, expected, actual } = entry;
  return (
    <div class="finding-detail">
      {rules.map((id) => (
        <RuleText key={id} id={id} />
      ))}
      {(expected !== null || actual !== null) && (
        <dl class="terms">
          {[
            [t('expected'), expected],
            [t('actual'), actual],
          ].map(
            ([name, value]) =>
              value != null && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <bdi>{visible(shortened(findingValue(code, value, language.value), 400))}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
      <HandOfFinding entry={entry} />
    </div>
  );
};

/** The hand of a finding, and the hands around it. */
const HandOfFinding = ({ entry }: { readonly entry: Entry }) => {
  /** Another hand of the log; null for the hand of the finding. */
  const [moved, setMoved] = useState<HandPlace | null>(null);
  const at = moved ?? entry.place;
  const [loaded, setLoaded] = useState<LoadedHand | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    loadHand(at, stop.signal).then(
      (hand) => {
        if (!stop.signal.aborted) setLoaded(hand);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) throw error;
      },
    );
    return () => stop.abort();
    // Messages in another language make new entries.
  }, [nameOfPlace(at), entry.place]);
  if (loaded === null) return <p class="small">{t('loading')}</p>;
  if (!loaded.ok) {
    const { problem } = loaded;
    return problem.status === 404 ? (
      <p class="small">{t('handGone')}</p>
    ) : (
      <ProblemMessage problem={problem} />
    );
  }
  const { hand } = loaded;
  const { before, after } = hand;
  const isOwn = moved === null || nameOfPlace(moved) === nameOfPlace(entry.place);
  return (
    <>
      <HandText hand={hand} line={isOwn ? entry.line : null} />
      <div class="acts">
        {/* Disabled buttons would lose the focus. */}
        <button
          type="button"
          aria-disabled={before === null}
          onClick={() => before !== null && setMoved(before)}
        >
          {t('handBefore')}
        </button>
        <button
          type="button"
          aria-disabled={after === null}
          onClick={() => after !== null && setMoved(after)}
        >
          {t('handAfter')}
        </button>
        {!isOwn && (
          <button type="button" class="quiet" onClick={() => setMoved(null)}>
            {t('backToFinding')}
          </button>
        )}
        <ReplayLink hand={hand} entry={isOwn ? entry : null} />
      </div>
    </>
  );
};
