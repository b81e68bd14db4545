import type { Operation, OptionsOf } from '#client';
import { mayHaveThousands } from '../../text/thousands.js';

/** The parameters of the list, named as in `GET /v1/hands`. The address of the page has the same ones. */
export const FILTER_FIELDS = [
  'handId',
  'player',
  'site',
  'game',
  'stakes',
  'table',
  'from',
  'to',
  'finding',
  'currency',
  'minPot',
  'showdown',
  'status',
  'import',
] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];

/** The orders of the list; the first one is the usual one. */
export const ORDERS = ['-time', 'time', '-pot', 'pot', 'id'] as const;
export type Order = (typeof ORDERS)[number];

/** What the list shows. Fields are empty texts if they do not matter. */
export interface HandFilter {
  readonly fields: Readonly<Record<FilterField, string>>;
  readonly order: Order;
}

const isOrder = (text: string | null): text is Order => ORDERS.some((order) => order === text);

/** The filter in the query of an address. */
export const filterIn = (query: URLSearchParams): HandFilter => {
  const order = query.get('order');
  return {
    fields: Object.fromEntries(
      FILTER_FIELDS.map((name) => [name, query.get(name)?.trim() ?? '']),
    ) as HandFilter['fields'],
    order: isOrder(order) ? order : ORDERS[0],
  };
};

/** The query of an address with a filter. Empty fields and the usual order are left out. */
export const queryOf = ({ fields, order }: HandFilter): URLSearchParams => {
  const query = new URLSearchParams();
  for (const name of FILTER_FIELDS) if (fields[name] !== '') query.set(name, fields[name]);
  if (order !== ORDERS[0]) query.set('order', order);
  return query;
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A day of the field as a moment: its beginning in UTC, or that of a later day. */
const momentOf = (text: string, daysLater: number): string => {
  if (!DAY.test(text)) return text;
  const moment = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return text;
  moment.setUTCDate(moment.getUTCDate() + daysLater);
  return moment.toISOString();
};

/** An amount as the service reads it: the keyboard of a phone may have only a decimal comma. */
const amountOf = (text: string): string => text.replace(/^(\d+),(\d{1,2})$/, '$1.$2');

/** Stakes as the service reads them: each amount of `0,05/0,10`, also of `$0.05/$0.10`, `.05/.10` and `0.05-0.10`. */
const stakesOf = (text: string): string =>
  text
    .replace(/[$€£]\s?(?=[\d.,])/g, '')
    .replace(/(?<![\p{L}\d.,])[.,](?=\d)/gu, '0.')
    .replace(/(?<=\d)\s?[-–]\s?(?=\d)/g, '/')
    .replace(/\d[\d,]*\/\d[\d,]*/g, (pair) => pair.split('/').map(amountOf).join('/'));

type HandsQuery = NonNullable<OptionsOf<Operation<'get', '/v1/hands'>>['query']>;

/** The query of the request to the API. The last day is included. The service refuses values that it does not know. */
export const requestOf = ({ fields, order }: HandFilter): HandsQuery => {
  const { from, to, minPot, stakes } = fields;
  const given = {
    ...fields,
    from: momentOf(from, 0),
    to: momentOf(to, 1),
    minPot: amountOf(minPot),
    stakes: stakesOf(stakes),
  };
  const filled = Object.entries(given).filter(([, text]) => text !== '');
  return { ...Object.fromEntries(filled), order };
};

/** Whether the amounts of a field may have signs between their thousands: `1.000` would be read as one. */
export const hasThousands = (name: FilterField, text: string): boolean =>
  (name === 'minPot' && mayHaveThousands(text)) ||
  (name === 'stakes' && text.split(/[^\d.,]+/).some(mayHaveThousands));

/** Whether pots are compared, which are amounts of one currency. */
export const comparesPots = ({ fields, order }: HandFilter): boolean =>
  fields.minPot !== '' || order === 'pot' || order === '-pot';

/** Hands of every status. Without a status a list has the hands that were played. */
export const EVERY_STATUS = 'audited,cancelled,rejected,duplicate';

/** Whether only part of the hands is shown. */
export const isFiltered = ({ fields }: HandFilter): boolean =>
  Object.values(fields).some((text) => text !== '');
