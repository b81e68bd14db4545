import { useState } from 'preact/hooks';
import type { Problem } from '../api/problem.js';
import { errorsAt } from '../api/problem.js';
import type { Field } from '../api/rulings.js';
import { withFact, type Fact } from '../inputs/ruling.js';
import { STREET_NAMES } from '../messages/messages.js';
import { game } from '../state/rulings-game.js';
import { changeRuling, rulingInputs, type Question } from '../state/rulings.js';
import { language } from '../state/settings.js';
import { t } from './translate.js';

interface Choice {
  readonly value: string;
  readonly name: string;
}

/** The values that a field chooses from; none for a field that is typed. */
export const choicesOf = ({ name, type, choices }: Field): readonly Choice[] => {
  if (type === 'yes-no')
    return [
      { value: 'yes', name: t('yes') },
      { value: 'no', name: t('no') },
    ];
  if (name === 'street')
    return (game.value?.streets ?? []).map(({ id }) => ({
      value: id,
      name: STREET_NAMES[id]?.[language.value] ?? id,
    }));
  return choices.map((choice) => ({ value: choice.value, name: choice.name[language.value] }));
};

/** A fact in words. */
export const factText = ({ value }: Fact, field: Field): string =>
  choicesOf(field).find((choice) => choice.value === value)?.name ?? value;

const enter = (pointer: string, value: string): void => {
  changeRuling((from) => withFact(from, { pointer, value }));
};

interface QuestionProps {
  readonly question: Question;
  readonly problem: Problem | null;
  /** Whether it is the question that comes next, and not a detail. */
  readonly isNext: boolean;
}

/** A question with its possible answers, as buttons or as a field. */
export const QuestionField = ({ question: { pointer, field }, problem, isNext }: QuestionProps) => {
  const id = `question-${pointer.slice(1).replace('/', '-')}`;
  const choices = choicesOf(field);
  const text = field.question[language.value];
  const errors = errorsAt(problem, pointer).filter(({ code }) => code !== 'missing-fact');
  return (
    <fieldset
      class={isNext ? 'question next' : 'question'}
      data-pointer={pointer}
      aria-describedby={`${id}-error`}
    >
      <legend id={id} tabIndex={-1}>
        {text}
      </legend>
      {choices.length > 0 ? (
        <div class="choices">
          {choices.map(({ value, name }) => (
            <button key={value} type="button" data-value={value} onClick={() => enter(pointer, value)}>
              {name}
            </button>
          ))}
        </div>
      ) : (
        <TypedAnswer pointer={pointer} field={field} label={text} />
      )}
      <div id={`${id}-error`} role="status">
        {errors.map(({ message }) => (
          <p class="error" key={message}>
            {message}
          </p>
        ))}
      </div>
    </fieldset>
  );
};

interface TypedProps {
  readonly pointer: string;
  readonly field: Field;
  readonly label: string;
}

const TypedAnswer = ({ pointer, field, label }: TypedProps) => {
  const known = rulingInputs.value.facts.find((fact) => fact.pointer === pointer)?.value ?? '';
  const [draft, setDraft] = useState(known);
  const modes = { 'whole-number': 'numeric', amount: 'decimal' } as const;
  const mode = field.type === 'whole-number' || field.type === 'amount' ? modes[field.type] : 'text';
  return (
    <form
      class="with-button"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.trim() !== '') enter(pointer, draft.trim());
      }}
    >
      <input
        class="typed"
        type="text"
        inputMode={mode}
        autocomplete="off"
        spellcheck={false}
        maxLength={field.type === 'text' ? 500 : 60}
        aria-label={label}
        value={draft}
        onInput={(event) => setDraft(event.currentTarget.value)}
      />
      <button type="submit">{t('ok')}</button>
    </form>
  );
};
