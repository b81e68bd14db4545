import { join } from 'node:path';
import { rules, type RuleKind } from '#rules';
import { citationsIn } from '#scripts/citations';

/** The kinds of rules that a hand or its setup keeps or breaks by itself. */
const PLAYED: readonly RuleKind[] = ['engine', 'showdown', 'setup'];

/** Played rules that neither a hand nor the description of a game can show, with the reason. */
const NOT_IN_LOGS: Readonly<Record<string, string>> = {
  'P-SETUP-4': 'what was bought in, and for what, is a matter of the table: a hand begins with stacks',
  'P-VAR-HOUSE': 'guts, 7-27 and bourré are no poker: they are outside the betting model',
  'R-SHOW-4':
    'when cards are cleared off the table is for the dealer’s hands: a log does not show that moment',
};

const citations = citationsIn(join(import.meta.dirname, '..', '..'));
const namesOf = (rule: string): readonly string[] =>
  (citations.get(rule)?.tests ?? []).flatMap(({ names }) => names);

const played = rules.filter(({ kind }) => kind.some((one) => PLAYED.includes(one))).map(({ id }) => id);

describe('every rule that is played has an example', () => {
  it.each(played.filter((rule) => !(rule in NOT_IN_LOGS)))(
    '%s is followed by one and broken by one',
    (rule) => {
      const examples = namesOf(rule).map((name) => name.split(': ')[0]);
      expect(examples).toEqual(expect.arrayContaining(['followed', 'broken']));
    },
  );

  it.each(Object.keys(NOT_IN_LOGS))('%s is played, and cannot have any', (rule) => {
    expect(played).toContain(rule);
    expect(namesOf(rule)).toEqual([]);
  });
});
