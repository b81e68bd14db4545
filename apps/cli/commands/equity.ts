import { randomInt } from 'node:crypto';
import { Command } from 'commander';
import { isInDeck, JOKER, parseCards } from '#cards';
import type { Variant } from '#engine';
import {
  answerInFull,
  answerOf,
  asAsked,
  type AskedPlayer,
  canonicalOf,
  type Deal,
  type FullAsking,
  type FullResult,
  isExact,
  MOST_TRIALS,
  type Output,
  type QuestionFault,
  readQuestion,
  refusalsOf,
} from '#equity';
import { sentenceOfFault } from '#equity';
import { readableEquity } from '../equity/readable.js';
import { appendPath, findGame, readVariantFiles } from '../options/games.js';
import { parseLanguage, UsageError, wholeNumber } from '../options/errors.js';

interface EquityFlags {
  readonly game: string;
  readonly board: string;
  readonly dead: string;
  readonly exact?: boolean;
  readonly trials?: number;
  readonly error?: number;
  readonly seed?: number;
  readonly draws?: number;
  readonly threads?: number;
  readonly hands?: boolean;
  readonly categories?: boolean;
  readonly nextCards?: boolean;
  readonly variantFile: readonly string[];
  readonly json?: boolean;
  readonly lang: string;
}

const MOST_DRAWS = 9;
const MOST_THREADS = 256;

export const equityCommand = (): Command =>
  new Command('equity')
    .description('say what part of the pot hands and ranges are worth')
    .argument('<hands...>', 'a hand or a range an argument, such as AhKh or QQ+,AKs')
    .requiredOption('--game <id>', 'the game, such as holdem')
    .option('--board <cards>', 'the board; of two the first, then the second', '')
    .option('--dead <cards>', 'cards that nobody can have', '')
    .option('--exact', 'count all cases, however long it takes')
    .option('--trials <n>', 'so many random trials', wholeNumber('--trials', 1, MOST_TRIALS))
    .option('--error <e>', 'random trials until the standard error is so small', standardError)
    .option(
      '--seed <n>',
      'of the trials: the same seed gives the same answer',
      wholeNumber('--seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    )
    .option('--draws <n>', 'draw games: draws that are left', wholeNumber('--draws', 0, MOST_DRAWS))
    .option('--threads <n>', 'threads that deal random trials', wholeNumber('--threads', 1, MOST_THREADS))
    .option('--hands', 'of ranges: what each hand is worth')
    .option('--categories', 'how often players hold which hands on each street')
    .option('--next-cards', 'what the players are worth by the card that comes next')
    .option('--variant-file <file>', 'a custom variant as a JSON file; may be repeated', appendPath, [])
    .option('--json', 'as JSON')
    .option('--lang <lang>', 'en or es', 'en')
    .action(runEquity);

const runEquity = async (hands: string[], flags: EquityFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  const variant = findGame(flags.game, await readVariantFiles(flags.variantFile, language));
  const { board, dead, draws } = flags;
  const players = hands.map((hand) => askedPlayer(hand, variant));
  const question = { game: variant, players, board, dead };
  const read = readQuestion(draws === undefined ? question : { ...question, draws });
  const refuse = (faults: readonly QuestionFault[]): never => {
    const sentences = faults.map(
      (fault) => `${placeOf(fault.pointer, hands)}: ${sentenceOfFault(fault, language)}`,
    );
    throw new UsageError([...new Set(sentences)].join('\n'));
  };
  if (!read.ok) return refuse(read.faults);
  const include = outputsOf(flags);
  const asking = askingOf(flags);
  const refusals = refusalsOf(read.deal, asking);
  if (refusals.length > 0) return refuse(refusals);
  const { deal, order } = canonicalOf(read.deal);
  const start = performance.now();
  const result = await answerBy(flags.threads ?? 1, deal, { ...asking, include });
  const seconds = (performance.now() - start) / 1000;
  const told = asAsked(answerOf(variant, result, hands), order, hands);
  if (flags.json === true) {
    const { players, ...rest } = told;
    process.stdout.write(`${JSON.stringify({ ...rest, seconds, players })}\n`);
  } else process.stdout.write(readableEquity(told, language));
};

/** Only random trials are dealt by several threads: to count all cases is one's work. */
const answerBy = async (threads: number, deal: Deal, asking: FullAsking): Promise<FullResult> => {
  if (threads === 1 || isExact(deal, asking)) return answerInFull(deal, asking);
  const { sampledByThreads } = await import('../equity/threads.js');
  return sampledByThreads({ deal, asking }, threads);
};

/** What is asked for besides who wins. */
const outputsOf = ({ hands, categories, nextCards }: EquityFlags): Output[] => [
  ...(hands === true ? (['hands'] as const) : []),
  ...(categories === true ? (['categories'] as const) : []),
  ...(nextCards === true ? (['next-cards'] as const) : []),
];

const EXACT_ALONE = {
  en: '--exact goes with neither --trials nor --error',
  es: '--exact no va ni con --trials ni con --error',
} as const;

const askingOf = ({ exact, trials, error, seed }: EquityFlags): FullAsking => {
  if (exact === true && (trials !== undefined || error !== undefined)) throw new UsageError(EXACT_ALONE);
  return {
    method: exact === true ? 'exact' : 'auto',
    seed: seed ?? randomInt(2 ** 32),
    ...(trials === undefined ? {} : { trials }),
    ...(error === undefined ? {} : { error }),
  };
};

/** Signs of a range: a list, and cards that may be any. */
const OF_RANGES = /[,*x]/iu;

/** Cards are a hand; whatever else there is, is a range, and so is `JK` where there is no joker. */
const askedPlayer = (text: string, { deck }: Variant): AskedPlayer => {
  const parsed = parseCards(text);
  const isHand =
    parsed.ok &&
    !OF_RANGES.test(text) &&
    parsed.cards.every((card) => card !== JOKER || isInDeck(deck, card));
  return isHand ? { hand: text } : { range: text };
};

function standardError(text: string): number {
  const error = Number(text);
  if (!(error > 0 && error < 1))
    throw new UsageError({
      en: `--error is a number between 0 and 1, not ${text}`,
      es: `--error es un número entre 0 y 1, no ${text}`,
    });
  return error;
}

/** What a pointer into the question is on the command line. */
const placeOf = (pointer: string, hands: readonly string[]): string => {
  const [, part, index] = pointer.split('/');
  if (part !== 'players') return `--${part}`;
  return index === undefined ? hands.join(' ') : hands[Number(index)];
};
