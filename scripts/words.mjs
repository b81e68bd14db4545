// `npm run lint:words`: lists the retired words of docs/glossary.md that the project still uses, with a count per folder.
//   npm run lint:words                  all files
//   npm run lint:words -- libs/audit …  only files whose paths start with one of these
//   npm run lint:words -- --counts      only the counts
import { findOffences, projectFiles } from './lib/retired-words.mjs';

const args = process.argv.slice(2);
const prefixes = args.filter((argument) => !argument.startsWith('--'));
const paths = projectFiles().filter(
  (path) => prefixes.length === 0 || prefixes.some((prefix) => path.startsWith(prefix)),
);
const offences = findOffences(paths);

if (!args.includes('--counts'))
  for (const { path, line, word, text } of offences)
    console.log(`${path}${line === 0 ? '' : `:${String(line)}`}  ${word}  | ${text.slice(0, 120)}`);

const folderOf = (path) => path.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
const counts = new Map();
for (const { path } of offences) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
for (const [folder, count] of [...counts].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(6)}  ${folder}`);
console.log(
  `${String(offences.length)} retired words in ${String(new Set(offences.map(({ path }) => path)).size)} files`,
);
process.exitCode = offences.length === 0 ? 0 : 1;
