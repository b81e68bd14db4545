import { Command } from 'commander';
import { DEFAULT_ALPHA, DEFAULT_MIN_HANDS, PartnerSums, reportPartners } from '#partners';
import { fillMessage } from '#text';
import { analyzeLogs } from '../audit/read-logs.js';
import { PARTNERS_MESSAGES } from '../messages/partners.js';
import { FailureError, parseLanguage, UsageError, wholeNumber } from '../options/errors.js';
import { addLogOptions, type LogFlags } from '../options/log-options.js';
import { writeDocument } from '../output/json-document.js';
import { formatPartners } from '../output/partners-text.js';
import { Output } from '../output/standard-output.js';

interface PartnersFlags extends LogFlags {
  readonly alpha: number;
  readonly minHands: number;
  readonly all?: boolean;
  readonly json?: boolean;
}

export const partnersCommand = (): Command =>
  addLogOptions(new Command('partners'))
    .description('pairs of players who may play for each other: suspects, never a verdict (docs/partners.md)')
    .option('--alpha <q>', 'the largest q-value of a suspect pair', parseAlpha, DEFAULT_ALPHA)
    .option(
      '--min-hands <n>',
      'only pairs with so many hands together',
      wholeNumber('--min-hands', 2, Number.MAX_SAFE_INTEGER),
      DEFAULT_MIN_HANDS,
    )
    .option('--all', 'all pairs that were compared, not only the suspect ones')
    .option('--json', 'one JSON document')
    .action(runPartners);

const parseAlpha = (text: string): number => {
  const value = Number(text);
  if (!(value > 0 && value < 1)) throw new UsageError(fillMessage(PARTNERS_MESSAGES.alpha, { text }));
  return value;
};

const runPartners = async (paths: readonly string[], flags: PartnersFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  const sums = new PartnerSums();
  const { seconds } = await analyzeLogs(paths, flags, 'partners', (hand) => {
    sums.add(hand);
  });
  if (sums.sites.size === 0) throw new FailureError(PARTNERS_MESSAGES.noHands);
  const report = reportPartners(sums, flags);
  const pairs =
    flags.all === true ? report.pairs : report.pairs.filter(({ verdict }) => verdict === 'suspect');
  const hands = report.sites.reduce((sum, site) => sum + site.hands, 0);
  const output = new Output();
  if (flags.json === true) {
    const { pairs: _, ...before } = report;
    await writeDocument(output, { before, name: 'pairs', items: pairs, after: { hands, seconds } });
  } else output.write(formatPartners({ ...report, pairs }, language));
  await output.flush();
};
