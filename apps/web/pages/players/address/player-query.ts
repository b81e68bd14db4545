import { type Question, withoutBlanks } from '../../../api/question.js';
import { isDay } from '../../../text/day.js';
import { GROUPINGS, type Grouping, LINES, type Line } from '../api.js';

type GameAndDays = Pick<
  NonNullable<Question<'/v1/players/{name}/stats'>['options']['query']>,
  'game' | 'from' | 'to'
>;

/** What the page of a player shows, as its address says it. */
export interface PlayerQuery {
  /** The site; empty for the one with most hands. */
  readonly site: string;
  /** The id of a game; empty for all. */
  readonly game: string;
  /** The first and the last day, such as `2024-03-01`; empty for no limit. */
  readonly from: string;
  readonly to: string;
  readonly by: Grouping;
  readonly lines: readonly Line[];
  readonly unit: Unit;
}

export const UNITS = ['currency', 'bb'] as const;
export type Unit = (typeof UNITS)[number];

const oneOf = <const Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((each) => each === text) ?? null;

/** Reads the query of an address. What cannot be read is left out. */
export const readPlayerQuery = (query: URLSearchParams): PlayerQuery => {
  const dayIn = (name: string): string => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const lines = query.get('lines')?.split(',');
  return {
    site: query.get('site') ?? '',
    game: query.get('game') ?? '',
    from: dayIn('from'),
    to: dayIn('to'),
    by: oneOf(GROUPINGS, query.get('by')) ?? 'position',
    lines: lines === undefined ? LINES : LINES.filter((line) => lines.includes(line)),
    unit: oneOf(UNITS, query.get('unit')) ?? 'currency',
  };
};

/** What stands for a day in the query of an address, and is none. */
export const badDaysIn = (query: URLSearchParams): readonly string[] =>
  ['from', 'to'].flatMap((name) => query.get(name) ?? '').filter((text) => text !== '' && !isDay(text));

/** The query of an address, without what is as at first. */
export const writePlayerQuery = ({ by, lines, unit, ...texts }: PlayerQuery): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(texts)) if (value !== '') query.set(name, value);
  if (by !== 'position') query.set('by', by);
  if (lines.length !== LINES.length) query.set('lines', lines.join(','));
  if (unit !== 'currency') query.set('unit', unit);
  return query;
};

/** The query of the list of hands with the hands that count. */
export const handsQuery = (
  { name, site }: { readonly name: string; readonly site: string },
  { game, from, to }: Pick<PlayerQuery, 'game' | 'from' | 'to'>,
): URLSearchParams => {
  const query = new URLSearchParams({ player: name, site });
  for (const [field, value] of Object.entries({ game, from, to })) if (value !== '') query.set(field, value);
  return query;
};

/** Whether the last day is before the first one. */
export const isEmptyRange = ({ from, to }: Pick<PlayerQuery, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && to < from;

/** The day after a day; the API counts the hands before it. */
export const dayAfter = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

const MAX_POINTS = 500;

/** The requests of the page. */
export const playerQuestions = (
  name: string,
  { game, from, to, by }: PlayerQuery,
): {
  readonly stats: Question<'/v1/players/{name}/stats'>;
  readonly results: Question<'/v1/players/{name}/results'>;
} => {
  const path = { name };
  // A game that the service does not know is refused.
  const filter = withoutBlanks<GameAndDays>({ game, from, to: to === '' ? '' : dayAfter(to) });
  return {
    stats: { route: '/v1/players/{name}/stats', options: { path, query: { by, ...filter } } },
    results: {
      route: '/v1/players/{name}/results',
      options: { path, query: { points: MAX_POINTS, ...filter } },
    },
  };
};
