import { LineCursor } from '../source/index.js';
import {
  bets,
  calls,
  collects,
  folds,
  makeReader,
  placesButton,
  PhraseTable,
  posts,
  raisesAdding,
  shows,
  goesAllIn,
  type SiteLayout,
} from './index.js';

/** A site with one line a fact, for the tests. */
const layout: SiteLayout = {
  format: 'toy',
  site: 'Toy',
  dialect: 'toy',
  first: 'seats',
  sections: {
    seats: {
      otherLines: 'reject',
      table: new PhraseTable([
        {
          phrase: 'HAND {text}',
          read: (draft, match) => {
            draft.id = match.textAt(0);
            draft.game = { variant: 'holdem', limit: 'no-limit', rotation: null };
          },
        },
        {
          phrase: '{number} {name} {amount}',
          read: (draft, match, line) => {
            const [stack] = match.amounts;
            draft.addPlayer({
              seat: match.numbers[0],
              name: match.textAt(0),
              stack,
              sittingOut: false,
              line,
            });
          },
        },
        {
          phrase: 'play',
          read: (draft) => {
            draft.section = 'play';
          },
        },
      ]),
    },
    play: {
      otherLines: 'unread',
      table: new PhraseTable([
        { phrase: '{player} small {amount}', read: posts('small-blind') },
        { phrase: '{player} big {amount}', read: posts('big-blind') },
        { phrase: '{player} folds', read: folds },
        { phrase: '{player} calls {amount}', read: calls },
        { phrase: '{player} bets {amount}', read: bets },
        { phrase: '{player} adds {amount}', read: raisesAdding },
        { phrase: '{player} all-in {amount}', read: goesAllIn },
        { phrase: '{player} shows {cards}', read: shows },
        {
          phrase: '{player} wins {amount}',
          read: (draft, match, line) => {
            draft.ended = true;
            return collects()(draft, match, line);
          },
        },
      ]),
    },
  },
  dotsGroup: false,
  scaleOf: () => 0,
};

const read = (text: string) => makeReader(layout)(text, 0, text.length, 1, new LineCursor());
const START = 'HAND 7\n1 Ana 100\n2 Bo 100\nplay\nAna small 1\nBo big 2\n';

