import { Command } from 'commander';
import { decksOf, rotations, variants } from '#engine';
import { formats, supportReport } from '#histories';
import { findRule, rules, searchRules } from '#rules';
import { fillMessage } from '#text';
import { CATALOGUE_MESSAGES } from '../messages/catalogues.js';
import { parseLanguage, UsageError } from '../options/errors.js';
import { languageOption } from '../options/language.js';

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
    .addOption(languageOption())
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
  listing('variants', 'list the variants that the engine plays, and the rotations of them', (language) => ({
    json: [...variants.map((variant) => ({ ...variant, decks: decksOf(variant) })), ...rotations],
    lines: [
      ...variants.map(({ id, name }) => `${id.padEnd(20)} ${name[language]}`),
      ...rotations.map(({ id, name, games }) => {
        const listed =
          games?.map(({ variant }) => variant).join(', ') ?? CATALOGUE_MESSAGES.anyGame[language];
        return `${id.padEnd(20)} ${name[language]}: ${listed}`;
      }),
    ],
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
    .description('list the rules, explain one, or find some by words')
    .argument('[search...]', 'a rule, such as R-BET-6, or words in either language')
    .option('--json', 'as JSON')
    .addOption(languageOption())
    .action((words: readonly string[], flags: ListFlags) => {
      const language = parseLanguage(flags.lang);
      const search = words.join(' ');
      const rule = findRule(search.toUpperCase());
      if (rule !== undefined) {
        const lines = [`${rule.id} ${rule.title[language]}`, rule.text[language]];
        printList(flags.json, { json: rule, lines });
        return;
      }
      const found = words.length === 0 ? rules : searchRules(search);
      if (found.length === 0) throw noRule(search);
      const lines = found.map(({ id, title }) => `${id.padEnd(14)} ${title[language]}`);
      printList(flags.json, { json: found, lines });
    });

/** An id, or the start of one. */
const RULE_ID = /^[PRL]-\S*$/i;

const noRule = (search: string): UsageError =>
  new UsageError(
    RULE_ID.test(search)
      ? fillMessage(CATALOGUE_MESSAGES.noRule, { id: search })
      : fillMessage(CATALOGUE_MESSAGES.noRuleWith, { words: search }),
  );
