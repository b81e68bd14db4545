import { useRef, useState } from 'preact/hooks';
import type { ProblemDetail } from '../../api/problem.js';
import type { Deck } from '../../cards/deck.js';
import { emptyGrid, FULL, type Grid } from './ranges/grid.js';
import { formatRange } from './ranges/write.js';
import { language } from '../../state/settings.js';
import { count, plainPercent } from '../../messages/numbers.js';
import { type RangeDetails, isSettled } from './range-details.js';
import { RangeGrid } from './range-grid.js';
import { t } from './translate.js';

const WEIGHTS = [1000, 750, 500, 250] as const;

interface EditorProps {
  readonly id: string;
  readonly text: string;
  readonly deck: Deck;
  readonly withGrid: boolean;
  readonly details: RangeDetails | null;
  readonly onChange: (text: string) => void;
}

/** A painted grid and its text. */
interface Painting {
  readonly text: string;
  readonly grid: Grid;
  /** The text before the first stroke; it has the hands that the grid cannot identify. */
  readonly source: string;
}

/** Edits a range as text and, for two-card hands, as a grid. */
export const RangeEditor = ({ id, text, deck, withGrid, details, onChange }: EditorProps) => {
  const [brush, setBrush] = useState<number>(FULL);
  const painting = useRef<Painting | null>(null);
  const lastGrid = useRef<{ grid: Grid; text: string } | null>(null);
  const currentGrid = details?.explanation?.grid;
  if (details !== null && currentGrid != null) lastGrid.current = { grid: currentGrid, text: details.text };

  const isPainted = painting.current?.text === text;
  const isEmpty = text.trim() === '';
  const isChecked = details?.text === text && isSettled(details);
  const isKnown = isEmpty || isPainted || isChecked;
  const grid = isEmpty
    ? emptyGrid(deck.ranks)
    : ((isPainted ? painting.current?.grid : lastGrid.current?.grid) ?? emptyGrid(deck.ranks));
  const paint = (to: Grid): void => {
    // The grid does not show the typed text yet; painting would lose it.
    if (!isKnown) return;
    const source = isPainted ? (painting.current?.source ?? '') : (lastGrid.current?.text ?? '');
    const written = formatRange(to, source);
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
        aria-invalid={isChecked && details.problem !== null}
        aria-describedby={`${id}-error`}
        value={text}
        placeholder={t(withGrid ? 'rangeExample' : 'patternExample')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => onChange(event.currentTarget.value.replaceAll('\n', ' '))}
      />
      <p class="small">
        {details?.explanation != null && details.text === text
          ? t(details.explanation.combos === 1 ? 'oneCombo' : 'combos', {
              combos: count(details.explanation.combos, language.value),
              percent: plainPercent(details.explanation.percent / 100, language.value),
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
            isOutdated={!isEmpty && !isPainted && lastGrid.current?.text !== text}
            onPaint={paint}
          />
          <p class="small">
            {t('gridHelp')} <span class="with-keys">{t('gridShift')}</span>
          </p>
        </>
      )}
    </div>
  );
};

/** An error message, and the text with the error marked. */
export const TextError = ({ error, text }: { readonly error: ProblemDetail; readonly text: string }) => {
  const at = (error.at ?? 0) - 1;
  if (at < 0 || at > text.length) return <>{error.message}</>;
  const end = at + Math.max(1, error.length ?? 1);
  const from = Math.max(0, at - 16);
  return (
    <>
      {error.message}
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
