/** Prints rows `{work, who, rate, unit, note}`; within one work the first row is ours, and the others get a ratio. */
export function printTable(suite, rows) {
  console.log(`\n${suite}`);
  let ours = null;
  for (const { work, who, rate, unit, note = '' } of rows) {
    if (ours?.work !== work) ours = { work, rate };
    const ratio = ours.rate === rate ? '' : `ours is ${(ours.rate / rate).toFixed(1)} ×`;
    console.log(
      `  ${work.padEnd(34)} ${who.padEnd(12)} ${printRate(rate).padStart(10)} ${unit.padEnd(9)} ${ratio} ${note}`.trimEnd(),
    );
  }
}

function printRate(rate) {
  if (rate >= 1e6) return `${(rate / 1e6).toFixed(1)} M`;
  if (rate >= 1e4) return `${(rate / 1e3).toFixed(1)} k`;
  return rate.toFixed(rate < 100 ? 1 : 0);
}
