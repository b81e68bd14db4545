import type { RangeClass } from '#client';
import { useState } from 'preact/hooks';
import type { Game } from '../../games/game.js';
import { count, plainPercent } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import { isSettled, useRangeDetails } from './range-details.js';
import { termOf, WAYS, withTerm } from './ranges/class-terms.js';
import { classesFor, hasPercentages } from './state/range-classes.js';
import { t } from './translate.js';

const CLASS_GROUPS = ['suits', 'pairs', 'rundowns'] as const satisfies readonly RangeClass['group'][];
const GROUPS = ['best', 'ranks', ...CLASS_GROUPS] as const;
type GroupName = (typeof GROUPS)[number];

/** Shares of the best hands, in percent. */
const PERCENTAGES = [5, 10, 20, 30, 50] as const;
const RANKS = ['AA', 'KK', 'QQ', 'JJ', 'TT', 'A'] as const;

interface Choice {
  /** As ranges write it. */
  readonly id: string;
  /** In a word or two. */
  readonly name: string;
  readonly about: string;
}

const choicesOf = (group: GroupName, game: Game): readonly Choice[] => {
  const asWritten = (id: string): Choice => ({ id, name: id, about: id });
  if (group === 'best')
    return hasPercentages(game) === true
      ? PERCENTAGES.map((share) => ({
          ...asWritten(`${share}%`),
          name: plainPercent(share / 100, language.value),
        }))
      : [];
  if (group === 'ranks') return RANKS.map(asWritten);
  return classesFor(game.holeCards)
    .filter((each) => each.group === group)
    .map(({ id, name }) => {
      const about = name[language.value];
      // `single-suited: two cards of one suit`
      return { id, name: about.replace(/[:,].*/, ''), about: `${id} ${about}` };
    });
};

interface BuilderProps {
  readonly game: Game;
  readonly text: string;
  readonly onChange: (text: string, isStep: boolean) => void;
}

/** Classes of hands such as double-suited aces, to add to a range, to keep or to remove. Several of a group are alternatives. */
export const ClassBuilder = ({ game, text, onChange }: BuilderProps) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const groups = GROUPS.map((group) => choicesOf(group, game));
  const term = termOf(
    groups.map((choices) => choices.map(({ id }) => id).filter((id) => chosen.includes(id))),
  );
  if (classesFor(game.holeCards).length === 0) return null;
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <details class="fold classes" open>
      <summary>{t('classes')}</summary>
      {groups.map((choices, index) => {
        const group = GROUPS[index] ?? 'ranks';
        return (
          choices.length > 0 && (
            <fieldset class="choices" key={group}>
              <legend class="small">{t(group)}</legend>
              <div class="presets">
                {choices.map(({ id, name, about }) => (
                  <button
                    key={id}
                    type="button"
                    aria-pressed={chosen.includes(id)}
                    title={about}
                    onClick={() => toggle(id)}
                  >
                    {name}
                  </button>
                ))}
              </div>
            </fieldset>
          )
        );
      })}
      <p class="small" role="status">
        {term === '' ? t('chooseClasses') : <Chosen game={game} term={term} />}
      </p>
      <div class="presets">
        {WAYS.map((way) => (
          <button
            key={way}
            type="button"
            aria-disabled={term === ''}
            onClick={() => {
              if (term === '') return;
              onChange(withTerm(text, term, way), true);
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

/** The term, and how many hands it has. */
const Chosen = ({ game, term }: { readonly game: Game; readonly term: string }) => {
  const details = useRangeDetails(game, term);
  const isKnown = details?.text === term && isSettled(details);
  const hands = isKnown ? (details.explanation?.combos ?? 0) : null;
  return (
    <>
      {t('chosen', { term })}
      {hands !== null &&
        ` · ${hands === 0 ? t('noHandOfAll') : t('handsChosen', { hands: count(hands, language.value) })}`}
    </>
  );
};
