import fc from 'fast-check';
import { joinedBoundary } from './joined-boundary.js';

const boundary = joinedBoundary(['Site Hand #', 'Hand #', 'MY_Hand #']);

/** The hand starts of a text by each search. All of them must be equal. */
const startsOf = (text: string): number[] => {
  const starts = boundary.handStarts?.(text) ?? [];
  const back: number[] = [];
  for (let last = text.length - 1; last >= 0;) {
    const at = boundary.lastHand?.(text, last) ?? -1;
    if (at === -1) break;
    back.unshift(at);
    last = at - 1;
  }
  expect(back).toEqual(starts);
  const forth: number[] = [];
  for (let start = 0; start < text.length;) {
    const end = start + (/[\r\n]|$/.exec(text.slice(start))?.index ?? 0);
    if (boundary.startsHand(text, start, end)) forth.push(start);
    for (let at = start; at !== -1;) {
      at = boundary.findEmbedded?.(text, at + 1, end) ?? -1;
      if (at !== -1) forth.push(at);
    }
    start = end + 1;
  }
  expect(forth).toEqual(starts);
  return starts;
};

describe('joinedBoundary', () => {
  it('finds hands at the start of a line and after blanks', () => {
    expect(startsOf('Site Hand #1\nx\n  Site Hand #2\nx')).toEqual([0, 15]);
  });

  it('finds a log behind another one without a line end', () => {
    expect(startsOf('Site Hand #1\nends.Site Hand #2\nx')).toEqual([0, 18]);
    expect(startsOf('Hand #1\nends.Hand #2\nx')).toEqual([0, 13]);
  });

  it('finds no hand that chat names, nor the end of a longer prefix', () => {
    expect(startsOf('Site Hand #1\nAnn: look at Site Hand #2\nAnn: "Site Hand #2"\n')).toEqual([0]);
    expect(startsOf('Site Hand #1\nends.Hand #x\n')).toEqual([0]);
    expect(startsOf('MY_Hand #1\nx\nMY_Hand #2\nends.MY_Hand #3\nx')).toEqual([0, 13, 29]);
  });

  it('finds no hand behind any sign in chat, where logs have chat', () => {
    const chatty = joinedBoundary(['Hand #'], { hasChat: true });
    for (const sign of ['a', '!', '.', '/', '>', ')', '7']) {
      const chat = `Hand #1\nAnn: look${sign}Hand #2 was odd\nx`;
      expect(chatty.handStarts?.(chat)).toEqual([0]);
      expect(boundary.handStarts?.(chat)).toEqual([0, chat.indexOf('Hand #2')]);
    }
    expect(chatty.handStarts?.('Hand #1\nSeat 2: Bob (7)Hand #2\nx')).toEqual([0, 23]);
  });

  it('finds a log behind its byte order mark, at the start of a line and inside one', () => {
    expect(startsOf('Hand #1\nends\n\ufeffHand #2\nx')).toEqual([0, 13]);
    expect(startsOf('Hand #1\nends: \ufeffHand #2\nx')).toEqual([0, 15]);
    expect(startsOf('Hand #1\nends\n\u00ef\u00bb\u00bfHand #2\nx')).toEqual([0, 16]);
    expect(startsOf('Hand #1\nends.\ufeffMY_Hand #2\nx')).toEqual([0, 14]);
  });

  it('finds logs behind a last line with a colon, where logs have no chat', () => {
    expect(startsOf('Hand #1\nGame ended at: 12:30:05Hand #2\nx')).toEqual([0, 31]);
  });

  it('finds the same hands by every search', () => {
    const part = fc.constantFrom(
      'Site Hand #1',
      'Hand #2',
      'MY_Hand #3',
      'x',
      ' ',
      '\n',
      '\r',
      '"',
      ':',
      '\ufeff',
      '\u00ef\u00bb\u00bf',
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        startsOf(parts.join(''));
      }),
    );
  });
});
