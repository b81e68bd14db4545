import { type Question, withoutBlanks } from '../../../api/question.js';

/** Which players are listed, as the address of the list says it. */
export interface ListQuery {
  /** A part of the name. */
  readonly search: string;
  readonly site: string;
  /** ISO code; empty for all currencies. */
  readonly currency: string;
  readonly order: Order;
  readonly isReversed: boolean;
  /** Where the page begins; empty for the first page. */
  readonly cursor: string;
}

export const ORDERS = ['hands', 'net', 'name'] as const;
export type Order = (typeof ORDERS)[number];

/** The direction of each order unless it is reversed, as `aria-sort` has it. */
export const DIRECTIONS = { hands: 'descending', net: 'descending', name: 'ascending' } as const;

const isOrder = (text: string): text is Order => (ORDERS as readonly string[]).includes(text);

export const FIRST_PAGE: ListQuery = {
  search: '',
  site: '',
  currency: '',
  order: 'hands',
  isReversed: false,
  cursor: '',
};

/** Reads the query of an address. An unknown order, and that by net without a currency, is the order by hands. */
export const readListQuery = (query: URLSearchParams): ListQuery => {
  const [search, site, currency, wanted, cursor] = ['search', 'site', 'currency', 'order', 'cursor'].map(
    (name) => query.get(name) ?? '',
  ) as [string, string, string, string, string];
  const isPossible = isOrder(wanted) && (wanted !== 'net' || currency !== '');
  const order = isPossible ? wanted : 'hands';
  return { search, site, currency, order, isReversed: query.get('reversed') === 'yes', cursor };
};

/** The query of an address, without what is as on the first page. */
export const writeListQuery = ({ isReversed, ...texts }: ListQuery): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(texts))
    if (value !== FIRST_PAGE[name as keyof typeof texts]) query.set(name, value);
  if (isReversed) query.set('reversed', 'yes');
  return query;
};

/** The first page of a changed list: a cursor belongs to the list that it came from. */
export const changeList = (from: ListQuery, change: Partial<ListQuery>): ListQuery => {
  const next = { ...from, cursor: '', ...change };
  // Currencies are never compared.
  return next.order === 'net' && next.currency === '' ? { ...next, order: 'hands', isReversed: false } : next;
};

/** The list in another order; in the same one reversed. */
export const sortList = (from: ListQuery, order: Order): ListQuery =>
  changeList(from, { order, isReversed: from.order === order && !from.isReversed });

/** The direction of the shown order. */
export const directionOf = ({ order, isReversed }: ListQuery): 'ascending' | 'descending' => {
  const usual = DIRECTIONS[order];
  if (!isReversed) return usual;
  return usual === 'ascending' ? 'descending' : 'ascending';
};

type PlayersQuery = Pick<
  NonNullable<Question<'/v1/players'>['options']['query']>,
  'search' | 'site' | 'currency' | 'cursor'
>;

/** Players on a page. */
const LIMIT = 50;

/** The request of a list. */
export const listQuestion = (query: ListQuery): Question<'/v1/players'> => {
  const { search, site, currency, order, cursor } = query;
  const direction = directionOf(query) === 'ascending' ? 'asc' : 'desc';
  const filter = withoutBlanks<PlayersQuery>({ search, site, currency, cursor });
  return { route: '/v1/players', options: { query: { order, direction, limit: LIMIT, ...filter } } };
};
