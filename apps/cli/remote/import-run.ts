import { basename } from 'node:path';
import { severities, type FindingCode } from '#audit';
import type { Language } from '#cards';
import type { ImportAnswer } from '#contracts';
import { formatCount, formatMessage, IMPORT_COUNTS, sanitize } from '#text';
import { expandPaths, tellEmpty, type NamedInput } from '../input/inputs.js';
import { Bar } from '../output/progress-bar.js';
import { listedCodes, readableCodes } from '../output/audit-text.js';
import { EXIT_CLEAN, EXIT_FINDINGS, EXIT_REJECTED, UsageError } from '../options/errors.js';
import { ImportFailure } from './import-failure.js';
import { Importer, type ImportWish } from './import-client.js';
import { Server } from './http-client.js';
import { PHRASES } from '../messages/import.js';

/** What `floorman import` is asked to do. */
export interface ImportOrder extends ImportWish {
  readonly address: URL;
  readonly key: string | null;
  readonly language: Language;
  readonly name?: string;
  readonly wait: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** What came of a log. */
interface Outcome {
  readonly file: string;
  readonly result: ImportAnswer | ImportFailure;
}

/** Sends every log, then waits for one after the other. Gives the exit code, which is that of an audit. */
export const importPaths = async (paths: readonly string[], order: ImportOrder): Promise<number> => {
  const inputs = await expandPaths(paths, tellEmpty(order.language));
  if (order.name !== undefined && inputs.length !== 1)
    throw new UsageError({
      en: `--name is for one log, and here are ${String(inputs.length)}`,
      es: `--name es para un solo historial, y aquí hay ${String(inputs.length)}`,
    });
  return new Run(order).all(inputs);
};

/** One run of the command. */
class Run {
  private readonly server: Server;
  private readonly importer: Importer;
  private readonly bar: Bar;

  constructor(private readonly order: ImportOrder) {
    this.server = new Server(order.address, order.key, order.language);
    this.importer = new Importer(this.server, order, order.language);
    this.bar = new Bar(order.quiet === true ? null : process.stderr);
  }

  async all(inputs: readonly NamedInput[]): Promise<number> {
    const sent = await this.sendAll(inputs);
    const outcomes: Outcome[] = [];
    for (const { file, result } of sent) {
      const outcome = { file, result: await this.resultOf(file, result) };
      outcomes.push(outcome);
      await this.tell(outcome);
    }
    if (this.order.json === true) process.stdout.write(`${JSON.stringify(documentOf(outcomes), null, 2)}\n`);
    return Math.max(EXIT_CLEAN, ...outcomes.map(({ result }) => exitCodeOf(result)));
  }

  /** After a failure that every other log would meet as well, no more are sent. */
  private async sendAll(inputs: readonly NamedInput[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const input of inputs) {
      const result = await this.send(input);
      outcomes.push({ file: input.name, result });
      if (result instanceof ImportFailure && result.hopeless) break;
    }
    return outcomes;
  }

  private async send(input: NamedInput): Promise<ImportAnswer | ImportFailure> {
    const words = formatMessage(PHRASES.sending, this.order.language, { name: shortName(input.name) });
    const onSent = (bytes: number, size: number): void => this.bar.draw(bytes / size, words);
    return this.importer
      .send(input, this.order.name ?? input.name, onSent)
      .catch(failureOf)
      .finally(() => this.bar.clear());
  }

  private async resultOf(
    file: string,
    result: ImportAnswer | ImportFailure,
  ): Promise<ImportAnswer | ImportFailure> {
    if (result instanceof ImportFailure || !this.order.wait) return result;
    const { language } = this.order;
    const onProgress = ({ chunks, counts }: ImportAnswer): void => {
      const words = { name: shortName(file), hands: formatCount(counts.hands, 'hands', language) };
      const share = chunks.total === 0 ? 0 : chunks.done / chunks.total;
      this.bar.draw(share, formatMessage(PHRASES.auditing, language, words));
    };
    return this.importer
      .follow(result.id, onProgress)
      .catch(failureOf)
      .finally(() => this.bar.clear());
  }

  /** Tells people what came of a log: failures on standard error, as scripts that read JSON want them too. */
  private async tell({ file, result }: Outcome): Promise<void> {
    const name = sanitize(this.order.name ?? file);
    if (result instanceof ImportFailure) process.stderr.write(`floorman: ${name}: ${result.message}\n`);
    else if (this.order.json !== true) process.stdout.write(await this.readable(name, result));
  }

  private async readable(name: string, result: ImportAnswer): Promise<string> {
    const { language, wait } = this.order;
    const url = `${this.server.name}/v1/imports/${result.id}`;
    if (!wait) {
      const sent = formatMessage(PHRASES.sent, language, { id: result.id });
      return `${name}: ${sent}\n  ${formatMessage(PHRASES.address, language, { url })}\n`;
    }
    const lines = [
      `${name}: ${IMPORT_COUNTS.map((count) => formatCount(result.counts[count], count, language)).join(', ')}`,
    ];
    if (result.state === 'failed')
      lines.push(formatMessage(PHRASES.failed, language, { reason: sanitize(result.error?.detail ?? '') }));
    if (result.state === 'cancelled') lines.push(PHRASES.cancelled[language]);
    const reasons = result.counts.rejected === 0 ? {} : await this.importer.rejections(result.id);
    const codes = sanitize(listedCodes(reasons));
    if (codes !== '') lines.push(formatMessage(PHRASES.rejected, language, { codes }));
    lines.push(readableCodes(result.findings, language));
    lines.push(formatMessage(PHRASES.report, language, { url: `${url}/report` }));
    return `${lines.join('\n  ')}\n`;
  }
}

const failureOf = (error: unknown): ImportFailure => {
  if (error instanceof ImportFailure) return error;
  throw error;
};

const LONGEST_SHOWN = 40;

/** A name that leaves room for a bar on a line. */
const shortName = (file: string): string => sanitize([...basename(file)].slice(-LONGEST_SHOWN).join(''));

const documentOf = (outcomes: readonly Outcome[]): object => ({
  imports: outcomes.map(({ file, result }) =>
    result instanceof ImportFailure
      ? { file, import: null, error: { code: result.code, detail: result.message } }
      : { file, import: result, error: null },
  ),
});

const exitCodeOf = (result: ImportAnswer | ImportFailure): number => {
  if (result instanceof ImportFailure) return EXIT_REJECTED;
  const { state, counts, findings } = result;
  if (state === 'failed' || state === 'cancelled' || counts.rejected > 0) return EXIT_REJECTED;
  const isWrong = Object.keys(findings).some((code) =>
    ['illegal', 'mismatch'].includes(severities[code as FindingCode] ?? ''),
  );
  return isWrong ? EXIT_FINDINGS : EXIT_CLEAN;
};
