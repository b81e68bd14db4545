import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { existsSync, writeFileSync } from 'node:fs';
import { corpusFolder } from '../../support/corpus.js';
import { hashOf } from '../../support/random.js';
import { page } from './page.js';
import { missGroups, tallyBy, textTable } from './report.js';
import { filesBelow, subjectsOfFile } from './subjects.js';
import { Quota, trial, type Outcome } from './trial.js';

/** `npm run mutate -- PATH… [--site FORMAT] [--max-per-mutator N] [--groups N] [--samples N] [--mutator WORDS] [--page FILE]` */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    'max-per-mutator': { type: 'string', default: '20' },
    groups: { type: 'string', default: '40' },
    samples: { type: 'string', default: '3' },
    mutator: { type: 'string', default: '' },
    json: { type: 'string' },
    free: { type: 'boolean', default: false },
    page: { type: 'string' },
  },
});

const pathOf = (path: string): string => (existsSync(path) ? resolve(path) : join(corpusFolder, path));

const files = (positionals.length === 0 ? [corpusFolder] : positionals.map(pathOf)).flatMap(filesBelow);
const quota = new Quota(Number(values['max-per-mutator']));
const outcomes: Outcome[] = [];
let hands = 0;
/** In an order that mixes games and files, the same in every run. */
for (const file of files.toSorted((a, b) => hashOf(a) - hashOf(b)))
  for (const subject of subjectsOfFile(file)) {
    if (values.site !== undefined && subject.format.id !== values.site) break;
    hands++;
    outcomes.push(...trial(subject, quota));
  }
const chosen = outcomes.filter(({ mutator }) => mutator.includes(values.mutator));
console.log(missGroups(chosen, Number(values.groups), Number(values.samples)));
if (values.free)
  console.log(
    textTable(
      tallyBy(
        chosen.filter(({ free }) => free !== null),
        ({ free }) => free ?? '',
      ),
    ),
  );
console.log(textTable(tallyBy(chosen, ({ mutator }) => mutator)));
console.log(textTable(tallyBy(chosen, ({ format }) => format)));
console.log(textTable(tallyBy(chosen, () => `${String(hands)} hands`)));
if (values.page !== undefined) writeFileSync(values.page, page(chosen, Number(values['max-per-mutator'])));
if (values.json !== undefined)
  writeFileSync(values.json, chosen.map((one) => JSON.stringify(one)).join('\n'));
