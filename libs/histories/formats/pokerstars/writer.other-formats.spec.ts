import { UNKNOWN } from '#cards';
import type { CanonicalHand } from '../../hand.js';
import { cash } from '../../testing/pokerstars-texts.js';
import { listMissing, readText } from '../../testing/pokerstars-writing.js';
import { writePokerstars } from './writer.js';

describe('writePokerstars: hands of other formats', () => {
  const native = readText(cash);
  const converted = (hand: CanonicalHand): CanonicalHand => ({
    ...hand,
    format: 'json',
    events: hand.events.filter(({ type }) => type !== 'hole-cards' && type !== 'showdown'),
  });
  const lines = (hand: CanonicalHand): string[] => {
    const writing = writePokerstars(hand, { lossy: true });
    if (!writing.ok) throw new Error(writing.missing.join(', '));
    return writing.text.split('\n');
  };

  it('P-DEAL-4: adds the lines of the deal and the showdown, which are no loss', () => {
    const text = lines(converted(native));
    expect(text.indexOf('*** HOLE CARDS ***') + 1).toBe(text.indexOf('Dealt to Bob [Jh Ad]'));
    expect(text.indexOf('*** SHOW DOWN ***') + 1).toBe(
      text.indexOf('cold: deck: shows [9d Jd] (a straight, Nine to King)'),
    );
    expect(listMissing(converted(native))).toHaveLength(listMissing({ ...native, format: 'json' }).length);
  });

  it('L-SUM-2: adds the line of the uncalled bet directly after the betting', () => {
    const uncalled = native.events.findIndex(({ type }) => type === 'uncalled');
    expect(uncalled).toBeGreaterThan(0);
    const quiet = {
      ...converted(native),
      events: converted(native).events.filter(({ type }) => type !== 'uncalled'),
    };
    const returned = (hand: CanonicalHand): string[] =>
      lines(hand).filter((line) => line.startsWith('Uncalled bet'));
    expect(returned(quiet)).toEqual(returned(native));
    expect(returned(quiet)).toHaveLength(1);
    expect(lines(quiet).indexOf(returned(quiet)[0])).toBe(
      lines(converted(native)).indexOf(returned(native)[0]),
    );
  });

  it('prints shown hands once, at the showdown, which is no loss', () => {
    const events = converted(native).events;
    const river = events.findIndex((event) => event.type === 'board' && event.street === 'river');
    const shown = events.filter((event) => event.type === 'show');
    const early = { ...converted(native), events: events.toSpliced(river, 0, shown[0]) };
    expect(river).toBeGreaterThan(0);
    expect(lines(early)).toEqual(lines(converted(native)));
    expect(listMissing(early)).toHaveLength(listMissing({ ...native, format: 'json' }).length);
    const only = { ...early, events: early.events.filter((event, at) => at <= river || event !== shown[0]) };
    expect(
      lines(only)
        .filter((line) => line.includes(': shows '))
        .toSorted(),
    ).toEqual(
      lines(early)
        .filter((line) => line.includes(': shows '))
        .toSorted(),
    );
  });

  it('adds no showdown line if the last player shows', () => {
    const folds = native.players
      .filter(({ seat }) => seat !== 1)
      .map(({ seat }) => ({
        ...({ type: 'fold', seat, cards: null, line: 1 } as const),
      }));
    const shows = native.events.filter((event) => event.type === 'show' && event.seat === 1);
    expect(lines({ ...converted(native), events: [...folds, ...shows] })).not.toContain('*** SHOW DOWN ***');
  });

  it('leaves out unknown cards and lists them', () => {
    const deal = (cards: readonly number[]): CanonicalHand => ({
      ...native,
      events: native.events.map((event) => (event.type === 'deal' ? { ...event, cards: [...cards] } : event)),
    });
    const at = `/events/${String(native.events.findIndex(({ type }) => type === 'deal'))}`;
    expect(listMissing(deal([UNKNOWN, UNKNOWN]))).toEqual([at]);
    expect(lines(deal([UNKNOWN, UNKNOWN])).some((line) => line.startsWith('Dealt to'))).toBe(false);
    expect(lines(deal([UNKNOWN, 0]))).toContain('Dealt to Bob [2c]');
  });
});
