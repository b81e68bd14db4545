import { ACE, type DeckSpec, deckSpec, formatRank, type Message, type Rank } from '#cards';

/**
 * The classes that ranges name with a dollar sign, as in the generic syntax that Omaha players know. A class of hands stands for a
 * range; a class of cards stands for ranks in brackets. docs/ranges.md describes them for users.
 */

/** What the hands or cards of a class have in common. */
export type ClassGroup = 'suits' | 'pairs' | 'rundowns' | 'cards';

/** A class of hands. */
export interface HandClassSpec {
  readonly id: string;
  readonly group: Exclude<ClassGroup, 'cards'>;
  readonly name: Message;
  /** The fewest and the most cards of its hands. */
  readonly fewest: number;
  readonly most: number;
  /** The range that the class stands for. */
  readonly rangeOf: (size: number, deck: DeckSpec) => string;
}

/** A class of cards by rank. */
export interface CardClassSpec {
  readonly id: string;
  readonly name: Message;
  /** Ranks in brackets. */
  readonly ranks: string;
}

const pairs = (size: number, counted: string, without: readonly string[]): string => {
  const possible = without.filter(({ length }) => length <= size);
  return possible.length === 0 ? counted : `${counted}!(${possible.join(',')})`;
};

/** Four different ranks within a span of `gaps` more than four, such as `AKQT-6542`. The ace is also the lowest rank. */
const rundowns = (gaps: number, { lowest, highest }: DeckSpec): string => {
  const span = 3 + gaps;
  const below = highest === ACE ? [lowest - 1] : [];
  const shapes = Array.from({ length: span - 1 }, (_, i) => i + 1).flatMap((i) =>
    Array.from({ length: span - 1 - i }, (_, j) => i + j + 1).map((j) => [0, i, j, span]),
  );
  const text = (shape: readonly number[], top: Rank): string =>
    shape.map((down) => (top - down < lowest ? formatRank(ACE) : formatRank(top - down))).join('');
  return [
    ...shapes.map((shape) => `${text(shape, highest)}-${text(shape, lowest + span)}`),
    ...below.flatMap((low) => shapes.map((shape) => text(shape, low + span))),
  ].join(',');
};

export const HAND_CLASSES: readonly HandClassSpec[] = [
  {
    id: '$s',
    group: 'suits',
    name: { en: 'suited', es: 'del mismo palo' },
    fewest: 2,
    most: 2,
    rangeOf: () => 'xx',
  },
  {
    id: '$o',
    group: 'suits',
    name: { en: 'of two suits', es: 'de dos palos' },
    fewest: 2,
    most: 2,
    rangeOf: () => 'xy',
  },
  {
    id: '$ds',
    group: 'suits',
    name: { en: 'double-suited', es: 'de doble color' },
    fewest: 4,
    most: 6,
    rangeOf: () => 'xxyy',
  },
  {
    id: '$ss',
    group: 'suits',
    name: { en: 'single-suited: two cards of one suit', es: 'de un color: dos cartas del mismo palo' },
    fewest: 4,
    most: 6,
    rangeOf: () => 'xx!(xxx,xxyy)',
  },
  {
    id: '$ts',
    group: 'suits',
    name: { en: 'three cards of one suit', es: 'tres cartas del mismo palo' },
    fewest: 4,
    most: 6,
    rangeOf: () => 'xxx!(xxxx,xxyy)',
  },
  {
    id: '$ms',
    group: 'suits',
    name: { en: 'all cards of one suit', es: 'todas las cartas del mismo palo' },
    fewest: 3,
    most: 6,
    rangeOf: (size) => 'x'.repeat(size),
  },
  {
    id: '$rb',
    group: 'suits',
    name: { en: 'rainbow: no two cards of one suit', es: 'arcoíris: ningún palo repetido' },
    fewest: 2,
    most: 4,
    rangeOf: () => 'random!xx',
  },
  {
    id: '$np',
    group: 'pairs',
    name: { en: 'no pair', es: 'sin pareja' },
    fewest: 2,
    most: 7,
    rangeOf: () => 'random!RR',
  },
  {
    id: '$op',
    group: 'pairs',
    name: { en: 'one pair', es: 'una pareja' },
    fewest: 2,
    most: 6,
    rangeOf: (size) => pairs(size, 'RR', ['RRR', 'RROO']),
  },
  {
    id: '$tp',
    group: 'pairs',
    name: { en: 'two pairs', es: 'dos parejas' },
    fewest: 4,
    most: 6,
    rangeOf: (size) => pairs(size, 'RROO', ['RRR', 'RROONN']),
  },
  {
    id: '$nt',
    group: 'pairs',
    name: { en: 'no three of a kind', es: 'sin trío' },
    fewest: 3,
    most: 6,
    rangeOf: () => 'random!RRR',
  },
  {
    id: '$0g',
    group: 'rundowns',
    name: { en: 'rundown without gap, such as JT98', es: 'escalera sin huecos, como JT98' },
    fewest: 4,
    most: 4,
    rangeOf: (_, deck) => rundowns(0, deck),
  },
  {
    id: '$1g',
    group: 'rundowns',
    name: { en: 'rundown with one gap, such as JT97', es: 'escalera con un hueco, como JT97' },
    fewest: 4,
    most: 4,
    rangeOf: (_, deck) => rundowns(1, deck),
  },
  {
    id: '$2g',
    group: 'rundowns',
    name: { en: 'rundown with two gaps, such as JT96', es: 'escalera con dos huecos, como JT96' },
    fewest: 4,
    most: 4,
    rangeOf: (_, deck) => rundowns(2, deck),
  },
];

