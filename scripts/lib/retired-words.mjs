// Finds the words that docs/glossary.md retires, and the places where they occur.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The page that lists the retired words. */
export const GLOSSARY = 'docs/glossary.md';

/** Files that may contain retired words. `path` is a path or the start of one. */
export const EXEMPT_FILES = [
  { path: GLOSSARY, reason: 'names the retired words' },
  { path: 'prisma/migrations/', reason: 'migrations that have run are never edited' },
  { path: 'package-lock.json', reason: 'names of packages' },
  { path: 'LICENSE', reason: 'the text of the licence' },
  { path: 'scripts/lib/retired-words.mjs', reason: 'lists forms of the retired words' },
  { path: 'test/docs/glossary.spec.ts', reason: 'tests the search for them' },
];

const COLUMN = 'a column that a migration fixes';
const KEY = 'a key of the JSON of import summaries';
const SITE = 'the name of a site';

/** Identifiers and sentences that may contain a retired word. `path` is a path or the start of one. */
export const EXEMPT_TEXT = [
  { path: '', text: 'sealed_at', reason: COLUMN },
  { path: '', text: 'seal_seconds', reason: COLUMN },
  { path: 'prisma/schema.prisma', text: '@map("sighting")', reason: COLUMN },
  { path: 'prisma/schema.prisma', text: '@map("asking")', reason: COLUMN },
  { path: 'libs/storage/', text: 'sighting', reason: COLUMN },
  { path: 'libs/storage/equity-job.repository.ts', text: 'asking', reason: COLUMN },
  { path: 'test/storage/', text: 'sighting', reason: COLUMN },
  { path: 'test/storage/equity-jobs.spec.ts', text: 'question, asking, method', reason: COLUMN },
  { path: 'docs/decisions/019-database-access.md', text: '`sighting`', reason: COLUMN },
  { path: 'test/storage/', text: '20261125000100_chunks_of_sealed', reason: 'the name of a migration' },
  { path: 'apps/api/imports/', text: 'sealing:', reason: KEY },
  { path: 'libs/report/messages.ts', text: 'sealing:', reason: KEY },
  { path: 'bench/import.mjs', text: "'sealing'", reason: KEY },
  { path: 'bench/import-cost.mjs', text: '.sealing', reason: KEY },
  { path: 'test/imports/report.spec.ts', text: "'sealing'", reason: KEY },
  { path: 'docs/openapi', text: '"sealing"', reason: KEY },
  { path: 'clients/typescript/src/generated/', text: 'sealing', reason: KEY },
  { path: 'docs/formats.md', text: 'Seals With Clubs', reason: SITE },
  { path: 'libs/histories/formats/corpus-results.ts', text: 'Seals With Clubs', reason: SITE },
];

const FOLDERS_OF_TOOLS = new Set([
  'node_modules',
  'dist',
  'generated',
  'coverage',
  '.git',
  '.cache',
  '.floorman',
]);
const BINARY = /\.(?:png|jpe?g|gif|ico|woff2?|wasm|gz|zip|bin)$/i;

/** Irregular forms. */
const IRREGULAR = { tell: ['told', 'untold'], lend: ['lent'] };
const ENDINGS = ['', 's', 'es', 'ed', 'ing', 'ings', 'er', 'ers'];
const PREFIXES = ['', 'un', 're'];

/** Lower-case words of an identifier or a text: `reSealChunk` → re, seal, chunk. */
const WORD = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu;

/** The retired words and phrases of the glossary: words in `code` in the last column. */
export function retiredTerms(glossary = readFileSync(join(root, GLOSSARY), 'utf8')) {
  const terms = glossary
    .split('\n')
    .filter((line) => /^\|.*\|$/.test(line))
    .flatMap((row) =>
      [
        ...row
          .split('|')
          .at(-2)
          .matchAll(/`([^`]+)`/g),
      ].map(([, term]) => term),
    );
  return [...new Set(terms)];
}

/** All forms of one retired word: seal → seal, seals, sealed, sealing, sealer, unsealed, … */
function formsOf(word) {
  const forms = PREFIXES.flatMap((prefix) => ENDINGS.map((ending) => prefix + word + ending));
  return [...forms, ...(IRREGULAR[word] ?? [])];
}

/** A phrase also matches across the lines of a comment: `what came of` → what[ \n/*]+came[ \n/*]+of. */
const phrasePattern = (phrase) => phrase.split(/[ ']/).join("(?:['’]|[\\s/*#|>-]+)");

/** Makes the function that finds the retired terms of a text: `(text) => [{ index, word }]`. O(length). */
export function makeFinder(terms = retiredTerms()) {
  const words = new Set(terms.filter((term) => !/[ ']/.test(term)).flatMap(formsOf));
  const phrases = terms.filter((term) => /[ ']/.test(term));
  const phrase = new RegExp(`\\b(?:${phrases.map(phrasePattern).join('|') || '(?!)'})\\b`, 'gi');
  return (text) => [
    ...[...text.matchAll(WORD)]
      .filter(([word]) => words.has(word.toLowerCase()))
      .map(({ index, 0: word }) => ({ index, word })),
    ...[...text.matchAll(phrase)].map(({ index, 0: word }) => ({ index, word: word.replace(/\s+/g, ' ') })),
  ];
}

/** Paths of all files of the project, from Git or, without a Git clone, from the folder. */
export function projectFiles(folder = root) {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] };
  try {
    const listed = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
      options,
    );
    const deleted = new Set(execFileSync('git', ['ls-files', '-z', '--deleted'], options).split('\0'));
    const files = listed.split('\0').filter((path) => path !== '' && !deleted.has(path));
    if (files.length > 0) return files.sort();
  } catch {
    // Without a Git clone, read the folder.
  }
  const walk = (path) =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const name = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) return FOLDERS_OF_TOOLS.has(entry.name) ? [] : walk(name);
      return entry.isFile() ? [name] : [];
    });
  return walk('').sort();
}

const isExempt = (path) => EXEMPT_FILES.some((exempt) => path.startsWith(exempt.path));

/** Blanks out the exempt texts of a file, so that positions stay. */
function withoutExemptText(path, text) {
  return EXEMPT_TEXT.filter((exempt) => path.startsWith(exempt.path)).reduce(
    (rest, exempt) => rest.replaceAll(exempt.text, ' '.repeat(exempt.text.length)),
    text,
  );
}

/** Every occurrence of a retired term in the files: `{ path, line, word, text }`; line 0 is the file name. */
export function findOffences(paths = projectFiles(), find = makeFinder()) {
  return paths
    .filter((path) => !isExempt(path))
    .flatMap((path) => {
      const inName = find(withoutExemptText(path, path)).map(({ word }) => ({
        path,
        line: 0,
        word,
        text: path,
      }));
      if (BINARY.test(path)) return inName;
      const text = readFileSync(join(root, path), 'utf8');
      const found = find(withoutExemptText(path, text));
      if (found.length === 0) return inName;
      const lines = text.split('\n');
      const starts = [0];
      for (const line of lines) starts.push(starts.at(-1) + line.length + 1);
      return [
        ...inName,
        ...found.map(({ index, word }) => {
          const line = starts.findLastIndex((start) => start <= index) + 1;
          return { path, line, word, text: lines[line - 1].trim() };
        }),
      ];
    });
}
