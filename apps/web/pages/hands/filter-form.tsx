import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { games } from '../../games/games.js';
import { plainAmount } from '../../messages/numbers.js';
import { visit } from '../../router/place.js';
import { language } from '../../state/settings.js';
import { FINDING_CODES } from './finding-codes.js';
import { type FilterField, type HandFilter, type Order, ORDERS, queryOf } from './filter.js';
import { type PlainKey, t } from './translate.js';

/** The names of the orders. */
const ORDER_NAMES: Readonly<Record<Order, PlainKey>> = {
  '-time': 'latest',
  time: 'earliest',
  '-pot': 'largest',
  pot: 'smallest',
  id: 'byImport',
};

/** Fields that are shown at once, and those that open on demand. */
const FIRST: readonly FilterField[] = ['handId', 'player', 'game', 'finding'];
const MORE: readonly FilterField[] = [
  'site',
  'stakes',
  'table',
  'from',
  'to',
  'minPot',
  'showdown',
  'import',
];

/** The example in an empty field. */
const exampleOf = (name: FilterField): string =>
  name === 'stakes'
    ? 'USD 0.25/0.50 no-limit'
    : name === 'minPot'
      ? plainAmount('25.00', language.value)
      : '';

/** What the list shows. The address changes when the form is sent. */
export const FilterForm = ({ filter }: { readonly filter: HandFilter }) => {
  const [typed, setTyped] = useState(filter);
  const show = (next: HandFilter): void => {
    const query = String(queryOf(next));
    void visit(query === '' ? '/hands' : `/hands?${query}`);
  };
  const change = (name: FilterField, value: string): void =>
    setTyped({ ...typed, fields: { ...typed.fields, [name]: value } });
  const field = (name: FilterField): ComponentChildren => (
    <Field key={name} name={name} value={typed.fields[name]} onChange={(value) => change(name, value)} />
  );
  return (
    <form
      class="hand-filter"
      role="search"
      aria-label={t('filter')}
      onSubmit={(event) => {
        event.preventDefault();
        show(typed);
      }}
    >
      <div class="fields">{FIRST.map(field)}</div>
      <details open={MORE.some((name) => filter.fields[name] !== '')}>
        <summary>{t('moreFilters')}</summary>
        <div class="fields">{MORE.map(field)}</div>
      </details>
      <div class="acts">
        <label class="order">
          <span>{t('order')}</span>
          <select
            value={filter.order}
            onChange={({ currentTarget }) =>
              show({ ...typed, order: ORDERS.find((order) => order === currentTarget.value) ?? ORDERS[0] })
            }
          >
            {ORDERS.map((order) => (
              <option key={order} value={order}>
                {t(ORDER_NAMES[order])}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{t('show')}</button>
        {/* A link to the page that is shown keeps its state. */}
        <button type="button" class="quiet" onClick={() => void visit('/hands')}>
          {t('allHands')}
        </button>
      </div>
    </form>
  );
};

interface FieldProps {
  readonly name: FilterField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The choices of a field; null for one that is typed. */
const choicesOf = (name: FilterField): readonly (readonly [value: string, label: string])[] | null => {
  if (name === 'showdown')
    return [
      ['true', t('yes')],
      ['false', t('no')],
    ];
  if (name === 'game') return (games.value ?? []).map(({ id, name: words }) => [id, words[language.value]]);
  if (name === 'finding') return FINDING_CODES.map((code) => [code, code]);
  return null;
};

const Field = ({ name, value, onChange }: FieldProps) => {
  const choices = choicesOf(name);
  const id = `filter-${name}`;
  return (
    <label for={id}>
      <span>{t(name)}</span>
      {choices === null ? (
        <TypedField id={id} name={name} value={value} onChange={onChange} />
      ) : (
        <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{t('any')}</option>
          {value !== '' && !choices.some(([each]) => each === value) && (
            <option value={value}>{value}</option>
          )}
          {choices.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      )}
    </label>
  );
};

interface TypedFieldProps extends FieldProps {
  readonly id: string;
}

const TypedField = ({ id, name, value, onChange }: TypedFieldProps) => {
  const common = {
    id,
    class: 'typed',
    value,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onChange(currentTarget.value),
  };
  if (name === 'from' || name === 'to') return <input type="date" {...common} />;
  return (
    <input
      type="text"
      {...common}
      inputMode={name === 'minPot' ? 'decimal' : 'text'}
      autocomplete="off"
      spellcheck={false}
      placeholder={exampleOf(name)}
    />
  );
};
