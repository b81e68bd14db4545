import type { Language } from '#cards';
import type { Answer, CategoriesAnswer, CountedBy, HandAnswer, PlayerAnswer } from '#equity';
import { CATEGORY_WORDS } from '../../equity/category-words.js';
import { fill } from '../../report/fill.js';
import { marginOf, percent } from './percent.js';
import { HALVES, WORDS } from './words.js';

/** Tables of what was asked for besides who wins; none where nothing was. */
export const furtherLines = ({ players, nextCards, included = {} }: Answer, language: Language): string[] => {
  const { hands, categories, 'next-cards': cards } = included;
  return [
    ...(hands === undefined ? [] : players.flatMap((player) => handLines(player, hands, language))),
    ...(categories === undefined
      ? []
      : players.flatMap((player) => categoryLines(player, categories, language))),
    ...(cards === undefined ? [] : cardLines(players, nextCards ?? null, cards, language)),
  ];
};

const titled = (title: string, { method }: CountedBy, language: Language, lines: readonly string[]) => [
  '',
  `${title} (${WORDS[method][language]})`,
  ...lines.map((line) => `  ${line}`),
];

const handLines = ({ hand, hands = null }: PlayerAnswer, by: CountedBy, language: Language): string[] => {
  const title = fill(WORDS.hands[language], { hand });
  return titled(
    title,
    by,
    language,
    hands === null ? [WORDS.noHands[language]] : handTable(hands, by, language),
  );
};

/** A line a hand, the best first; those that nobody can hold against the others are last. */
const handTable = (hands: readonly HandAnswer[], { method }: CountedBy, language: Language): string[] => {
  const of = method === 'exact' ? WORDS.cases : WORDS.trials;
  const rows = [
    [WORDS.hand[language], WORDS.equity[language], of[language]],
    ...[...hands]
      .sort(byEquity)
      .map(({ hand, equity, standardError, total }) => [
        hand,
        equity === null ? '-' : percent(equity) + marginOf(standardError ?? 0),
        total,
      ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map(([hand, ...figures]) =>
    [hand.padEnd(widths[0]), ...figures.map((figure, at) => figure.padStart(widths[at + 1]))].join('  '),
  );
};

const byEquity = (one: HandAnswer, other: HandAnswer): number => (other.equity ?? -1) - (one.equity ?? -1);

const categoryLines = (
  { hand, categories = [] }: PlayerAnswer,
  by: CountedBy,
  language: Language,
): string[] =>
  categories.flatMap((stage) => {
    const title = `${fill(WORDS.categories[language], { hand })}, ${momentOf(stage, language)}`;
    const words = stage.frequencies.map(({ category }) => CATEGORY_WORDS[category][language]);
    const width = Math.max(...words.map(({ length }) => length));
    const lines = stage.frequencies.map(
      ({ part, count }, at) => `${words[at].padEnd(width)}  ${percent(part)}  ${count}`,
    );
    return titled(title, by, language, lines);
  });

/** When, on which board and for which half of the pot. */
const momentOf = ({ board, cards, onBoard, half }: CategoriesAnswer, language: Language): string => {
  const sizes = { board: String(onBoard), cards: String(board === 0 ? cards : board) };
  const moment = board === 0 ? WORDS.held : onBoard === undefined ? WORDS.onBoard : WORDS.ofBoard;
  return fill(moment[language], sizes) + (half === null ? '' : `, ${HALVES[half][language]}`);
};

const cardLines = (
  players: readonly PlayerAnswer[],
  nextCards: NonNullable<Answer['nextCards']> | null,
  by: CountedBy,
  language: Language,
): string[] => {
  const title = WORDS.nextCards[language];
  if (nextCards === null) return titled(title, by, language, [WORDS.noNextCard[language]]);
  const isSampled = by.method === 'monte-carlo';
  const widest = percent(1) + (isSampled ? marginOf(0.1) : '');
  const widths = players.map(({ hand }) => Math.max(hand.length, widest.length));
  const head = ['  ', ...players.map(({ hand }, at) => hand.padStart(widths[at]))].join('  ');
  const lines = nextCards.map(({ card, players: equities, standardErrors }) =>
    [
      card,
      ...equities.map((equity, at) => (percent(equity) + marginOf(standardErrors[at])).padStart(widths[at])),
    ].join('  '),
  );
  return titled(title, by, language, [head, ...lines]);
};
