import { comparisons } from './bars.mjs';

/**
 * Prints rows `{work, who, rate, unit, ratio, of, note, bar, anchor}`. The first row of a work is ours; the others get a ratio to
 * it. `ratio` compares a row with other work, which `of` names.
 */
export function printTable(suite, rows) {
  console.log(`\n${suite}`);
  let ours = null;
  const lines = rows.map((row) => {
    const { work, who, rate, unit, note = '' } = row;
    if (ours?.work !== work) ours = { work, rate };
    const ratio = ours.rate === rate ? '' : `ours is ${(ours.rate / rate).toFixed(1)} ×`;
    return [
      work,
      who,
      printRate(rate).padStart(8),
      unit,
      row.ratio === undefined ? '' : `${row.ratio.toFixed(2)} of ${row.of}`,
      [ratio, note].filter(Boolean).join(' '),
      ...comparisons(row),
    ];
  });
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const line of lines)
    console.log(`  ${line.map((text, column) => text.padEnd(widths[column])).join('  ')}`.trimEnd());
}

function printRate(rate) {
  if (rate >= 1e6) return `${(rate / 1e6).toFixed(1)} M`;
  if (rate >= 1e4) return `${(rate / 1e3).toFixed(1)} k`;
  return rate.toFixed(rate < 100 ? 1 : 0);
}
