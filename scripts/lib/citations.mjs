// The citations of rules: the code files that contain their ids, and the tests that have the ids in their names. It
// searches the text of the files; no compiler is needed, because Prettier formats test declarations uniformly.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const ID = /\b[PRL]-[A-Z0-9]+-[0-9A-Z]+\b/g;

/** A line that declares tests: `it('…`, `describe.each(…`, or an example of test/rules, `follows('R-BET-6', '…`. */
const DECLARES = /^( *)(describe|it|test|follows|breaks|ruled)(\.each\b.*|(?:\.\w+)*\((.*))$/;

/** The words for examples; an incident is ruled on rightly and wrongly. */
const EXAMPLES = { follows: ['followed'], breaks: ['broken'], ruled: ['followed', 'broken'] };

/** Rule ids in the catalogue are not citations. */
const CATALOGUE = 'libs/rules/catalogue/';

/**
 * The citations in a clone, by rule: `code` are files, `tests` are the names of tests by file. A `describe` block with the
 * id in its name represents all its tests.
 */
export function citationsIn(root) {
  const found = new Map();
  const of = (id) => {
    if (!found.has(id)) found.set(id, { code: [], tests: [] });
    return found.get(id);
  };
  for (const file of sourcesIn(root)) {
    const text = readFileSync(join(root, file), 'utf8');
    if (file.endsWith('.spec.ts')) {
      for (const [id, names] of testsOf(text)) of(id).tests.push({ file, names });
    } else if (isCode(file)) {
      for (const id of new Set(text.match(ID))) of(id).code.push(file);
    }
  }
  return found;
}

const isCode = (file) =>
  file.startsWith('libs/') && !file.includes('/testing/') && !file.startsWith(CATALOGUE);

function sourcesIn(root) {
  return ['apps', 'libs', 'test']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
    )
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => path.endsWith('.ts') && !path.includes('/generated/'))
    .sort();
}

/** The names of the outermost blocks and tests with ids, by id. */
export function testsOf(text) {
  const byId = new Map();
  const seen = [];
  for (const { indent, name } of declarationsIn(text.split('\n'))) {
    while (seen.length > 0 && seen.at(-1).indent >= indent) seen.pop();
    const outer = new Set(seen.flatMap(({ ids }) => ids));
    const ids = [...new Set(name.match(ID))];
    seen.push({ indent, ids });
    for (const id of ids) {
      if (outer.has(id)) continue;
      byId.set(id, [...(byId.get(id) ?? []), withoutIds(name)]);
    }
  }
  return byId;
}

/** Removes ids before a colon: `R-TIE-2, R-TIE-3: odd chips` becomes `odd chips`. */
function withoutIds(name) {
  const colon = name.indexOf(': ');
  return colon > 0 && name.slice(0, colon).replace(ID, '').replaceAll(', ', '') === ''
    ? name.slice(colon + 2)
    : name;
}

function* declarationsIn(lines) {
  for (let at = 0; at < lines.length; at++) {
    const [, indent, kind, each, rest] = DECLARES.exec(lines[at]) ?? [];
    if (indent === undefined) continue;
    const texts = rest === undefined ? textsAfterTable(lines, at, indent, each) : textsAt(lines, at, rest);
    if (texts.length === 0) continue;
    const names = EXAMPLES[kind]?.map((example) => `${texts[0]}: ${example}: ${texts[1]}`) ?? [texts[0]];
    for (const name of names) yield { indent: indent.length, name };
  }
}

/** The texts after the rows of an `.each` table, which ends on the same line or on a later one. */
function textsAfterTable(lines, at, indent, each) {
  const here = each.lastIndexOf(')(');
  if (here >= 0) return textsAt(lines, at, each.slice(here + 2));
  for (let end = at + 1; end < lines.length; end++) {
    if (lines[end].length > indent.length && lines[end][indent.length] === ' ') continue;
    const closed = lines[end].indexOf(')(');
    return closed < 0 ? [] : textsAt(lines, end, lines[end].slice(closed + 2));
  }
  return [];
}

/** The string arguments at the start of an argument list, on the rest of its line or on later lines. */
function textsAt(lines, at, rest) {
  const parts = [];
  let line = rest.trim() === '' ? (lines[++at] ?? '').trim() : rest.trim();
  for (;;) {
    const [whole, quote, text] = /^(['"`])((?:(?!\1)[^\\]|\\.)*)\1(?:,\s*|$)/.exec(line) ?? [];
    if (quote === undefined) break;
    parts.push(text.replaceAll(/\\(.)/g, '$1'));
    line = line.slice(whole.length);
    if (line === '') line = (lines[++at] ?? '').trim();
  }
  return parts;
}
