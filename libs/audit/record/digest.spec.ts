import fc from 'fast-check';
import { areViews, digestHand } from './digest.js';
import { readLog, SHORTEST } from '../testing/logs.js';

const hand = readLog(SHORTEST.join('\n'));
const content = (text: string): number => digestHand(hand, text, 0, text.length).content;

describe('digestHand: the digest of the text', () => {
  it('does not depend on lines of an archive behind the hand', () => {
    const text = SHORTEST.join('\r\n');
    expect(content(`${text}\r\n\r\n*********** # 2 **************\r\n`)).toBe(content(text));
    expect(content(`${text}\r\n*********** # two **************\r\n`)).not.toBe(content(text));
  });

  it('does not depend on the kind of line ends or on blank lines at the end', () => {
    const digests = ['\n', '\r\n', '\r'].flatMap((end) => [
      content(SHORTEST.join(end)),
      content(SHORTEST.join(end) + end),
      content(SHORTEST.join(end) + end.repeat(3)),
    ]);
    expect(new Set(digests).size).toBe(1);
  });

  it('changes with any character', () => {
    const text = SHORTEST.join('\n');
    const digests = new Set([content(text)]);
    for (let at = 0; at < text.length; at++)
      if (text[at] !== '\n') digests.add(content(`${text.slice(0, at)}\u00a1${text.slice(at + 1)}`));
    expect(digests.size).toBe(1 + text.length - (SHORTEST.length - 1));
  });

  it('covers only the given part of a text', () => {
    const text = SHORTEST.join('\n');
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const whole = before + text + after;
        const { content: part } = digestHand(hand, whole, before.length, before.length + text.length);
        expect(part).toBe(content(text));
      }),
    );
  });
});

describe('digestHand: the digest of the id', () => {
  const identity = (id: string, text: string): string => {
    const { idHigh, idLow } = digestHand({ ...hand, id }, text, 0, text.length);
    return `${idHigh} ${idLow}`;
  };

  it('depends on the id and not on the text', () => {
    expect(identity('7', 'one text')).toBe(identity('7', 'another'));
    expect(identity('7', 'one text')).not.toBe(identity('8', 'one text'));
  });

  it('depends on the text if the hand has no id', () => {
    expect(identity('', 'one\ntext')).toBe(identity('', 'one\r\ntext\r\n'));
    expect(identity('', 'one text')).not.toBe(identity('', 'another'));
  });
});

