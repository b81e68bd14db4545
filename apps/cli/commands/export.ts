import { Command } from 'commander';
import { AuditCounts, HeldHands } from '#audit';
import type { Language } from '#cards';
import {
  EXPORT_FORMATS,
  HandTables,
  TABLE_NAMES,
  type ExportedHand,
  type ExportFormat,
  type HandRows,
} from '#export';
import { alignColumns, fillMessage, formatCount, formatMessage, sanitize } from '#text';
import { readLogs } from '../audit/read-logs.js';
import { expandPaths, warnOfEmptyFolder } from '../input/inputs.js';
import { EXPORT_MESSAGES } from '../messages/export.js';
import { EXIT_REJECTED, parseLanguage, UsageError } from '../options/errors.js';
import { addAnonymizeOptions, readAliases, type AnonymizeFlags } from '../options/anonymize.js';
import { addLogOptions, type LogFlags } from '../options/log-options.js';
import { Output } from '../output/standard-output.js';
import { TableFiles } from '../output/table-files.js';

interface ExportFlags extends LogFlags, AnonymizeFlags {
  readonly to: string;
  readonly out: string;
  readonly overwrite?: boolean;
  readonly tableChecks: boolean;
}

export const exportCommand = (): Command =>
  addAnonymizeOptions(addLogOptions(new Command('export')))
    .description('write hands, players, actions and findings as tables (docs/export.md)')
    .requiredOption('--to <format>', EXPORT_FORMATS.join(', '))
    .requiredOption('--out <folder>', 'folder of the files, one for each table')
    .option('--overwrite', 'replace the files of an earlier export')
    .option('--no-table-checks', 'do not compare the hands of a table with each other')
    .action(runExport);

const runExport = async (paths: readonly string[], flags: ExportFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  const format = parseFormat(flags.to);
  const aliases = await readAliases(flags);
  const inputs = await expandPaths(paths, warnOfEmptyFolder(language));
  const files = new TableFiles(flags.out, format, flags.overwrite === true);
  const tables = new HandTables({ format, language, aliases });
  const counts = new AuditCounts();
  const held = new HeldHands<Omit<ExportedHand, 'acrossHands' | 'key'>>((hand, acrossHands) => {
    tables.add({ ...hand, acrossHands, key: ++key });
  });
  let key = 0;
  const purpose = { tables: flags.tableChecks, analysis: 'export', records: false, texts: false } as const;
  try {
    await readLogs(inputs, flags, purpose, counts, {
      begin: () => files.create(),
      hand: ({ outcome, place, copy }) => {
        const rows = outcome.facts as HandRows | null;
        held.add({ place, outcome, rows, copy }, copy === 'new' ? outcome.table : null, place.member);
      },
      endOfFile: () => {
        held.end();
      },
      settle: () => files.write(tables),
    });
    tables.finish();
    await files.write(tables);
    await files.complete();
  } catch (error) {
    await files.discard();
    throw error;
  }
  await printTables(tables, files, format, language);
  warnOf(counts, language);
};

const parseFormat = (text: string): ExportFormat => {
  const format = EXPORT_FORMATS.find((each) => each === text);
  if (format !== undefined) return format;
  throw new UsageError(fillMessage(EXPORT_MESSAGES.target, { formats: EXPORT_FORMATS.join(', '), text }));
};

const printTables = async (
  tables: HandTables,
  files: TableFiles,
  format: ExportFormat,
  language: Language,
): Promise<void> => {
  const { table, rows, bytes } = EXPORT_MESSAGES;
  const output = new Output();
  const lines = TABLE_NAMES.map((name) => [
    `${name}.${format}`,
    String(tables.rowsOf(name)),
    String(files.bytesOf(name)),
  ]);
  const heading = [table[language], rows[language], bytes[language]];
  output.write(`${alignColumns([heading, ...lines]).join('\n')}\n`);
  await output.flush();
};

const warnOf = (counts: AuditCounts, language: Language): void => {
  if (counts.hands === 0) warn(EXPORT_MESSAGES.noHands[language]);
  if (counts.rejected === 0) return;
  const hands = formatCount(counts.rejected, 'hands', language);
  warn(formatMessage(EXPORT_MESSAGES.rejected, language, { hands }));
  process.exitCode = EXIT_REJECTED;
};

const warn = (text: string): void => {
  process.stderr.write(`floorman: ${sanitize(text)}\n`);
};
