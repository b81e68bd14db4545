import { useLayoutEffect, useRef } from 'preact/hooks';
import { plainAmount } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import type { FilterField } from './filter.js';
import type { Choice, KnownValues } from './known-values.js';
import { t } from './translate.js';

interface FieldProps {
  readonly name: FilterField;
  readonly value: string;
  readonly known: KnownValues;
  /** Why the form cannot be sent with this value; empty if it can. */
  readonly error: string;
  readonly onChange: (value: string) => void;
}

/** A field of the filter: a list of choices, a day, or a text with suggestions. */
export const Field = ({ name, value, known, error, onChange }: FieldProps) => {
  const choices = known.choices[name];
  const id = `filter-${name}`;
  return (
    <label for={id}>
      <span>{t(name)}</span>
      {choices === undefined ? (
        <TypedField
          id={id}
          name={name}
          value={value}
          suggestions={known.suggestions[name] ?? []}
          error={error}
          onChange={onChange}
        />
      ) : (
        <ChoiceField id={id} value={value} choices={choices} onChange={onChange} />
      )}
    </label>
  );
};

interface ChoiceFieldProps extends Pick<FieldProps, 'value' | 'onChange'> {
  readonly id: string;
  readonly choices: readonly Choice[];
}

const ChoiceField = ({ id, value, choices, onChange }: ChoiceFieldProps) => (
  <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
    {!choices.some(([each]) => each === '') && <option value="">{t('any')}</option>}
    {value !== '' && !choices.some(([each]) => each === value) && <option value={value}>{value}</option>}
    {choices.map(([each, label]) => (
      <option key={each} value={each}>
        {label}
      </option>
    ))}
  </select>
);

/** The example in an empty field: short enough for its width. */
const exampleOf = (name: FilterField): string => {
  const amount = (text: string): string => plainAmount(text, language.value);
  if (name === 'stakes') return `${amount('0.25')}/${amount('0.50')}`;
  if (name === 'minPot') return amount('25.00');
  if (name === 'currency') return t('any');
  if (name === 'site') return 'PokerStars';
  return name === 'player' || name === 'table' ? t('wholeName') : '';
};

interface TypedFieldProps extends Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange'> {
  readonly id: string;
  readonly suggestions: readonly string[];
}

const TypedField = ({ id, name, value, suggestions, error, onChange }: TypedFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.setCustomValidity(error), [error]);
  const common = {
    id,
    class: 'typed',
    value,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onChange(currentTarget.value),
  };
  if (name === 'from' || name === 'to') return <input type="date" {...common} />;
  const listId = `${id}-known`;
  return (
    <>
      <input
        type="text"
        {...common}
        ref={field}
        list={suggestions.length === 0 ? undefined : listId}
        inputMode={name === 'minPot' ? 'decimal' : 'text'}
        autocomplete="off"
        spellcheck={false}
        placeholder={exampleOf(name)}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
};