describe('a reader made of phrases', () => {
  it('turns what a raise adds into what it reaches', () => {
    const result = read(`${START}Ana adds 5\nBo all-in 98\nAna folds\nBo wins 12\n`);
    expect(result.ok && result.hand.events.filter(({ type }) => type === 'raise')).toEqual([
      { type: 'raise', seat: 1, by: null, to: 6, allIn: false, line: 7 },
      { type: 'raise', seat: 2, by: null, to: 100, allIn: true, line: 8 },
    ]);
  });

  it('takes an all-in without a verb for a call when it does not exceed the bet', () => {
    const result = read(`${START}Ana adds 5\nBo all-in 3\nAna wins 11\n`);
    expect(result.ok && result.hand.events.at(3)).toMatchObject({ type: 'call', amount: 3, allIn: true });
  });

  it('reads the hand again when its amounts have more decimals than its unit', () => {
    const result = read(`${START}Ana folds\nBo wins 2.125\n`);
    expect(result.ok && [result.hand.scale, result.hand.players[0].stack]).toEqual([3, 100_000]);
    expect(result.ok && result.hand.events.at(-1)).toMatchObject({ type: 'collect', amount: 2125 });
  });

  it('keeps a line that it does not know, or rejects the hand where every line must be known', () => {
    const kept = read(`${START}Cy folds\nBo wins 3\n`);
    expect(kept.ok && kept.hand.events.at(2)).toEqual({ type: 'unread', text: 'Cy folds', line: 7 });
    expect(read('HAND 7\n1 Ana 100\n2 Bo\n')).toMatchObject({
      ok: false,
      rejection: { code: 'unreadable-line', line: 3, text: '2 Bo' },
      identity: { site: 'Toy', handId: '7' },
    });
  });

  it('rejects a hand with a card that is none on its line', () => {
    const shown = (cards: string): string => `${START}Ana folds\nBo shows ${cards}\nBo wins 3\n`;
    expect(read(shown('Kd Ah')).ok).toBe(true);
    for (const cards of ['Kx Ah', '1h Ah', 'nothing'])
      expect(read(shown(cards))).toMatchObject({
        ok: false,
        rejection: { code: 'unreadable-line', line: 8, text: `Bo shows ${cards}` },
      });
  });

  it('rejects a hand with a name in two seats, on the line of the second one', () => {
    expect(read(START.replace('2 Bo', '2 Ana'))).toMatchObject({
      ok: false,
      rejection: { code: 'unreadable-line', line: 3, text: '2 Ana 100' },
    });
  });

  it('keeps an amount in another currency than that of the hand as a contradiction', () => {
    const cash: SiteLayout = {
      ...layout,
      sections: {
        ...layout.sections,
        play: {
          otherLines: 'unread',
          table: new PhraseTable([
            {
              phrase: 'in {text}',
              read: (draft, match) => {
                draft.currency = match.textAt(0);
              },
            },
            ...layout.sections.play.table.phrases,
          ]),
        },
      },
    };
    const contradictionsOf = (text: string) => {
      const result = makeReader(cash)(text, 0, text.length, 1, new LineCursor());
      return result.ok ? (result.hand.contradictions ?? []) : null;
    };
    const log = (first: string) => `HAND 7\n1 Ana 100\n2 Bo 100\nplay\n${first}Bo big $2\nAna folds\n`;
    const inLine = (line: number, expected: string, actual: string) => [
      { about: 'currency', expected, actual, line },
    ];
    expect(contradictionsOf(`${log('in USD\nAna small $1\n')}Bo wins $3\n`)).toEqual([]);
    expect(contradictionsOf(`${log('in CAD\nAna small $1\n')}Bo wins 3\n`)).toEqual([]);
    expect(contradictionsOf(`${log('in USD\nAna small $1\n')}Bo wins €3\n`)).toEqual(inLine(9, 'USD', 'EUR'));
    // Chips may be printed with a sign: the first one counts.
    expect(contradictionsOf(`${log('in CHIPS\nAna small $1\n')}Bo wins $3\n`)).toEqual([]);
    expect(contradictionsOf(`${log('in CHIPS\nAna small $1\n')}Bo wins €3\n`)).toEqual(
      inLine(9, 'USD', 'EUR'),
    );
  });

  it('P-SETUP-1: finds a button and a seat that the table does not have, on their lines', () => {
    const withButton = (seats: number, seatNumbers?: 'of-table') => (text: string) => {
      const button: SiteLayout = {
        ...layout,
        ...(seatNumbers === undefined ? {} : { seatNumbers }),
        sections: {
          ...layout.sections,
          seats: {
            otherLines: 'reject',
            table: new PhraseTable([
              { phrase: 'button {number}', read: placesButton },
              {
                phrase: 'table {text}',
                read: (draft, match) => {
                  draft.table = { name: match.textAt(0), seats };
                },
              },
              ...layout.sections.seats.table.phrases,
            ]),
          },
        },
      };
      const result = makeReader(button)(text, 0, text.length, 1, new LineCursor());
      return result.ok ? [result.hand.buttonSeat, result.hand.contradictions ?? []] : result.rejection.line;
    };
    const log = (seat: number, button: string) =>
      `HAND 7\ntable A\n${button}\n1 Ana 100\n${String(seat)} Bo 100\nplay\nAna small 1\nBo big 2\nAna folds\nBo wins 3\n`;
    const beyond = (about: 'button' | 'seat', expected: string, actual: string, line: number) => ({
      ...{ about, expected, actual, line },
    });
    expect(withButton(6)(log(10, 'button 10'))).toEqual([10, []]);
    expect(withButton(6)(log(11, 'button 1'))).toEqual([1, [beyond('seat', '10', '11', 5)]]);
    expect(withButton(6)(log(2, 'button 21'))).toEqual([null, [beyond('button', '10', '21', 3)]]);
    expect(withButton(6, 'of-table')(log(7, 'button 6'))).toEqual([6, [beyond('seat', '6', '7', 5)]]);
    expect(withButton(6, 'of-table')(log(2, 'button 7'))).toEqual([null, [beyond('button', '6', '7', 3)]]);
    // A second button is none.
    expect(withButton(6)(log(2, 'button 1\nbutton 2'))).toBe(4);
  });

  it('rejects a hand without an end, a game or players', () => {
    expect(read(START)).toMatchObject({ ok: false, rejection: { code: 'truncated', line: 6 } });
    expect(read('1 Ana 100\nplay\nAna wins 1')).toMatchObject({
      ok: false,
      rejection: { code: 'unsupported-game' },
    });
    expect(read('HAND 7\n')).toMatchObject({ ok: false, rejection: { code: 'truncated' } });
  });

  it('rejects a hand of too many players, and a seat beyond all tables', () => {
    const seats = Array.from({ length: 100 }, (_, seat) => `${String(seat + 3)} P${String(seat)} 100\n`);
    for (const text of [seats.join(''), '256 Bo 100\n'])
      expect(read(`HAND 7\n${text}`)).toMatchObject({ ok: false, rejection: { code: 'unreadable-line' } });
  });

  it('rejects a hand of too many lines', () => {
    expect(read(START + 'Bo folds\n'.repeat(3000))).toMatchObject({
      ok: false,
      rejection: { code: 'too-long' },
    });
  });
});
