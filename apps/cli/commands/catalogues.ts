import { Command } from 'commander';
import { decksOf, variants } from '#engine';
import { formats, supportReport } from '#histories';
import { findRule, rules } from '#rules';
import { fillMessage } from '#text';
import { CATALOGUE_MESSAGES } from '../messages/catalogues.js';
import { parseLanguage, UsageError } from '../options/errors.js';

interface ListFlags {
  readonly json?: boolean;
  readonly lang: string;
}

/** A command that lists a catalogue as text or as JSON. */
const listing = (
  name: string,
  description: string,
  list: (language: 'en' | 'es') => { readonly json: unknown; readonly lines: readonly string[] },
): Command =>
  new Command(name)
    .description(description)
    .option('--json', 'as JSON')
    .option('--lang <lang>', 'en or es', 'en')
    .action((flags: ListFlags) => {
      printList(flags.json, list(parseLanguage(flags.lang)));
    });

/** Prints a catalogue as text or as JSON. */
export const printList = (
  isJson: boolean | undefined,
  { json, lines }: { readonly json: unknown; readonly lines: readonly string[] },
): void => {
  process.stdout.write(isJson === true ? `${JSON.stringify(json, null, 2)}\n` : `${lines.join('\n')}\n`);
};

const READS_WIDTH = 5;

export const variantsCommand = (): Command =>
  listing('variants', 'list the variants that the engine plays', (language) => ({
    json: variants.map((variant) => ({ ...variant, decks: decksOf(variant) })),
    lines: variants.map(({ id, name }) => `${id.padEnd(20)} ${name[language]}`),
  }));

export const formatsCommand = (): Command =>
  listing('formats', 'list the formats, and which games of each can be read and written', (language) => ({
    json: formats.map((format) => supportReport(format)),
    lines: formats
      .map((format) => supportReport(format))
      .flatMap(({ id, name, tier, support }) => [
        `${id} (${name}): ${CATALOGUE_MESSAGES[tier][language]}`,
        ...support.map(
          ({ variant, reads, writes }) =>
            `  ${variant.padEnd(20)} ${(reads ? CATALOGUE_MESSAGES.reads[language] : '-').padEnd(READS_WIDTH)} ${writes ? CATALOGUE_MESSAGES.writes[language] : '-'}`,
        ),
      ]),
  }));

export const rulesCommand = (): Command =>
  new Command('rules')
    .description('list the rules, or explain one')
    .argument('[id]', 'a rule, such as R-BET-6')
    .option('--json', 'as JSON')
    .option('--lang <lang>', 'en or es', 'en')
    .action((id: string | undefined, flags: ListFlags) => {
      const language = parseLanguage(flags.lang);
      if (id === undefined) {
        const lines = rules.map((rule) => `${rule.id.padEnd(14)} ${rule.title[language]}`).join('\n');
        process.stdout.write(flags.json === true ? `${JSON.stringify(rules, null, 2)}\n` : `${lines}\n`);
        return;
      }
      const rule = findRule(id.toUpperCase());
      if (rule === undefined) throw new UsageError(fillMessage(CATALOGUE_MESSAGES.noRule, { id }));
      const text = `${rule.id} ${rule.title[language]}\n${rule.text[language]}\n`;
      process.stdout.write(flags.json === true ? `${JSON.stringify(rule, null, 2)}\n` : text);
    });
