import { basename } from 'node:path';
import { severities, type FindingCode } from '#audit';
import type { Language } from '#cards';
import { containsLog } from '#audit';
import type { ImportResponse } from '#contracts';
import { fillMessage, formatCount, formatMessage, formatSkipped, LABELS, sanitize } from '#text';
import { expandPaths, warnOfEmptyFolder, type NamedInput } from '../input/inputs.js';
import { Bar } from '../output/progress-bar.js';
import { formatCodeCounts } from '../output/audit-text.js';
import { EXIT_CLEAN, EXIT_FINDINGS, EXIT_REJECTED, UsageError } from '../options/errors.js';
import { ImportFailure } from './import-failure.js';
import { ImportClient, type ImportOptions } from './import-client.js';
import { HttpClient } from './http-client.js';
import { formatImportCounts, formatImportFindings, formatImportTotal } from './import-text.js';
import { IMPORT_MESSAGES } from '../messages/import.js';

/** The options of `floorman import`. */
export interface ImportRunOptions extends ImportOptions {
  readonly address: URL;
  readonly key: string | null;
  readonly language: Language;
  readonly name?: string;
  readonly wait: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** The import of a log, or the reason why there is none. */
interface Outcome {
  readonly file: string;
  readonly result: ImportResponse | ImportFailure;
}

/** Sends all logs, then waits for their imports. Returns the exit status, which has the same meaning as that of an audit. */
export const importPaths = async (paths: readonly string[], options: ImportRunOptions): Promise<number> => {
  const inputs = await expandPaths(paths, warnOfEmptyFolder(options.language));
  if (options.name !== undefined && inputs.length !== 1)
    throw new UsageError(fillMessage(IMPORT_MESSAGES.nameForOneLog, { count: String(inputs.length) }));
  return new ImportRun(options).all(inputs);
};

/** One run of the command. */
class ImportRun {
  private readonly server: HttpClient;
  private readonly client: ImportClient;
  private readonly bar: Bar;

  constructor(private readonly options: ImportRunOptions) {
    this.server = new HttpClient(options.address, options.key, options.language);
    this.client = new ImportClient(this.server, options, options.language);
    this.bar = new Bar(options.quiet === true ? null : process.stderr);
  }

  async all(inputs: readonly NamedInput[]): Promise<number> {
    const sent = await this.sendAll(inputs);
    const outcomes: Outcome[] = [];
    for (const { file, result } of sent) {
      const outcome = { file, result: await this.resultOf(file, result) };
      outcomes.push(outcome);
      await this.print(outcome);
    }
    this.printTotal(outcomes);
    if (this.options.json === true)
      process.stdout.write(`${JSON.stringify(documentOf(outcomes), null, 2)}\n`);
    return Math.max(EXIT_CLEAN, ...outcomes.map(({ result }) => exitCodeOf(result)));
  }

  /** Stops after a failure that affects all logs. */
  private async sendAll(inputs: readonly NamedInput[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const input of inputs) {
      if (!(await this.holdsLog(input))) continue;
      const result = await this.send(input);
      outcomes.push({ file: input.name, result });
      if (result instanceof ImportFailure && result.affectsAll) break;
    }
    return outcomes;
  }

  /** Whether a file holds a log. A file that was found in a folder and is none is not sent. */
  private async holdsLog(input: NamedInput): Promise<boolean> {
    // A pipe can be read once only.
    if (!input.found || input.size === null || this.options.format !== 'auto') return true;
    const { source, close } = await input.open();
    try {
      if (await containsLog(source)) return true;
    } finally {
      await close();
    }
    process.stderr.write(`floorman: ${sanitize(input.name)} ${LABELS.notALog[this.options.language]}\n`);
    return false;
  }

  private async send(input: NamedInput): Promise<ImportResponse | ImportFailure> {
    const text = formatMessage(IMPORT_MESSAGES.sending, this.options.language, {
      name: shortName(input.name),
    });
    const onSent = (bytes: number, size: number): void => this.bar.draw(bytes / size, text);
    return this.client
      .send(input, this.options.name ?? input.name, onSent)
      .catch(failureOf)
      .finally(() => this.bar.clear());
  }

