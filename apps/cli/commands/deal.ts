import { Command } from 'commander';
import type { Language } from '#cards';
import { dealHands, planDeal, type DealIssue, type DealOptions } from '#dealer';
import { LIMITS, type LimitId } from '#engine';
import { findFormat, formats, isWritable, type CanonicalHand, type WritableFormat } from '#histories';
import { profileOfFormat } from '#rules';
import type { Message } from '#text';
import { another, ownGames } from '../options/games.js';
import { Output } from '../output/standard-output.js';
import { languageOf, UsageError } from '../options/errors.js';
import { HandWriter, targets } from '../output/hand-writer.js';

interface DealFlags {
  readonly game?: string;
  readonly variantFile: readonly string[];
  readonly limit?: string;
  readonly hands: string;
  readonly seed: string;
  readonly players?: string;
  readonly seats?: string;
  readonly ante?: string;
  readonly start?: string;
  readonly tournament?: boolean;
  readonly wild?: boolean;
  readonly to?: string;
  readonly lang: string;
}

/** What a hand is written in where nothing is said: the layout of its site, and where no site deals it canonical JSON. */
const usualTarget = ({ format }: CanonicalHand): string => findFormat(format)?.id ?? 'json';

const limits: readonly LimitId[] = LIMITS;

export const dealCommand = (): Command =>
  new Command('deal')
    .description('deal random legal hands, the same for the same seed')
    .option('--game <id>', 'the game, such as holdem; needed')
    .option('--variant-file <file>', 'a game of your own, as JSON; may be repeated', another, [])
    .option('--limit <id>', `${limits.join(', ')}; else what the game is mostly played at`)
    .option('--hands <n>', 'how many', '1')
    .option('--seed <n>', 'of the random numbers, a whole number', '1')
    .option('--players <n>', 'players at the table: 2 to 10, or as many as the game seats')
    .option('--seats <n>', 'seats of the table: as many as players, to 10')
    .option('--ante <n>', 'ante in the smallest unit, to 1000000000')
    .option('--start <time>', 'when the first hand begins, ISO 8601')
    .option('--tournament', 'a tournament with rising levels')
    .option('--wild', 'stacks of every size and all-ins at every turn')
    .option('--to <target>', `${targets}; else the layout of the site that deals the game, or json`)
    .option('--lang <lang>', 'language of messages: en or es', 'en')
    .action(runDeal);

const runDeal = async (flags: DealFlags): Promise<void> => {
  const language = languageOf(flags.lang);
  let writer = flags.to === undefined ? null : HandWriter.to(flags.to);
  const format = writer === null || holdsAll(writer.format) ? {} : housedBy(writer.format.id);
  const options = { ...optionsOf(flags), ...format, own: await ownGames(flags.variantFile, language) };
  const planned = planDeal(options);
  if (!planned.ok)
    throw new UsageError(planned.issues.map((fault) => sentenceOf(fault, flags, language)).join('; '));
  const output = new Output();
  for (const hand of dealHands(options)) {
    writer ??= HandWriter.to(usualTarget(hand));
    // What happened is told; what else a log says of it was made up with the hand, and is missed by nobody.
    const written = writer.write(hand, { lossy: true });
    if ('missing' in written)
      throw new UsageError({
        en: `${writer.format.id} cannot hold ${written.missing.join(', ')} of hand ${hand.id}`,
        es: `${writer.format.id} no tiene lugar para ${written.missing.join(', ')} de la mano ${hand.id}`,
      });
    output.write(written.text);
    await output.settle();
  }
  await output.flush();
};

/** Hands for a format are played as whoever writes it plays. */
const housedBy = (format: string): Pick<DealOptions, 'format' | 'switches'> => {
  // Where a format is that of several hands in one file, its hands are those of the format of one.
  const single = formats.find((one) => isWritable(one) && one.multiHandFormat === format);
  return { format, switches: profileOfFormat(single?.id ?? format).switches };
};

/** Whether it tells of a hand whatever there is to tell, as its site would. */
const holdsAll = ({ support }: WritableFormat): boolean => support.some(({ variant }) => variant === '*');

const sentenceOf = (fault: DealIssue, flags: DealFlags, language: Language): string => {
  const values: Readonly<Record<string, unknown>> = { ...flags };
  const given = values[fault.option];
  return `--${fault.option}${typeof given === 'string' ? ` ${given}` : ''}: ${expectedBy(fault)[language]}`;
};

const expectedBy = (fault: DealIssue): Message => {
  switch (fault.code) {
    case 'unknown-game':
      return {
        en: 'there is no such game; see floorman variants',
        es: 'no existe ese juego; véase floorman variants',
      };
    case 'not-a-time':
      return { en: 'an ISO 8601 time was expected', es: 'se esperaba una hora en ISO 8601' };
    default: {
      const { option, from, to } = fault;
      return option === 'start'
        ? {
            en: `a time from ${dayOf(from)} to ${dayOf(to)} was expected`,
            es: `se esperaba una hora del ${dayOf(from)} al ${dayOf(to)}`,
          }
        : {
            en: `a whole number from ${String(from)} to ${String(to)} was expected`,
            es: `se esperaba un número entero de ${String(from)} a ${String(to)}`,
          };
    }
  }
};

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const optionsOf = (flags: DealFlags): DealOptions => {
  const { game } = flags;
  if (game === undefined)
    throw new UsageError({
      en: '--game is needed, such as holdem; see floorman variants',
      es: 'hace falta --game, por ejemplo holdem; véase floorman variants',
    });
  const limit = limits.find((id) => id === flags.limit);
  if (flags.limit !== undefined && limit === undefined)
    throw new UsageError({
      en: `--limit is one of ${limits.join(', ')}, not ${flags.limit}`,
      es: `--limit es uno de ${limits.join(', ')}, no ${flags.limit}`,
    });
  const { hands, seed, players, seats, ante, start, tournament, wild } = flags;
  return {
    game,
    hands: Number(hands),
    seed: Number(seed),
    ...(limit === undefined ? {} : { limit }),
    ...(players === undefined ? {} : { players: Number(players) }),
    ...(seats === undefined ? {} : { seats: Number(seats) }),
    ...(ante === undefined ? {} : { ante: Number(ante) }),
    ...(start === undefined ? {} : { start }),
    ...(tournament === undefined ? {} : { tournament }),
    ...(wild === undefined ? {} : { wild }),
  };
};
