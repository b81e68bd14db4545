import { Command } from 'commander';
import { dealHands, planOf, type DealFault, type DealOptions } from '#dealer';
import { LIMITS, type LimitId } from '#engine';
import { formats } from '#histories';
import { Output } from '../output.js';
import { UsageError, wholeNumber } from '../usage.js';
import { HandWriter, targets } from '../writers.js';

interface DealFlags {
  readonly game?: string;
  readonly limit?: string;
  readonly hands: number;
  readonly seed: number;
  readonly players?: number;
  readonly seats?: number;
  readonly ante?: number;
  readonly start?: string;
  readonly tournament?: boolean;
  readonly wild?: boolean;
  readonly to: string;
  readonly lossy?: boolean;
}

/** Hands are dealt as the first site deals them whose logs are written. */
const usual = formats.find(({ native }) => native !== undefined);

const limits: readonly LimitId[] = LIMITS;
const MOST = Number.MAX_SAFE_INTEGER;

export const dealCommand = (): Command =>
  new Command('deal')
    .description('deal random legal hands, the same for the same seed')
    .option('--game <id>', 'the game, such as holdem; needed')
    .option('--limit <id>', `${limits.join(', ')}; else what the game is mostly played at`)
    .option('--hands <n>', 'how many', wholeNumber('--hands', 0, MOST), 1)
    .option('--seed <n>', 'of the random numbers', wholeNumber('--seed', 0, MOST), 1)
    .option('--players <n>', 'players at the table', wholeNumber('--players', 2, 10))
    .option('--seats <n>', 'seats of the table', wholeNumber('--seats', 2, 10))
    .option('--ante <n>', 'ante in the smallest unit', wholeNumber('--ante', 0, MOST))
    .option('--start <time>', 'when the first hand begins, ISO 8601')
    .option('--tournament', 'a tournament with rising levels')
    .option('--wild', 'stacks of every size and all-ins at every turn')
    .option('--to <target>', targets, usual?.id ?? 'json')
    .option('--lossy', 'leave out what the format has no place for')
    .action(runDeal);

const runDeal = async (flags: DealFlags): Promise<void> => {
  const writer = HandWriter.to(flags.to);
  const options = optionsOf(flags);
  const planned = planOf(options);
  if (!planned.ok) throw new UsageError(planned.faults.map((fault) => sentenceOf(fault, flags)).join('; '));
  const output = new Output();
  const lossy = flags.lossy === true;
  for (const hand of dealHands(options)) {
    const written = writer.write(hand, { lossy });
    if ('missing' in written) {
      const help = !lossy && 'text' in writer.write(hand, { lossy: true }) ? '; --lossy leaves it out' : '';
      throw new UsageError(`${writer.format.id} cannot hold ${written.missing.join(', ')}${help}`);
    }
    output.write(written.text);
    await output.settle();
  }
  await output.flush();
};

const FAULTS: Readonly<Record<DealFault['code'], string>> = {
  'unknown-game': 'there is no such game; see floorman variants',
  'not-an-integer': 'a whole number was expected',
  'out-of-range': 'out of range for this game and table',
  'not-a-time': 'an ISO 8601 time was expected',
};

const sentenceOf = ({ code, option }: DealFault, flags: DealFlags): string => {
  const values: Readonly<Record<string, string | number | boolean | undefined>> = { ...flags };
  const given = values[option];
  return `--${option}${given === undefined ? '' : ` ${String(given)}`}: ${FAULTS[code]}`;
};

const optionsOf = (flags: DealFlags): DealOptions => {
  const { game } = flags;
  if (game === undefined) throw new UsageError('--game is needed, such as holdem; see floorman variants');
  const limit = limits.find((id) => id === flags.limit);
  if (flags.limit !== undefined && limit === undefined)
    throw new UsageError(`--limit is one of ${limits.join(', ')}, not ${flags.limit}`);
  const { hands, seed, players, seats, ante, start, tournament, wild } = flags;
  return {
    game,
    hands,
    seed,
    ...(limit === undefined ? {} : { limit }),
    ...(players === undefined ? {} : { players }),
    ...(seats === undefined ? {} : { seats }),
    ...(ante === undefined ? {} : { ante }),
    ...(start === undefined ? {} : { start }),
    ...(tournament === undefined ? {} : { tournament }),
    ...(wild === undefined ? {} : { wild }),
  };
};
