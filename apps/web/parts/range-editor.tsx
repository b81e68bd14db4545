import { useRef, useState } from 'preact/hooks';
import type { ProblemDetail } from '../api/problem.js';
import type { Deck } from '../cards/deck.js';
import { emptyGrid, FULL, type Grid } from '../ranges/grid.js';
import { writeRange } from '../ranges/write.js';
import { language } from '../state/settings.js';
import { count, plainPercent } from '../words/figures.js';
import { type Explained, isSettled } from './explanation.js';
import { RangeGrid } from './range-grid.js';
import { t } from './speak.js';

const WEIGHTS = [1000, 750, 500, 250] as const;

interface EditorProps {
  readonly id: string;
  readonly text: string;
  readonly deck: Deck;
  readonly withGrid: boolean;
  readonly explained: Explained | null;
  readonly onChange: (text: string) => void;
}

/** The grid as it was painted, and the text that this came to. */
interface Painting {
  readonly text: string;
  readonly grid: Grid;
  /** The text before the first stroke: it tells of hands that the grid does not show one by one. */
  readonly source: string;
}

/** A range as text, and where its hands are of two cards as a grid: each follows the other. */
export const RangeEditor = ({ id, text, deck, withGrid, explained, onChange }: EditorProps) => {
  const [brush, setBrush] = useState<number>(FULL);
  const painting = useRef<Painting | null>(null);
  const lastGrid = useRef<{ grid: Grid; text: string } | null>(null);
  const told = explained?.explanation?.grid;
  if (explained !== null && told != null) lastGrid.current = { grid: told, text: explained.text };

  const isPainted = painting.current?.text === text;
  const isEmpty = text.trim() === '';
  const isTold = explained?.text === text && isSettled(explained);
  const isKnown = isEmpty || isPainted || isTold;
  const grid = isEmpty
    ? emptyGrid(deck.ranks)
    : ((isPainted ? painting.current?.grid : lastGrid.current?.grid) ?? emptyGrid(deck.ranks));
  const paint = (to: Grid): void => {
    // What was typed a moment ago is not yet in the grid, and would be lost.
    if (!isKnown) return;
    const source = isPainted ? (painting.current?.source ?? '') : (lastGrid.current?.text ?? '');
    const written = writeRange(to, source);
    painting.current = { text: written, grid: to, source };
    onChange(written);
  };

  return (
    <div class="range-editor">
      <label for={`${id}-text`}>{t('typeRange')}</label>
      <textarea
        id={`${id}-text`}
        class="typed"
        rows={2}
        aria-invalid={isTold && explained.problem !== null}
        aria-describedby={`${id}-fault`}
        value={text}
        placeholder={t(withGrid ? 'rangeExample' : 'patternExample')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => onChange(event.currentTarget.value.replaceAll('\n', ' '))}
      />
      <p class="small">
        {explained?.explanation != null && explained.text === text
          ? t(explained.explanation.combos === 1 ? 'oneCombo' : 'combos', {
              combos: count(explained.explanation.combos, language.value),
              percent: plainPercent(explained.explanation.percent / 100, language.value),
            })
          : ' '}
      </p>
      {withGrid && (
        <>
          <div class="brush">
            <label>
              {t('brush')}{' '}
              <select value={String(brush)} onChange={(event) => setBrush(Number(event.currentTarget.value))}>
                {WEIGHTS.map((weight) => (
                  <option key={weight} value={String(weight)}>
                    {plainPercent(weight / FULL, language.value)}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" class="quiet" onClick={() => onChange('random')}>
              {t('allHands')}
            </button>
            <button type="button" class="quiet" onClick={() => onChange('')}>
              {t('clear')}
            </button>
          </div>
          <RangeGrid
            grid={grid}
            brush={brush}
            isOld={!isEmpty && !isPainted && lastGrid.current?.text !== text}
            onPaint={paint}
          />
          <p class="small">
            {t('gridHint')} <span class="with-keys">{t('gridShift')}</span>
          </p>
        </>
      )}
    </div>
  );
};

/** What is wrong with a text, and the text with the place marked. */
export const TextFault = ({ fault, text }: { readonly fault: ProblemDetail; readonly text: string }) => {
  const at = (fault.at ?? 0) - 1;
  if (at < 0 || at > text.length) return <>{fault.message}</>;
  const end = at + Math.max(1, fault.length ?? 1);
  const from = Math.max(0, at - 16);
  return (
    <>
      {fault.message}
      <code class="snippet">
        {from > 0 && '…'}
        {text.slice(from, at)}
        <mark>{at >= text.length ? '\u00a0' : text.slice(at, end)}</mark>
        {text.slice(end, end + 16)}
        {end + 16 < text.length && '…'}
      </code>
    </>
  );
};
