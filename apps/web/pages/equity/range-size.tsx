import type { Game } from '../../games/game.js';
import { plainPercent } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import { hasPercentages } from './state/range-classes.js';
import { t } from './translate.js';

/** The sizes of the buttons, in percent. */
const PRESETS = [5, 10, 15, 20, 30, 50] as const;
const LEAST = 0.5;

/** A range that is one percentage. */
const PERCENTAGE = /^\s*(\d{1,3}(?:\.\d{1,3})?)%\s*$/;

interface SizeProps {
  readonly id: string;
  readonly game: Game;
  readonly text: string;
  /** The size of the current range in percent; null if it is empty or unknown. */
  readonly percent: number | null;
  /** `isStep`: whether the change is complete, and not one of many on the way. */
  readonly onChange: (text: string, isStep: boolean) => void;
}

/** The best hands by percentage: a slider and usual sizes. Games without an order of hands say so. */
export const RangeSize = ({ id, game, text, percent, onChange }: SizeProps) => {
  const isPossible = hasPercentages(game);
  if (isPossible === null) return null;
  if (!isPossible) return <p class="small">{t('noPercentages')}</p>;
  const typed = PERCENTAGE.exec(text)?.[1];
  const size = typed === undefined ? (percent ?? 0) : Number(typed);
  const choose = (to: number, isStep: boolean): void => onChange(to >= 100 ? 'random' : `${to}%`, isStep);
  return (
    <div class="size">
      <label for={`${id}-size`}>{t('bestHands')}</label>
      <input
        id={`${id}-size`}
        type="range"
        min={LEAST}
        max={100}
        step={LEAST}
        value={String(size)}
        aria-valuetext={plainPercent(size / 100, language.value)}
        onInput={(event) => choose(Number(event.currentTarget.value), false)}
      />
      <div class="presets" role="group" aria-label={t('bestHands')}>
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={typed !== undefined && Number(typed) === preset}
            onClick={() => choose(preset, true)}
          >
            {plainPercent(preset / 100, language.value)}
          </button>
        ))}
        <button type="button" onClick={() => onChange('random', true)}>
          {t('allHands')}
        </button>
        <button type="button" onClick={() => onChange('', true)}>
          {t('clear')}
        </button>
      </div>
    </div>
  );
};
