import { Command } from 'commander';
import { DEFAULT_ALPHA, Fairness, SCOPES, type ScopeId } from '#fairness';
import { fillMessage } from '#text';
import { analyzeLogs } from '../audit/read-logs.js';
import { FAIRNESS_MESSAGES } from '../messages/fairness.js';
import { FailureError, parseLanguage, UsageError } from '../options/errors.js';
import { addLogOptions, type LogFlags } from '../options/log-options.js';
import { formatFairness } from '../output/fairness-text.js';
import { Output } from '../output/standard-output.js';

interface FairnessFlags extends LogFlags {
  readonly alpha: string;
  readonly by?: string;
  readonly json?: boolean;
}

export const fairnessCommand = (): Command =>
  addLogOptions(new Command('fairness'))
    .description('test whether the cards were dealt fairly (docs/fairness.md)')
    .option('--alpha <p>', 'the probability of a false alarm in all tests together', String(DEFAULT_ALPHA))
    .option('--by <scope>', `tests for each ${SCOPES.join(' or ')}`)
    .option('--json', 'one JSON document')
    .action(runFairness);

const runFairness = async (paths: readonly string[], flags: FairnessFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  const alpha = parseAlpha(flags.alpha);
  const by = parseScope(flags.by);
  const fairness = new Fairness();
  const { seconds } = await analyzeLogs(paths, flags, 'fairness', (deal) => {
    fairness.add(deal);
  });
  const report = fairness.report(by, alpha);
  if (report.tests.every(({ n }) => n === 0)) throw new FailureError(FAIRNESS_MESSAGES.noDeals);
  const output = new Output();
  output.write(
    flags.json === true ? `${JSON.stringify({ ...report, seconds })}\n` : formatFairness(report, language),
  );
  await output.flush();
};

const parseAlpha = (text: string): number => {
  const alpha = text.trim() === '' ? Number.NaN : Number(text);
  if (!(alpha > 0 && alpha < 1)) throw new UsageError(fillMessage(FAIRNESS_MESSAGES.alpha, { text }));
  return alpha;
};

const parseScope = (text: string | undefined): ScopeId | null => {
  if (text === undefined) return null;
  const scope = SCOPES.find((id) => id === text);
  if (scope === undefined) throw new UsageError(fillMessage(FAIRNESS_MESSAGES.scope, { text }));
  return scope;
};