  private async resultOf(
    file: string,
    result: ImportResponse | ImportFailure,
  ): Promise<ImportResponse | ImportFailure> {
    if (result instanceof ImportFailure || !this.options.wait) return result;
    const { language } = this.options;
    const onProgress = ({ chunks, counts }: ImportResponse): void => {
      const values = { name: shortName(file), hands: formatCount(counts.hands, 'hands', language) };
      const share = chunks.total === 0 ? 0 : chunks.done / chunks.total;
      this.bar.draw(share, formatMessage(IMPORT_MESSAGES.auditing, language, values));
    };
    return this.client
      .follow(result.id, onProgress)
      .catch(failureOf)
      .finally(() => this.bar.clear());
  }

  /** Prints the result of a log for users. Failures go to standard error, also with --json. */
  private async print({ file, result }: Outcome): Promise<void> {
    const name = sanitize(this.options.name ?? file);
    if (result instanceof ImportFailure) process.stderr.write(`floorman: ${name}: ${result.message}\n`);
    else if (this.options.json !== true) process.stdout.write(await this.format(name, result));
  }

  /** Prints the counts of all logs together, if there are several and they were waited for. */
  private printTotal(outcomes: readonly Outcome[]): void {
    const { json, wait, language } = this.options;
    const imports = outcomes.flatMap(({ result }) => (result instanceof ImportFailure ? [] : [result]));
    if (json !== true && wait && imports.length > 1)
      process.stdout.write(formatImportTotal(imports, language));
  }

  private async format(name: string, result: ImportResponse): Promise<string> {
    const { language, wait } = this.options;
    const url = `${this.server.name}/v1/imports/${result.id}`;
    if (!wait) {
      const sent = formatMessage(IMPORT_MESSAGES.sent, language, { id: result.id });
      return `${name}: ${sent}\n  ${formatMessage(IMPORT_MESSAGES.address, language, { url })}\n`;
    }
    const lines = [
      `${name}: ${formatImportCounts(result.counts, language)}${formatSkipped(result.skipped, language)}`,
    ];
    if (result.state === 'failed')
      lines.push(
        formatMessage(IMPORT_MESSAGES.failed, language, { reason: sanitize(result.error?.detail ?? '') }),
      );
    if (result.state === 'cancelled') lines.push(IMPORT_MESSAGES.cancelled[language]);
    const reasons = result.counts.rejected === 0 ? {} : await this.client.rejections(result.id);
    const codes = sanitize(formatCodeCounts(reasons));
    if (codes !== '') lines.push(formatMessage(IMPORT_MESSAGES.rejected, language, { codes }));
    lines.push(formatImportFindings(result, language));
    lines.push(formatMessage(IMPORT_MESSAGES.report, language, { url: `${url}/report` }));
    return `${lines.join('\n  ')}\n`;
  }
}

const failureOf = (error: unknown): ImportFailure => {
  if (error instanceof ImportFailure) return error;
  throw error;
};

const MAX_SHOWN = 40;

/** A file name that fits on a line behind a bar. */
const shortName = (file: string): string => sanitize([...basename(file)].slice(-MAX_SHOWN).join(''));

const documentOf = (outcomes: readonly Outcome[]): object => ({
  imports: outcomes.map(({ file, result }) =>
    result instanceof ImportFailure
      ? { file, import: null, error: { code: result.code, detail: result.message } }
      : { file, import: result, error: null },
  ),
});

const exitCodeOf = (result: ImportResponse | ImportFailure): number => {
  if (result instanceof ImportFailure) return EXIT_REJECTED;
  const { state, counts, findings } = result;
  if (state === 'failed' || state === 'cancelled' || counts.rejected > 0) return EXIT_REJECTED;
  const isWrong = Object.keys(findings).some((code) =>
    ['illegal', 'mismatch'].includes(severities[code as FindingCode] ?? ''),
  );
  return isWrong ? EXIT_FINDINGS : EXIT_CLEAN;
};
