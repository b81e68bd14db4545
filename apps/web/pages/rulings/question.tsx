import type { Problem } from '#client';
import { useState } from 'preact/hooks';
import { errorsAt } from '../../api/problem.js';
import type { Field } from './api.js';
import { isOfGame, withFact, type Fact } from './inputs/ruling.js';
import { readAnswer, type AnswerError } from './inputs/typed-answer.js';
import { STREET_NAMES } from '../../messages/names.js';
import { game, rulingInputs } from './state/rulings-game.js';
import { changeRuling, type Question } from './state/rulings.js';
import { language } from '../../state/settings.js';
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
  return choices
    .filter(({ value }) => isOfGame(value, game.value))
    .map((choice) => ({ value: choice.value, name: choice.name[language.value] }));
};

/** A fact in words. */
export const factText = ({ value }: Fact, field: Field): string =>
  choicesOf(field).find((choice) => choice.value === value)?.name ?? value;

/** What is wrong with an answer, in words. */
export const errorText = ({ key, min, max }: AnswerError): string =>
  key === 'wrongRange' ? t(key, { min, max }) : t(key);

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
  const id = `question-${pointer.slice(1).replaceAll('/', '-')}`;
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
  const [error, setError] = useState<AnswerError | null>(null);
  const errorId = `${field.name}-typed-error`;
  const modes = { 'whole-number': 'numeric', amount: 'decimal' } as const;
  const mode = field.type === 'whole-number' || field.type === 'amount' ? modes[field.type] : 'text';
  return (
    <>
      <form
        class="with-button"
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.trim() === '') return;
          const answer = readAnswer(draft, field);
          if (answer.ok) enter(pointer, draft.trim());
          else setError(answer.error);
        }}
      >
        <input
          class="typed"
          type="text"
          inputMode={mode}
          autocomplete="off"
          spellcheck={false}
          maxLength={field.type === 'text' ? 500 : 300}
          aria-label={label}
          aria-invalid={error !== null}
          aria-describedby={errorId}
          value={draft}
          onInput={(event) => {
            setDraft(event.currentTarget.value);
            setError(null);
          }}
        />
        <button type="submit">{t('ok')}</button>
      </form>
      <p id={errorId} class="error" role="status">
        {error !== null && errorText(error)}
      </p>
    </>
  );
};
