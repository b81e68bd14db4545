import { randomInt } from 'node:crypto';
import { Command } from 'commander';
import { type Language, parseCards } from '#cards';
import { chooseGame } from '#engine';
import {
  answer,
  type Answer,
  answerOf,
  asAsked,
  canonicalOf,
  isCountable,
  type AskedPlayer,
  type Asking,
  type PlayerAnswer,
  readQuestion,
} from '#equity';
import { sentenceOfFault } from '../../equity/sentences.js';
import { another, ownGames } from '../games.js';
import { languageOf, UsageError, wholeNumber } from '../usage.js';

interface EquityFlags {
  readonly game: string;
  readonly board: string;
  readonly dead: string;
  readonly exact?: boolean;
  readonly trials?: number;
  readonly error?: number;
  readonly seed?: number;
  readonly draws?: number;
  readonly variantFile: readonly string[];
  readonly json?: boolean;
  readonly lang: string;
}

const MOST_TRIALS = 1e12;
const MOST_DRAWS = 9;

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
    .option('--variant-file <file>', 'a game of your own, as JSON; may be repeated', another, [])
    .option('--json', 'as JSON')
    .option('--lang <lang>', 'en or es', 'en')
    .action(runEquity);

const runEquity = async (hands: string[], flags: EquityFlags): Promise<void> => {
  const language = languageOf(flags.lang);
  const chosen = chooseGame(flags.game, {}, await ownGames(flags.variantFile, language));
  if (!chosen.ok) throw new UsageError(`${chosen.error.message}; see floorman variants`);
  const { board, dead, draws } = flags;
  const question = { game: chosen.variant, players: hands.map(askedPlayer), board, dead };
  const read = readQuestion(draws === undefined ? question : { ...question, draws });
  if (!read.ok)
    throw new UsageError(
      read.faults
        .map((fault) => `${placeOf(fault.pointer, hands)}: ${sentenceOfFault(fault, language)}`)
        .join('\n'),
    );
  if (flags.exact === true && !isCountable(read.deal))
    throw new UsageError(sentenceOfFault({ code: 'too-many-cases', pointer: '/players' }, language));
  const asking = askingOf(flags);
  const { deal, order } = canonicalOf(read.deal, asking);
  const start = performance.now();
  const result = answer(deal, asking);
  if (result === null)
    throw new UsageError(sentenceOfFault({ code: 'conflicting-ranges', pointer: '/players' }, language));
  const seconds = (performance.now() - start) / 1000;
  const told = asAsked(answerOf(chosen.variant, result, hands), order, hands);
  if (flags.json === true) {
    const { players, ...rest } = told;
    process.stdout.write(`${JSON.stringify({ ...rest, seconds, players })}\n`);
  } else process.stdout.write(textOf(told, language));
};

const askingOf = ({ exact, trials, error, seed }: EquityFlags): Asking => {
  if (exact === true && (trials !== undefined || error !== undefined))
    throw new UsageError('--exact goes with neither --trials nor --error');
  return {
    method: exact === true ? 'exact' : 'auto',
    seed: seed ?? randomInt(2 ** 32),
    ...(trials === undefined ? {} : { trials }),
    ...(error === undefined ? {} : { error }),
  };
};

/** Cards are a hand; whatever else there is, is a range. */
const askedPlayer = (text: string): AskedPlayer => {
  const parsed = parseCards(text);
  return parsed.ok && !/[*x]/iu.test(text) ? { hand: text } : { range: text };
};

function standardError(text: string): number {
  const error = Number(text);
  if (!(error > 0 && error < 1)) throw new UsageError(`--error is a number between 0 and 1, not ${text}`);
  return error;
}

/** What a pointer into the question is on the command line. */
const placeOf = (pointer: string, hands: readonly string[]): string => {
  const [, part, index] = pointer.split('/');
  if (part !== 'players') return `--${part}`;
  return index === undefined ? hands.join(' ') : hands[Number(index)];
};

const WORDS = {
  exact: { en: 'exact', es: 'exacta' },
  'monte-carlo': { en: 'Monte Carlo', es: 'Montecarlo' },
  cases: { en: 'cases', es: 'casos' },
  trials: { en: 'trials', es: 'ensayos' },
  seed: { en: 'seed', es: 'semilla' },
  wins: { en: 'wins', es: 'gana' },
  ties: { en: 'ties', es: 'empata' },
  scoops: { en: 'scoops', es: 'se lleva todo' },
} as const;

const textOf = ({ game, method, total, seed, players }: Answer, language: Language): string => {
  const word = (name: keyof typeof WORDS): string => WORDS[name][language];
  const cases = `${total} ${word(method === 'exact' ? 'cases' : 'trials')}`;
  const head = [game, word(method), cases, ...(seed === null ? [] : [`${word('seed')} ${String(seed)}`])];
  const width = Math.max(...players.map(({ hand }) => hand.length));
  const lines = players.map((player) => `${player.hand.padEnd(width)}  ${worthOf(player, language)}`);
  return [head.join(', '), ...lines, ''].join('\n');
};

const percent = (part: number): string => `${(part * 100).toFixed(3)} %`.padStart(9);

const worthOf = (
  { equity, standardError: error, win, tie, high, low, scoop }: PlayerAnswer,
  language: Language,
): string => {
  const margin = error === 0 ? '' : ` ± ${(error * 100).toFixed(3)}`;
  const parts =
    scoop === undefined
      ? [`${WORDS.wins[language]} ${percent(win)}`, `${WORDS.ties[language]} ${percent(tie)}`]
      : [`${WORDS.scoops[language]} ${percent(scoop)}`];
  if (high !== undefined) parts.push(`high ${percent(high)}`);
  if (low !== undefined) parts.push(`low ${percent(low)}`);
  return `${percent(equity)}${margin}  ${parts.join(', ')}`;
};
