import '../../components/hand-text.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { excerpt } from '../../text/excerpt.js';
import { shortened, visible } from '../../text/visible.js';
import { t } from './translate.js';

interface LogTextProps {
  readonly lines: readonly string[];
  readonly firstLine: number;
  /** The line of the step that is shown. */
  readonly current: number | null;
  /** Lines with findings. */
  readonly marked: ReadonlySet<number>;
}

/** The text of the hand, with the line of the step. */
export const LogText = ({ lines, firstLine, current, marked }: LogTextProps) => {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    // Only the frame scrolls: the page stays where it is.
    if (box != null && line != null) box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [current]);
  const parts = excerpt(lines, firstLine, current === null ? [...marked] : [...marked, current]);
  return (
    <section>
      <h2>{t('logText')}</h2>
      <div class="hand-text" role="region" aria-label={t('logText')} tabIndex={0} ref={frame}>
        <ol>
          {parts.map((part) =>
            part.kind === 'gap' ? (
              <li key={`gap-${part.count}`}>…</li>
            ) : (
              part.lines.map((text, index) => {
                const number = part.first + index;
                return (
                  <li
                    key={number}
                    class={marked.has(number) ? 'marked' : undefined}
                    aria-current={number === current ? 'step' : undefined}
                  >
                    <span class="line-number">{number}</span>
                    <bdi>{visible(shortened(text))}</bdi>
                  </li>
                );
              })
            ),
          )}
        </ol>
      </div>
    </section>
  );
};
