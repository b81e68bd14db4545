import type { Command } from 'commander';
import { COMMANDS, makeProgram } from '../../apps/cli/program.js';
import { inSpanish, pathOf } from '../../apps/cli/help/localized-help.js';
import { HELP_NOTES } from '../../apps/cli/help/notes.js';
import { HELP_TEXTS } from '../../apps/cli/help/spanish.js';

/** Texts that are lists of ids. */
const isList = (text: string): boolean => /^[a-z0-9-]+(, [a-z0-9-]+)*$/u.test(text);

const allOf = (program: Command): Command[] => [
  program,
  ...program.commands,
  ...program.commands.flatMap(({ commands }) => commands),
];

/** Every text that the help of a command shows. */
const textsOf = (command: Command): string[] =>
  [
    command.description(),
    ...command.options.flatMap(({ description, defaultValueDescription = '' }) => [
      description,
      defaultValueDescription,
    ]),
    ...command.registeredArguments.map(({ description }) => description),
  ].filter((text) => text !== '' && !isList(text));

const helpOf = (command: Command): string => {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text), getOutHasColors: () => false });
  command.outputHelp();
  return help;
};

describe('the help', () => {
  let program: Command;
  beforeAll(async () => {
    // One after the other: Jest cannot import modules that share imports at the same time.
    for (const load of Object.values(COMMANDS)) await load();
    program = await makeProgram([], 'es');
  });

  test('has a Spanish text for every description, and no others', () => {
    const texts = allOf(program).flatMap(textsOf);
    expect(texts.filter((text) => inSpanish(text) === undefined)).toEqual([]);
    const shown = new Set(texts.map((text) => inSpanish(text)));
    const titles = HELP_TEXTS.slice(0, 5).map(([, es]) => es);
    const unused = HELP_TEXTS.filter(
      ([en, es]) =>
        !titles.includes(es) &&
        !shown.has(es) &&
        !(en.includes('{}') && texts.some((text) => text.startsWith(en.split('{}')[0]))),
    );
    expect(unused).toEqual([]);
    for (const [en, es] of HELP_TEXTS) expect(es).not.toBe(en);
  });

  test('of every command names its exit codes and has examples, in Spanish too', () => {
    for (const command of allOf(program)) {
      const help = helpOf(command);
      expect(help).toContain('Uso: floorman');
      expect(help).toContain('Ejemplos:\n  floorman ');
      expect(help).toMatch(/Códigos de salida:\n {2}0 +\S[^]*\n {2}64 {2}uso incorrecto/u);
      expect(help).not.toMatch(/Usage:|Options:|Examples:|default:|display help|\[options\]/u);
    }
    expect(Object.keys(HELP_NOTES).sort()).toEqual(allOf(program).map(pathOf).sort());
  });

  test('is in English in English', async () => {
    const help = helpOf(await makeProgram(['audit'], 'en').then(({ commands: [audit] }) => audit));
    expect(help).toMatch(/^Usage: floorman audit \[options\] <path\.\.\.>\n/u);
    expect(help).toMatch(/\(default: that of the\s+locale\)/u);
    expect(help).toMatch(/Exit codes:\n {2}0 {3}no fault\n {2}1 {3}a finding is illegal/u);
  });

  test.each(Object.values(HELP_NOTES).flatMap(({ examples }) => examples))(
    'the example %s has only arguments and options that exist',
    async (example) => {
      const args = example.replaceAll("'", '').split(' ');
      const [name] = args;
      expect(Object.keys(COMMANDS)).toContain(name);
      const own = await makeProgram(args, 'en');
      let ran = 0;
      for (const command of allOf(own).slice(1)) command.action(() => void ran++);
      await own.parseAsync(args, { from: 'user' });
      expect(ran).toBe(1);
    },
  );
});
