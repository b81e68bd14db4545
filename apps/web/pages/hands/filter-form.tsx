import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { visit } from '../../router/place.js';
import { Field } from './filter-field.js';
import {
  comparesPots,
  hasThousands,
  type FilterField,
  type HandFilter,
  type Order,
  ORDERS,
  queryOf,
} from './filter.js';
import { type Lists, useKnownValues } from './known-values.js';
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
const FIRST: readonly FilterField[] = ['handId', 'player', 'game', 'finding', 'currency'];
const MORE: readonly FilterField[] = [
  'site',
  'stakes',
  'table',
  'from',
  'to',
  'minPot',
  'showdown',
  'status',
  'import',
];

/** Why the form cannot be sent with the value of a field; empty if it can. */
const errorOf = (name: FilterField, filter: HandFilter): string => {
  const text = filter.fields[name];
  if (name === 'currency' && text === '' && comparesPots(filter)) return t('currencyNeeded');
  return hasThousands(name, text) ? t('wrongThousands') : '';
};

interface FilterFormProps {
  readonly filter: HandFilter;
  readonly lists: Lists;
}

/** What the list shows. The address changes when the form is sent: choosing in the list of orders changes nothing yet. */
export const FilterForm = ({ filter, lists }: FilterFormProps) => {
  const [typed, setTyped] = useState(filter);
  const known = useKnownValues(lists, filter, typed);
  const show = (next: HandFilter): void => {
    const query = String(queryOf(next));
    void visit(query === '' ? '/hands' : `/hands?${query}`);
  };
  const change = (name: FilterField, value: string): void =>
    setTyped({ ...typed, fields: { ...typed.fields, [name]: value } });
  const field = (name: FilterField): ComponentChildren => (
    <Field
      key={name}
      name={name}
      value={typed.fields[name]}
      known={known}
      error={errorOf(name, typed)}
      onChange={(value) => change(name, value)}
    />
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
            value={typed.order}
            onChange={({ currentTarget }) =>
              setTyped({
                ...typed,
                order: ORDERS.find((order) => order === currentTarget.value) ?? ORDERS[0],
              })
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
