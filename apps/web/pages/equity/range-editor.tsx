import { useRef, useState } from 'preact/hooks';
import type { Deck } from '../../cards/deck.js';
import { type Game, hasGrid } from '../../games/game.js';
import { emptyGrid, FULL, type Grid, paintHand } from './ranges/grid.js';
import { formatRange } from './ranges/write.js';
import { language } from '../../state/settings.js';
import { count, plainPercent } from '../../messages/numbers.js';
import { type RangeDetails, isSettled } from './range-details.js';
import { ClassBuilder } from './class-builder.js';
import { RangeHelp } from './range-help.js';
import { RangeGrid } from './range-grid.js';
import { RangeSize } from './range-size.js';
import { SavedRanges } from './saved-ranges.js';
import { SuitsOfSquare } from './suits-of-square.js';
import { t } from './translate.js';

interface EditorProps {
  readonly id: string;
  readonly text: string;
  readonly deck: Deck;
  readonly game: Game;
  readonly details: RangeDetails | null;
  /** `isStep`: whether the change is complete, and not one of many on the way. */
  readonly onChange: (text: string, isStep: boolean) => void;
}

/** Edits a range as text, by percentage, and for two-card hands as a grid. */
export const RangeEditor = ({ id, text, deck, game, details, onChange }: EditorProps) => {
  const withGrid = hasGrid(game);
  return (
    <div class="range-editor">
      <label for={`${id}-text`}>{t('typeRange')}</label>
      <textarea
        id={`${id}-text`}
        class="typed"
        rows={2}
        aria-invalid={details?.text === text && isSettled(details) && details.problem !== null}
        aria-describedby={`${id}-error`}
        value={text}
        placeholder={t(withGrid ? 'rangeExample' : 'patternExample')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => onChange(event.currentTarget.value.replaceAll('\n', ' '), false)}
      />
      <p class="small">{sizeOf(text, details)}</p>
      <RangeSize
        id={id}
        game={game}
        text={text}
        percent={details?.text === text ? (details.explanation?.percent ?? null) : null}
        onChange={onChange}
      />
      {withGrid && <GridEditor id={id} text={text} deck={deck} details={details} onChange={onChange} />}
      {!withGrid && <ClassBuilder game={game} text={text} onChange={onChange} />}
      <RangeHelp withGrid={withGrid} />
      <SavedRanges id={id} cards={game.holeCards} text={text} onChange={onChange} />
    </div>
  );
};

/** The number of hands, their weight if it is another one, and their share of all hands. */
const sizeOf = (text: string, details: RangeDetails | null): string => {
  if (details?.explanation == null || details.text !== text) return ' ';
  const { combos, weighted, percent } = details.explanation;
  const share = plainPercent(percent / 100, language.value);
  if (combos === 1 && weighted === '1') return t('oneCombo', { percent: share });
  const values = { combos: count(combos, language.value), percent: share };
  return weighted === String(combos)
    ? t('combos', values)
    : t('weightedCombos', { ...values, weighted: decimal(weighted) });
};

const decimal = (weighted: string): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 3 }).format(Number(weighted));

/** The grid of a text, and the brush. */
const GridEditor = ({ id, text, deck, details, onChange }: Omit<EditorProps, 'game'>) => {
  const [brush, setBrush] = useState<number>(FULL);
  const [isRectangle, setRectangle] = useState(false);
  const [touched, setTouched] = useState('');
  const painting = useRef<{ readonly text: string; readonly grid: Grid } | null>(null);
  const lastGrid = useRef<{ readonly text: string; readonly grid: Grid } | null>(null);
  const currentGrid = details?.explanation?.grid;
  if (details !== null && currentGrid != null) lastGrid.current = { grid: currentGrid, text: details.text };

  const isPainted = painting.current?.text === text;
  const isEmpty = text.trim() === '';
  const isChecked = details?.text === text && details.explanation !== null;
  const grid = isEmpty
    ? emptyGrid(deck.ranks)
    : ((isPainted ? painting.current?.grid : lastGrid.current?.grid) ?? emptyGrid(deck.ranks));
  const paint = (to: Grid): void => {
    // The grid does not show the typed text yet, or cannot because of an error; painting would lose it.
    if (!isEmpty && !isPainted && !isChecked) return;
    const written = formatRange(to);
    painting.current = { text: written, grid: to };
    onChange(written, true);
  };
  const cell = grid.flat().find(({ hand }) => hand === touched);

  return (
    <>
      <div class="brush">
        <Weight id={id} weight={brush} onChange={setBrush} />
        <button type="button" aria-pressed={isRectangle} onClick={() => setRectangle(!isRectangle)}>
          {t('rectangle')}
        </button>
      </div>
      <RangeGrid
        grid={grid}
        brush={brush}
        isRectangle={isRectangle}
        isOutdated={!isEmpty && !isPainted && lastGrid.current?.text !== text}
        onPaint={(to) => {
          paint(to);
          setRectangle(false);
        }}
        onTouch={setTouched}
      />
      <p class="small">
        {t('gridHelp')} <span class="with-keys">{t('gridShift')}</span>
      </p>
      {cell !== undefined && (
        <SuitsOfSquare
          cell={cell}
          brush={brush}
          onPaint={(hand, weight) => paint(paintHand(grid, cell.hand, hand, weight))}
        />
      )}
    </>
  );
};

const USUAL_WEIGHTS = [100, 75, 50, 25] as const;

interface WeightProps {
  readonly id: string;
  /** In thousandths. */
  readonly weight: number;
  readonly onChange: (weight: number) => void;
}

/** In thousandths; null for what is no weight from 0.1% to 100%. */
const weightIn = (field: HTMLInputElement): number | null => {
  const thousandths = Math.round(field.valueAsNumber * 10);
  return thousandths >= 1 && thousandths <= FULL ? thousandths : null;
};

/**
 * The weight to paint with: any from 0.1% to 100%. It counts as it is typed, because a press on the grid comes before the field
 * is left. A text that is no weight is replaced then by the weight before it.
 */
const Weight = ({ id, weight, onChange }: WeightProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const before = useRef(weight);
  const shown = String(weight / 10);
  return (
    <label>
      {t('brush')}{' '}
      <input
        class="weight"
        data-own-undo
        type="number"
        min={0.1}
        max={100}
        step={0.1}
        inputMode="decimal"
        list={`${id}-weights`}
        value={typed ?? shown}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(weightIn(currentTarget) ?? before.current);
        }}
        onChange={({ currentTarget }) => {
          before.current = weight;
          setTyped(null);
          currentTarget.value = shown;
        }}
      />
      <span aria-hidden="true">%</span>
      <datalist id={`${id}-weights`}>
        {USUAL_WEIGHTS.map((usual) => (
          <option key={usual} value={String(usual)} />
        ))}
      </datalist>
    </label>
  );
};