export const CARD_CLASSES: readonly CardClassSpec[] = [
  { id: '$R', name: { en: 'a card from ten to ace', es: 'una carta del diez al as' }, ranks: '[A-T]' },
  {
    id: '$B',
    name: { en: 'a big card, jack to ace', es: 'una carta grande, de la jota al as' },
    ranks: '[A-J]',
  },
  {
    id: '$F',
    name: { en: 'a face card, jack to king', es: 'una figura, de la jota al rey' },
    ranks: '[K-J]',
  },
  { id: '$N', name: { en: 'a card from nine to king', es: 'una carta del nueve al rey' }, ranks: '[K-9]' },
  {
    id: '$M',
    name: { en: 'a middle card, seven to ten', es: 'una carta media, del siete al diez' },
    ranks: '[T-7]',
  },
  {
    id: '$Z',
    name: { en: 'a small card, deuce to six', es: 'una carta pequeña, del dos al seis' },
    ranks: '[6-2]',
  },
  {
    id: '$L',
    name: { en: 'a low card, ace to eight', es: 'una carta baja, del as al ocho' },
    ranks: '[A,8-2]',
  },
  {
    id: '$W',
    name: { en: 'a wheel card, ace to five', es: 'una carta de la rueda, del as al cinco' },
    ranks: '[A,5-2]',
  },
];

/** The classes of hands with so many cards. */
export const handClassesOf = (size: number): HandClassSpec[] =>
  HAND_CLASSES.filter(({ fewest, most }) => size >= fewest && size <= most);

/** A class as users see it in a list. */
export interface RangeClass {
  readonly id: string;
  readonly group: ClassGroup;
  readonly name: Message;
  /** What it stands for: a range of hands of the fewest cards but at most four, or ranks in brackets. */
  readonly range: string;
  /** The fewest and the most cards of its hands; null for a class of cards. */
  readonly cards: { readonly fewest: number; readonly most: number } | null;
}

/** All classes, for lists. */
export const rangeClasses = (): RangeClass[] => [
  ...HAND_CLASSES.map(({ id, group, name, fewest, most, rangeOf }) => ({
    id,
    group,
    name,
    range: rangeOf(Math.max(fewest, Math.min(most, 4)), deckSpec('standard')),
    cards: { fewest, most },
  })),
  ...CARD_CLASSES.map(({ id, name, ranks }) => ({
    id,
    group: 'cards' as const,
    name,
    range: ranks,
    cards: null,
  })),
];
