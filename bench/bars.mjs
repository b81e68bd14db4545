/**
 * Table cells that compare a rate with its target (`bar`) and with the figure of another program for the same work on such a
 * machine (`anchor`): seconds, or units per second.
 */
export function comparisons({ rate, bar, anchor }) {
  return [bar === undefined ? '' : barText(rate, bar), anchor === undefined ? '' : anchorText(rate, anchor)];
}

function barText(rate, { seconds, rate: required }) {
  const times = seconds === undefined ? rate / required : rate * seconds;
  const target = seconds === undefined ? `≥ ${short(required)}/s` : `≤ ${duration(seconds)}`;
  return `bar ${target}, ${times >= 1 ? `met ${ratio(times)}` : `missed ${ratio(1 / times)}`}`;
}

function anchorText(rate, { who, seconds, rate: theirs }) {
  const times = seconds === undefined ? rate / theirs : rate * seconds;
  const figure = seconds === undefined ? `${short(theirs)}/s` : duration(seconds);
  return `${who} ${figure}, ours is ${ratio(times)}`;
}

const ratio = (times) => `${times < 10 ? times.toFixed(1) : Math.round(times)}×`;
const duration = (seconds) =>
  seconds >= 1 ? `${seconds} s` : `${Number((seconds * 1000).toPrecision(3))} ms`;
const short = (rate) => (rate >= 1e6 ? `${Number((rate / 1e6).toPrecision(3))} M` : `${rate / 1e3} k`);
