import { Command } from 'commander';
import { parseCards, type Language } from '#cards';
import { evaluateHands, type EvaluatedHand, type EvaluatedShare, type Variant } from '#engine';
import { fillMessage } from '#text';
import { HALVES } from '../messages/equity.js';
import { CARD_PARTS, EVALUATE_MESSAGES } from '../messages/evaluate.js';
import { parseGameOptions } from '../options/game-options.js';
import { appendPath, findGame, readVariantFiles } from '../options/games.js';
import { parseLanguage, UsageError } from '../options/errors.js';
import { languageOption } from '../options/language.js';

interface EvaluateFlags {
  readonly game: string;
  readonly board: string;
  readonly option: readonly string[];
  readonly variantFile: readonly string[];
  readonly json?: boolean;
  readonly lang: string;
}

export const evaluateCommand = (): Command =>
  new Command('evaluate')
    .description('name the hands that cards make, and the best of them')
    .argument('<cards...>', 'one argument per hand, such as AhKh')
    .option('--game <id>', 'the game, such as omaha', 'holdem')
    .option('--board <cards>', 'the board cards', '')
    .option(
      '--option <name=value>',
      'an option of the game, such as wildRanks=2; may be repeated',
      appendPath,
      [],
    )
    .option('--variant-file <file>', 'a custom variant as a JSON file; may be repeated', appendPath, [])
    .option('--json', 'as JSON')
    .addOption(languageOption())
    .action(async (hands: string[], flags: EvaluateFlags) => {
      const language = parseLanguage(flags.lang);
      const own = await readVariantFiles(flags.variantFile, language);
      const game = findGame(flags.game, own, parseGameOptions(flags.option));
      const held = handsOf(hands, game);
      const result = evaluateHands(game, held, cardsOf(flags.board));
      if (!result.ok) {
        const { pointer, message } = result.error;
        const place = placeOf(pointer, held.length === hands.length ? hands : [hands.join(' ')]);
        throw new UsageError({ en: `${place}: ${message.en}`, es: `${place}: ${message.es}` });
      }
      if (flags.json === true) {
        process.stdout.write(`${JSON.stringify(result.evaluation, null, 2)}\n`);
        return;
      }
      for (const hand of result.evaluation.hands) process.stdout.write(`${lineOf(hand, language)}\n`);
    });

/** `1. Ah Kh  a flush, Ace high *`; in split-pot games, one description per half. */
const lineOf = (hand: EvaluatedHand, language: Language): string => {
  const { cards, rank, halves } = hand;
  if (halves !== undefined) return `${cards.padEnd(17)} ${halvesOf(halves, language)}`;
  return `${rank === null ? '-' : String(rank)}. ${cards.padEnd(14)} ${descriptionOf(hand, language)}`;
};

const halvesOf = (halves: readonly EvaluatedShare[], language: Language): string =>
  halves
    .map((share) => {
      const name = share.half === null ? '' : `${HALVES[share.half][language]}: `;
      return `${name}${share.rank === null ? '' : `${String(share.rank)}. `}${descriptionOf(share, language)}`;
    })
    .join('; ');

const descriptionOf = ({ description, best }: Omit<EvaluatedShare, 'half'>, language: Language): string =>
  description === null ? EVALUATE_MESSAGES.noQualifier[language] : description[language] + (best ? ' *' : '');

/** The argument of the command line that a JSON pointer refers to. */
const placeOf = (pointer: string, texts: readonly string[]): string => {
  const [, part, index] = pointer.split('/');
  if (part !== 'hands') return `--${part}`;
  return index === undefined ? texts.join(' ') : texts[Number(index)];
};

/** One hand per argument. Single cards form one hand, unless the hands of the game have one card. */
const handsOf = (texts: readonly string[], { holeCards }: Variant): number[][] => {
  const hands = texts.map(cardsOf);
  const single = holeCards > 1 && hands.length > 1 && hands.every((cards) => cards.length === 1);
  return single ? [hands.flat()] : hands;
};

const cardsOf = (text: string): number[] => {
  const parsed = parseCards(text);
  if (parsed.ok) return parsed.cards;
  const { expected, at } = parsed.error;
  const place = { text, at: String(at + 1) };
  throw new UsageError({
    en: fillMessage(EVALUATE_MESSAGES.expectedAt, { ...place, expected: CARD_PARTS[expected].en }).en,
    es: fillMessage(EVALUATE_MESSAGES.expectedAt, { ...place, expected: CARD_PARTS[expected].es }).es,
  });
};
