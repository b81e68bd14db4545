import type { Language } from '#cards';
import {
  type Answer,
  type CategoriesAnswer,
  type CountedBy,
  type HandAnswer,
  MAX_LISTED_HANDS,
  type PlayerAnswer,
} from '#equity';
import { alignColumns, CATEGORY_NAMES, formatMargin, formatMessage, formatPercent } from '#text';
import { COUNTED, EQUITY_LABELS, HALVES } from '../messages/equity.js';

/** The tables of the requested outputs besides the equities. */
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
  `${title} (${EQUITY_LABELS[method][language]})`,
  ...lines.map((line) => `  ${line}`),
];

const handLines = ({ hand, hands = null }: PlayerAnswer, by: CountedBy, language: Language): string[] => {
  const title = formatMessage(EQUITY_LABELS.hands, language, { hand });
  return titled(
    title,
    by,
    language,
    hands === null
      ? [formatMessage(EQUITY_LABELS.noHands, language, { most: String(MAX_LISTED_HANDS) })]
      : handTable(hands, by, language),
  );
};

/** One line for each hand, best first; hands that conflict with all hands of the other players are last. */
const handTable = (hands: readonly HandAnswer[], { method }: CountedBy, language: Language): string[] =>
  alignColumns([
    [EQUITY_LABELS.hand[language], EQUITY_LABELS.equity[language], COUNTED[method][language][1]],
    ...[...hands]
      .sort(byEquity)
      .map(({ hand, equity, standardError, total }) => [
        hand,
        equity === null ? '-' : formatPercent(equity) + formatMargin(standardError ?? 0),
        total,
      ]),
  ]);

const byEquity = (one: HandAnswer, other: HandAnswer): number => (other.equity ?? -1) - (one.equity ?? -1);

const categoryLines = (
  { hand, categories = [] }: PlayerAnswer,
  by: CountedBy,
  language: Language,
): string[] =>
  categories.flatMap((stage) => {
    const title = `${formatMessage(EQUITY_LABELS.categories, language, { hand })}, ${stageOf(stage, language)}`;
    const lines = stage.frequencies.map(({ category, part, count }) => [
      CATEGORY_NAMES[category][language],
      formatPercent(part),
      count,
    ]);
    const head = [
      EQUITY_LABELS.hand[language],
      EQUITY_LABELS.part[language],
      COUNTED[by.method][language][1],
    ];
    return titled(title, by, language, alignColumns([head, ...lines]));
  });

/** The stage, with the board and the half of the pot if there are several. */
const stageOf = ({ board, cards, onBoard, half }: CategoriesAnswer, language: Language): string => {
  const sizes = { board: String(onBoard), cards: String(board === 0 ? cards : board) };
  const stage =
    board === 0 ? EQUITY_LABELS.held : onBoard === undefined ? EQUITY_LABELS.onBoard : EQUITY_LABELS.ofBoard;
  return formatMessage(stage, language, sizes) + (half === null ? '' : `, ${HALVES[half][language]}`);
};

const cardLines = (
  players: readonly PlayerAnswer[],
  nextCards: NonNullable<Answer['nextCards']> | null,
  by: CountedBy,
  language: Language,
): string[] => {
  const title = EQUITY_LABELS.nextCards[language];
  if (nextCards === null) return titled(title, by, language, [EQUITY_LABELS.noNextCard[language]]);
  const lines = nextCards.map(({ card, players: equities, standardErrors }) => [
    card,
    ...equities.map((equity, at) => formatPercent(equity) + formatMargin(standardErrors[at])),
  ]);
  return titled(title, by, language, alignColumns([['', ...players.map(({ hand }) => hand)], ...lines]));
};