describe('digestHand: the digest of what all players see', () => {
  const events = (lines: readonly string[]): number => {
    const text = lines.join('\n');
    return digestHand(readLog(text), text, 0, text.length).events;
  };

  it('has the time, but not on sites whose copies may differ in it', () => {
    const at = (format: string, playedAt: string): number =>
      digestHand({ ...hand, format, dialect: format, playedAt }, '', 0, 0).events;
    const [time, later] = ['2018-06-20T23:47:59Z', '2018-06-20T23:48:00Z'];
    expect(at('partypoker', time)).toBe(at('partypoker', later));
    expect(at('pokerstars', time)).not.toBe(at('pokerstars', later));
  });

  it('does not cover cards dealt to one player, nor chat', () => {
    const seen = [...SHORTEST.slice(0, 7), 'Dealt to Ann [Ah Kh]', 'Bob said, "hello"', ...SHORTEST.slice(7)];
    expect(areViews(events(seen), events(SHORTEST))).toBe(true);
  });

  it('L-ID-1: covers the cards of the same owner, but not those of two owners', () => {
    const dealt = (line: string): number => events([...SHORTEST.slice(0, 7), line, ...SHORTEST.slice(7)]);
    const ann = dealt('Dealt to Ann [Ah Kh]');
    expect(areViews(ann, dealt('Dealt to Ann [Ah Kh]'))).toBe(true);
    expect(areViews(ann, dealt('Dealt to Ann [Ah Kd]'))).toBe(false);
    expect(areViews(ann, dealt('Dealt to Bob [Qs Qd]'))).toBe(true);
  });

  it('L-ID-1: covers the time and the names', () => {
    for (const [from, to] of [
      ['13:00:00 ET', '13:00:01 ET'],
      ['Bob', 'Bill'],
    ] as const) {
      const other = events(SHORTEST.map((line) => line.replaceAll(from, to)));
      expect(areViews(events(SHORTEST), other)).toBe(false);
    }
    const local = events(
      SHORTEST.map((line) => line.replace('13:00:00 ET', '19:00:00 CET [2025/01/06 13:00:00 ET]')),
    );
    expect(areViews(events(SHORTEST), local)).toBe(true);
  });

  it('covers the stakes, the actions and the results', () => {
    const changes: readonly (readonly [string, string])[] = [
      ['$0.05/$0.10 USD', '$0.06/$0.10 USD'],
      ['No Limit', 'Pot Limit'],
      ['Ann: folds', 'Ann: calls $0.05'],
      ['posts big blind $0.10', 'posts big blind $0.10 and is all-in'],
      ['Rake $0', 'Rake $0.01'],
      ['collected ($0.10)', 'collected ($0.11)'],
    ];
    const digests = changes.map(([from, to]) => events(SHORTEST.map((line) => line.replace(from, to))));
    expect(new Set([events(SHORTEST), ...digests]).size).toBe(changes.length + 1);
  });

  const STUD = [
    'PokerStars Hand #7:  Razz Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET',
    "Table 'Vesta' 8-max",
    'Seat 1: Ann ($20 in chips)',
    'Seat 2: Bob ($20 in chips)',
    'Ann: posts the ante $0.10',
    'Bob: posts the ante $0.10',
    '*** 3rd STREET ***',
    'Dealt to Ann [9h]',
    'Dealt to Bob [4c 5c Kh]',
    'Bob: brings in for $0.30',
    'Ann: discards 1 card',
    'Ann: folds',
    '*** SUMMARY ***',
    'Total pot $0.20 | Rake $0',
  ];

  it('covers cards dealt face up, not those dealt face down', () => {
    const other = STUD.map((line) => line.replace('[9h]', '[2s 3d 9h]').replace('[4c 5c Kh]', '[Kh]'));
    expect(areViews(events(other), events(STUD))).toBe(true);
    const up = STUD.map((line) => line.replace('[9h]', '[9d]'));
    expect(events(up)).not.toBe(events(STUD));
  });

  it('covers the bring-in, the draws and the streets', () => {
    const changes: readonly (readonly [string, string])[] = [
      ['in for $0.30', 'in for $0.40'],
      ['discards 1 card', 'discards 2 cards'],
      ['discards 1 card', 'stands pat'],
      ['3rd STREET', '4th STREET'],
    ];
    const digests = changes.map(([from, to]) => events(STUD.map((line) => line.replace(from, to))));
    expect(new Set([events(STUD), ...digests]).size).toBe(changes.length + 1);
  });
});

describe('digestHand: a claim of a session header', () => {
  it('is not part of the hand', () => {
    const digest = (line: number): number =>
      digestHand(
        { ...hand, lines: [5, 18], claims: [{ type: 'final-stack', seat: 1, amount: 7, line }] },
        '',
        0,
        0,
      ).events;
    const without = digestHand({ ...hand, lines: [5, 18], claims: [] }, '', 0, 0).events;
    expect(digest(3)).toBe(without);
    expect(digest(9)).not.toBe(without);
  });
});

describe('digestHand: the names of GGPoker', () => {
  const digest = (dialect: string, names: readonly string[], heroSeat: number): number =>
    digestHand(
      { ...hand, dialect, heroSeat, players: hand.players.map((seat, at) => ({ ...seat, name: names[at] })) },
      '',
      0,
      0,
    ).events;

  it('are other ones for each viewer, who is the hero of his own log', () => {
    const views = (dialect: string): boolean =>
      areViews(digest(dialect, ['Hero', '7f3a91c'], 1), digest(dialect, ['b20c4d1', 'Hero'], 2));
    expect(views('ggpoker')).toBe(true);
    expect(views('ggpoker-old')).toBe(true);
    expect(views('pokerstars')).toBe(false);
  });
});
