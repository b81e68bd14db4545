import '../../components/hand-text.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { OpenHand } from './state/hand.js';
import { findingMessage } from '../../messages/finding-text.js';
import { language } from '../../state/settings.js';
import { excerpt } from '../../text/excerpt.js';
import { shortened, visible } from '../../text/visible.js';
import { t } from './translate.js';

interface HandTextProps {
  readonly hand: OpenHand;
  /** The line of the finding that was opened. */
  readonly line: number | null;
}

/** The text of a hand with the numbers of its lines. Lines with findings are marked, with their messages below them. */
export const HandText = ({ hand: { first, lines, entries }, line }: HandTextProps) => {
  const marked = new Set(entries.flatMap((entry) => entry.line ?? []));
  if (line !== null) marked.add(line);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    const shown = box?.querySelector<HTMLElement>(line === null ? '.marked' : `[data-line="${line}"]`);
    // Only the frame scrolls: the page stays where it is.
    if (box != null) box.scrollTop = shown == null ? 0 : shown.offsetTop - box.clientHeight / 2;
  }, [first, line]);
  return (
    <div class="hand-text" role="region" aria-label={t('handText')} tabIndex={0} ref={frame}>
      <ol>
        {excerpt(lines, first, [...marked]).map((part) =>
          part.kind === 'gap' ? (
            <li class="gap" key={`gap-${part.count}`}>
              {t('linesLeftOut', { count: part.count })}
            </li>
          ) : (
            part.lines.map((text, index) => {
              const number = part.first + index;
              const isMarked = marked.has(number);
              return (
                <li key={number} class={isMarked ? 'marked' : undefined} data-line={number}>
                  <span class="line-number">{number}</span>
                  <bdi>{isMarked ? <mark>{visible(shortened(text))}</mark> : visible(shortened(text))}</bdi>
                  {isMarked && <Messages entries={entries.filter((entry) => entry.line === number)} />}
                </li>
              );
            })
          ),
        )}
      </ol>
    </div>
  );
};

const Messages = ({ entries }: { readonly entries: OpenHand['entries'] }) => (
  <>
    {entries.map((entry) => (
      <span class="line-message" key={entry.key}>
        <span class={`badge ${entry.severity}`}>{t(entry.severity)}</span> <code>{entry.code}</code>{' '}
        {visible(shortened(findingMessage(entry, language.value), 400))}
      </span>
    ))}
  </>
);
