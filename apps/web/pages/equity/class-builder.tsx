import { useState } from 'preact/hooks';
import { language } from '../../state/settings.js';
import { WAYS, withClasses } from './ranges/class-terms.js';
import { classesFor, type RangeClass } from './state/range-classes.js';
import { t } from './translate.js';

const GROUPS = ['suits', 'pairs', 'rundowns'] as const satisfies readonly RangeClass['group'][];

interface BuilderProps {
  /** The number of cards of a hand. */
  readonly cards: number;
  readonly text: string;
  readonly onChange: (text: string, isStep: boolean) => void;
}

/** Classes of hands such as double-suited, to add to a range, to keep or to remove. */
export const ClassBuilder = ({ cards, text, onChange }: BuilderProps) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const classes = classesFor(cards);
  if (classes.length === 0) return null;
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <details class="fold classes" open>
      <summary>{t('classes')}</summary>
      {GROUPS.map((group) => {
        const items = classes.filter((each) => each.group === group);
        return (
          items.length > 0 && (
            <div class="presets" role="group" aria-label={t(group)} key={group}>
              {items.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={chosen.includes(id)}
                  title={id}
                  onClick={() => toggle(id)}
                >
                  {name[language.value]}
                </button>
              ))}
            </div>
          )
        );
      })}
      <p class="small">{chosen.length === 0 ? t('chooseClasses') : t('chosen', { term: chosen.join('') })}</p>
      <div class="presets">
        {WAYS.map((way) => (
          <button
            key={way}
            type="button"
            aria-disabled={chosen.length === 0}
            onClick={() => {
              if (chosen.length === 0) return;
              onChange(withClasses(text, chosen, way), true);
              setChosen([]);
            }}
          >
            {t(way)}
          </button>
        ))}
      </div>
    </details>
  );
};
