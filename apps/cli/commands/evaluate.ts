import { Command } from 'commander';
import { type CardError, parseCards, type Language } from '#cards';
import { evaluateHands, type EvaluatedHand, type EvaluatedShare, type Variant } from '#engine';
import { HALVES } from '../equity/words.js';
import { another, gameOf, ownGames } from '../options/games.js';
import { languageOf, UsageError } from '../options/errors.js';

interface EvaluateFlags {
  readonly game: string;
  readonly board: string;
  readonly variantFile: readonly string[];
  readonly json?: boolean;
  readonly lang: string;
}

export const evaluateCommand = (): Command =>
  new Command('evaluate')
    .description('say what hands are worth, and which is best')
    .argument('<cards...>', 'one hand an argument, such as AhKh')
    .requiredOption('--game <id>', 'the game, such as holdem')
    .option('--board <cards>', 'the board', '')
    .option('--variant-file <file>', 'a game of your own, as JSON; may be repeated', another, [])
    .option('--json', 'as JSON')
    .option('--lang <lang>', 'en or es', 'en')
    .action(async (hands: string[], flags: EvaluateFlags) => {
      const language = languageOf(flags.lang);
      const own = await ownGames(flags.variantFile, language);
      const game = gameOf(flags.game, own);
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

const NO_LOW = { en: 'does not qualify', es: 'no califica' } as const;

/** `1. Ah Kh  a flush, Ace high *`; in games that split the pot what it is worth for each part of it. */
const lineOf = (hand: EvaluatedHand, language: Language): string => {
  const { cards, rank, halves } = hand;
  if (halves !== undefined) return `${cards.padEnd(17)} ${partsOf(halves, language)}`;
  return `${rank === null ? '-' : String(rank)}. ${cards.padEnd(14)} ${worthOf(hand, language)}`;
};

const partsOf = (halves: readonly EvaluatedShare[], language: Language): string =>
  halves
    .map((share) => {
      const name = share.half === null ? '' : `${HALVES[share.half][language]}: `;
      return `${name}${share.rank === null ? '' : `${String(share.rank)}. `}${worthOf(share, language)}`;
    })
    .join('; ');

const worthOf = ({ description, best }: Omit<EvaluatedShare, 'half'>, language: Language): string =>
  description === null ? NO_LOW[language] : description[language] + (best ? ' *' : '');

/** What a pointer into the question is on the command line. */
const placeOf = (pointer: string, texts: readonly string[]): string => {
  const [, part, index] = pointer.split('/');
  if (part !== 'hands') return `--${part}`;
  return index === undefined ? texts.join(' ') : texts[Number(index)];
};

/** A hand an argument; single cards one by one are one hand, unless that is what a hand is. */
const handsOf = (texts: readonly string[], { holeCards }: Variant): number[][] => {
  const hands = texts.map(cardsOf);
  const single = holeCards > 1 && hands.length > 1 && hands.every((cards) => cards.length === 1);
  return single ? [hands.flat()] : hands;
};

const EXPECTED: Readonly<Record<CardError['expected'], string>> = {
  card: 'una carta',
  rank: 'un valor',
  suit: 'un palo',
};

const cardsOf = (text: string): number[] => {
  const parsed = parseCards(text);
  if (parsed.ok) return parsed.cards;
  const { expected, at } = parsed.error;
  throw new UsageError({
    en: `${text}: a ${expected} was expected at character ${String(at + 1)}`,
    es: `${text}: se esperaba ${EXPECTED[expected]} en el carácter ${String(at + 1)}`,
  });
};
