import { randomInt } from 'node:crypto';
import { Command } from 'commander';
import { isInDeck, JOKER, type Language, parseCards } from '#cards';
import type { Variant } from '#engine';
import {
  BEST_POLICIES,
  type EquityIssue,
  type EquityOptions,
  type EquityResult,
  isDealtLater,
  issueMessage,
  makeAnswer,
  MAX_TRIALS,
  type Output,
  policyAnswerOf,
  prepare,
  type PreparedSpot,
  type QuestionPlayer,
  solve,
  toRequestOrder,
} from '#equity';
import { fillMessage } from '#text';
import { drawOn, solveWithProgress } from '../equity/progress.js';
import { readableEquity } from '../equity/readable.js';
import { EQUITY_LABELS } from '../messages/equity.js';
import { OPTION_MESSAGES } from '../messages/options.js';
import { parseGameOptions } from '../options/game-options.js';
import { appendPath, findGame, readVariantFiles } from '../options/games.js';
import { parseLanguage, UsageError, wholeNumber } from '../options/errors.js';
import { readPolicy } from '../options/policies.js';
import { painterOf } from '../output/colours.js';
import { Bar } from '../output/progress-bar.js';
import { languageOption } from '../options/language.js';

interface EquityFlags {
  readonly game: string;
  readonly board: string;
  readonly dead: string;
  readonly exact?: boolean;
  readonly trials?: number;
  readonly error?: number;
  readonly seed?: number;
  readonly draws?: number;
  readonly policy?: string;
  readonly threads?: number;
  readonly hands?: boolean;
  readonly categories?: boolean;
  readonly nextCards?: boolean;
  readonly option: readonly string[];
  readonly variantFile: readonly string[];
  readonly json?: boolean;
  readonly lang: string;
}

const MAX_DRAWS = 9;
const MAX_THREADS = 256;

