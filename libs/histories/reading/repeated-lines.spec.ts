import type { Contradiction, HandClaim, HandEvent } from '../hand.js';
import { RepeatedLines } from './repeated-lines.js';

type Added = Partial<HandEvent> | 'claim' | null;

/** The contradictions of lines that add an event, a claim or nothing. */
const contradictionsOf = (lines: readonly (readonly [text: string, added: Added])[]): string[] => {
  const text = lines.map(([words]) => words).join('\n');
  const draft = {
    text,
    events: [] as HandEvent[],
    claims: [] as HandClaim[],
    contradictions: [] as Contradiction[],
  };
  const repeated = new RepeatedLines();
  let start = 0;
  lines.forEach(([words, added], index) => {
    repeated.begin(draft, start, start + words.length);
    start += words.length + 1;
    if (added === 'claim') draft.claims.push({ type: 'total-pot', amount: 1, line: index + 1 });
    else if (added !== null) draft.events.push({ seat: 1, line: index + 1, ...added } as HandEvent);
    repeated.finish(draft, index + 1);
  });
  return draft.contradictions.map(({ about, line }) => `${about} ${String(line)}`);
};

describe('L-CLAIM-1: a line that repeats the line before it', () => {
  const muck = { type: 'muck' } as const;
  const fold = { type: 'fold' } as const;
  const note = { type: 'note', text: 'hi' } as const;

  it('is one too many, where it states what is so once', () => {
    expect(
      contradictionsOf([
        ['Ann mucks', muck],
        ['Ann mucks', muck],
      ]),
    ).toEqual(['repeated-line 2']);
    expect(
      contradictionsOf([
        ['Total pot 1', 'claim'],
        ['Total pot 1', 'claim'],
      ]),
    ).toEqual(['repeated-claim 2']);
    expect(
      contradictionsOf([
        ['Table 1', null],
        ['Table 1', null],
      ]),
    ).toEqual(['repeated-line 2']);
  });

  it('may be an action or a remark', () => {
    expect(
      contradictionsOf([
        ['folds', fold],
        ['folds', fold],
      ]),
    ).toEqual([]);
    expect(
      contradictionsOf([
        ['Ann: hi', note],
        ['Ann: hi', note],
      ]),
    ).toEqual([]);
  });

  it('may add to the figures of the line before it', () => {
    expect(
      contradictionsOf([
        ['Ann wins 5', { type: 'collect' }],
        ['Ann wins 5', null],
      ]),
    ).toEqual([]);
    expect(
      contradictionsOf([
        ['Ann won 5', 'claim'],
        ['Ann won 5', null],
      ]),
    ).toEqual([]);
  });

  it('is the whole line, directly before it', () => {
    expect(
      contradictionsOf([
        ['Ann mucks', muck],
        ['Bob mucks', muck],
        ['Ann mucks', muck],
      ]),
    ).toEqual([]);
    expect(
      contradictionsOf([
        ['Ann mucks', muck],
        ['Ann mucks hand', muck],
      ]),
    ).toEqual([]);
  });
});
