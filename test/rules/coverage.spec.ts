import { join } from 'node:path';
import { rules, type RuleKind } from '#rules';
import { citationsIn } from '#scripts/citations';
import { failingRows } from '#testing';

/** The kinds of rules that a log can follow or break; `audit` is the arithmetic of the log itself. */
const PLAYED: readonly RuleKind[] = ['engine', 'showdown', 'ruling', 'setup', 'table'];

/** Rules of these kinds without examples, with the reason. */
const NOT_IN_LOGS: Readonly<Record<string, string>> = {
  'P-VAR-HOUSE': 'guts, 7-27 and bourré are not poker: the betting model does not include them',
};

const citations = citationsIn(join(import.meta.dirname, '..', '..'));
const namesOf = (rule: string): readonly string[] =>
  (citations.get(rule)?.tests ?? []).flatMap(({ names }) => names);

const played = rules.filter(({ kind }) => kind.some((one) => PLAYED.includes(one))).map(({ id }) => id);

describe('rules that a hand can follow or break', () => {
  it('have an example that follows each rule and one that breaks it', () => {
    const withExamples = played.filter((rule) => !(rule in NOT_IN_LOGS));
    const failures = failingRows(withExamples, (rule) => {
      const examples = namesOf(rule).map((name) => name.split(': ')[0]);
      expect(examples).toEqual(expect.arrayContaining(['followed', 'broken']));
    });
    expect(failures).toEqual([]);
  });

  it('are cited in the code that applies them, and have texts in both languages', () => {
    const failures = failingRows(
      rules
        .filter(({ id }) => played.includes(id) && !(id in NOT_IN_LOGS))
        .map(({ id, title, text }) => [id, title, text] as const),
      ([id, title, text]) => {
        expect(citations.get(id)?.code ?? []).not.toEqual([]);
        for (const message of [title, text]) {
          expect(message.en).not.toBe('');
          expect(message.es).not.toBe('');
          expect(message.es).not.toBe(message.en);
        }
      },
    );
    expect(failures).toEqual([]);
  });

  it('have no examples if logs cannot show them', () => {
    const failures = failingRows(Object.keys(NOT_IN_LOGS), (rule) => {
      expect(played).toContain(rule);
      expect(namesOf(rule)).toEqual([]);
    });
    expect(failures).toEqual([]);
  });
});