export const equityCommand = (): Command =>
  new Command('equity')
    .description('compute the equity of hands and ranges')
    .argument('<hands...>', 'a hand or a range for each player, such as AhKh or QQ+,AKs')
    .option('--game <id>', 'the game, such as omaha', 'holdem')
    .option('--board <cards>', 'the board cards; with two boards the first, then the second', '')
    .option('--dead <cards>', 'dead cards', '')
    .option('--exact', 'count all cases, however long it takes')
    .option('--trials <n>', 'the number of random trials', wholeNumber('--trials', 1, MAX_TRIALS))
    .option(
      '--error <e>',
      'run random trials until the standard error is at most this part of the pot: 0.001 is 0.1%',
      standardError,
    )
    .option(
      '--seed <n>',
      'the seed of the trials: the same seed gives the same answer',
      wholeNumber('--seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    )
    .option('--draws <n>', 'draw games: the number of draws to come', wholeNumber('--draws', 0, MAX_DRAWS))
    .option(
      '--policy <policy>',
      `how players discard: ${BEST_POLICIES.join(' or ')}, or a JSON file with a table of rules`,
    )
    .option(
      '--threads <n>',
      'the number of threads for random trials',
      wholeNumber('--threads', 1, MAX_THREADS),
    )
    .option('--hands', 'also print the equity of each hand of the ranges')
    .option('--categories', 'also print how often players hold each hand category on each street')
    .option('--next-cards', 'also print the equities for each card that may come next')
    .option(
      '--option <name=value>',
      'an option of the game, such as wildRanks=2; may be repeated',
      appendPath,
      [],
    )
    .option('--variant-file <file>', 'a custom variant as a JSON file; may be repeated', appendPath, [])
    .option('--json', 'print JSON')
    .addOption(languageOption())
    .action(runEquity);

const runEquity = async (hands: string[], flags: EquityFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  const own = await readVariantFiles(flags.variantFile, language);
  const variant = findGame(flags.game, own, parseGameOptions(flags.option));
  const { board, dead, draws, policy } = flags;
  const players = hands.map((hand) => parsePlayer(hand, variant));
  const question = {
    game: variant,
    players,
    board,
    dead,
    ...(draws === undefined ? {} : { draws }),
    ...(policy === undefined ? {} : { policy: await readPolicy(policy, language) }),
  };
  const prepared = prepare(question, optionsOf(flags));
  if (!prepared.ok) throw rejectionError(prepared.issues, hands, flags, language);
  const start = performance.now();
  const result = await solveBy(flags.threads ?? 1, prepared, language);
  const seconds = (performance.now() - start) / 1000;
  const { spot, order } = prepared;
  const answer = toRequestOrder(
    makeAnswer(variant, result, hands, spot.players, policyAnswerOf(spot)),
    order,
    hands,
  );
  if (flags.json === true) {
    const { players, ...rest } = answer;
    process.stdout.write(`${JSON.stringify({ ...rest, seconds, players })}\n`);
  } else process.stdout.write(readableEquity(answer, language, painterOf(process.stdout)));
};

const rejectionError = (
  issues: readonly EquityIssue[],
  hands: readonly string[],
  flags: EquityFlags,
  language: Language,
): UsageError => {
  const messages = issues.map(
    (issue) => `${placeOf(issue.pointer, hands, flags)}: ${issueMessage(issue, language)}`,
  );
  return new UsageError([...new Set(messages)].join('\n'));
};

/** Random trials run on several threads, exact counting on one. A terminal shows the progress. */
const solveBy = async (
  threads: number,
  prepared: PreparedSpot,
  language: Language,
): Promise<EquityResult> => {
  const { method } = prepared.strategy;
  const isOnTerminal = process.stderr.isTTY;
  const bar = new Bar(isOnTerminal ? process.stderr : null);
  const onProgress = drawOn(bar, EQUITY_LABELS[method][language]);
  try {
    if (threads > 1 && method !== 'exact') {
      const { solveOnThreads } = await import('../equity/solve-on-threads.js');
      return await solveOnThreads(prepared, threads, onProgress);
    }
    return isOnTerminal ? await solveWithProgress(prepared, onProgress) : solve(prepared);
  } finally {
    bar.clear();
  }
};

/** The outputs besides the equities. */
const outputsOf = ({ hands, categories, nextCards }: EquityFlags): Output[] => [
  ...(hands === true ? (['hands'] as const) : []),
  ...(categories === true ? (['categories'] as const) : []),
  ...(nextCards === true ? (['next-cards'] as const) : []),
];

const optionsOf = (flags: EquityFlags): EquityOptions => {
  const { exact, trials, error, seed } = flags;
  const include = outputsOf(flags);
  if (exact === true && (trials !== undefined || error !== undefined))
    throw new UsageError(OPTION_MESSAGES.exactAlone);
  return {
    method: exact === true ? 'exact' : 'auto',
    seed: seed ?? randomInt(2 ** 32),
    ...(trials === undefined ? {} : { trials }),
    ...(error === undefined ? {} : { error }),
    ...(include.length === 0 ? {} : { include }),
  };
};

/** Characters that occur only in ranges. */
const OF_RANGES = /[,*x]/iu;

/**
 * A list of cards is a hand; any other text is a range. In a deck without a joker, `JK` is a range too, and so are some cards of a hand
 * whose other cards are not to come.
 */
const parsePlayer = (text: string, variant: Variant): QuestionPlayer => {
  const parsed = parseCards(text);
  const isHand =
    parsed.ok &&
    !OF_RANGES.test(text) &&
    (parsed.cards.length >= variant.holeCards || isDealtLater(variant)) &&
    parsed.cards.every((card) => card !== JOKER || isInDeck(variant.deck, card));
  return isHand ? { hand: text } : { range: text };
};

function standardError(text: string): number {
  const error = Number(text);
  if (!(error > 0 && error < 1)) throw new UsageError(fillMessage(OPTION_MESSAGES.standardError, { text }));
  return error;
}

/** The option or argument to which a pointer into the question belongs. */
const placeOf = (pointer: string, hands: readonly string[], flags: EquityFlags): string => {
  const [, part = 'game', index] = pointer.split('/');
  if (part === 'method') return '--exact';
  if (part === 'include')
    return outputsOf(flags)
      .map((output) => `--${output}`)
      .join(' ');
  if (part === 'policy') return `--policy${pointer.slice('/policy'.length)}`;
  if (part !== 'players') return `--${part}`;
  return index === undefined ? hands.join(' ') : hands[Number(index)];
};
