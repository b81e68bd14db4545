import { readHeader, type Header } from './header.js';
import { everyRow } from '../../testing/tables.js';

const header = (line: string): Header => {
  const result = readHeader(line, 0);
  if (typeof result === 'string') throw new Error(`${result}: ${line}`);
  return result;
};

/** The values that tests compare: the game as one text, and the other fields. */
const fieldsOf = (line: string): Record<string, unknown> => {
  const { game, layout, ...rest } = header(line);
  expect(layout.site).toBe(rest.site);
  return { ...rest, game: `${game.game.variant} ${game.limit}` };
};

describe('readHeader: limits that change', () => {
  everyRow([
    "PokerStars Hand #1: Tournament #2, $5+$0.50 USD Hold'em Pot Limit Pre-Flop, No Limit Post-Flop - Level I (10/20) - 2024/05/06 7:08:09 ET",
    'Poker Hand #OM1: PLO (NL postflop) ($1/$2) - 2024/05/06 07:08:09',
    "PokerStars Hand #1:  Hold'em Pot Limit (NL postflop) ($1/$2 USD) - 2024/05/06 7:08:09 ET",
  ])('are no known game', (line) => {
    expect(readHeader(line, 0)).toBe('game');
  });
});

describe('readHeader: times of countries without summer time', () => {
  const contradictions = (local: string, own: string): number =>
    header(`PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - ${local} [${own} ET]`).contradictions.length;

  everyRow([
    ['2024/07/06 12:00:00 CT', '2024/07/06 14:00:00', 0],
    ['2024/07/06 12:00:00 MT', '2024/07/06 15:00:00', 0],
    ['2024/07/06 15:00:00 EET', '2024/07/06 9:00:00', 0],
    ['2024/07/06 12:00:00 CT', '2024/07/06 12:00:00', 1],
    ['2024/07/06 12:00:00 CT', '2024/07/06 15:00:00', 1],
    ['2024/01/06 12:00:00 CT', '2024/01/06 14:00:00', 1],
    ['2024/07/06 12:00:00 CEST', '2024/07/06 7:00:00', 1],
  ])('may be an hour later in summer', (local, own, expected) => {
    expect(contradictions(local, own)).toBe(expected);
  });
});

describe('readHeader: cash games', () => {
  it('reads id, game, stakes and time', () => {
    expect(
      fieldsOf("PokerStars Hand #12345:  Hold'em No Limit ($0.05/$0.10 USD) - 2024/05/06 7:08:09 ET"),
    ).toEqual({
      dialect: 'pokerstars',
      site: 'PokerStars',
      id: '12345',
      game: 'holdem no-limit',
      rotation: null,
      currency: 'USD',
      scale: 2,
      smaller: 5,
      larger: 10,
      cap: null,
      tournament: null,
      playedAt: '2024-05-06T11:08:09Z',
      playedAtText: '2024/05/06 7:08:09 ET',
      sign: '$',
      signCode: 36,
      contradictions: [],
    });
  });

  everyRow([
    ["PokerStars Game #1:  Hold'em No Limit ($1/$2) - 2008/10/12 13:51:22 ET", 'USD', 100, 200],
    ["PokerStars Zoom Hand #1:  Hold'em No Limit ($0.02/$0.05) - 2024/01/06 17:33:19 ET", 'USD', 2, 5],
    ["PokerStars Zoom Game #1:  Hold'em No Limit (€0.02/€0.05 EUR) - 2024/01/06 17:33:19 ET", 'EUR', 2, 5],
    ["PokerStars Hand #1:  Hold'em No Limit (£0.10/£0.25 GBP) - 2024/04/13 2:45:55 ET", 'GBP', 10, 25],
    ["PokerStars Hand #1:  Hold'em No Limit (₹5/₹10 INR) - 2024/04/13 2:45:55 ET", 'INR', 500, 1000],
    ["PokerStars Hand #1:  Hold'em No Limit ($5/$10 CAD) - 2024/04/13 2:45:55 ET", 'CAD', 500, 1000],
    ["PokerStars Hand #1:  Hold'em No Limit (0,05 €/0,10 €) - 2024/04/13 2:45:55 ET", null, 0, 0],
  ])('reads currency and stakes', (line, currency, smaller, larger) => {
    const result = readHeader(line, 0);
    if (currency === null) expect(result).toBe('stakes');
    else expect(result).toMatchObject({ currency, scale: 2, smaller, larger });
  });

  it('reads play money in whole units', () => {
    expect(header("PokerStars Hand #1:  Hold'em No Limit (100/200) - 2024/01/19 22:07:55 ET")).toMatchObject({
      currency: 'PLAY',
      scale: 0,
      smaller: 100,
      larger: 200,
    });
  });

  it('reads a home game with its club', () => {
    const line =
      "PokerStars Home Game Hand #77: {club of friends}  Hold'em No Limit (1/2) - 2024/01/28 20:58:29 ET";
    expect(header(line)).toMatchObject({ id: '77', currency: 'PLAY', smaller: 1, larger: 2, rotation: null });
    expect(header(line.replace('Hand #', '#'))).toMatchObject({ id: '77' });
    const season = header(line.replace('{club of friends}', '{Liga - 2021/22}'));
    expect(season).toMatchObject({ id: '77', playedAt: header(line).playedAt, smaller: 1, larger: 2 });
  });

  everyRow([
    ["Hold'em No Limit ($0.50/$1.00 - $20 Cap -  USD)", 'USD', 2000],
    ["Hold'em No Limit ($2/$4 - $80 Cap - USD)", 'USD', 8000],
    ["Hold'em No Limit (100/200 - 2000 Cap - )", 'PLAY', 2000],
  ])('reads the cap of a cap game', (game, currency, cap) => {
    const line = `PokerStars Game #1:  ${game} - 2010/11/01 12:20:00 ET`;
    expect(header(line)).toMatchObject({ currency, cap, playedAt: '2010-11-01T16:20:00Z' });
  });

  everyRow([
    ["Hold'em Limit ($1/$2 USD)", 'holdem fixed-limit'],
    ["Hold'em Fixed Limit ($1/$2 USD)", 'holdem fixed-limit'],
    ["Hold'em Pot Limit ($1/$2 USD)", 'holdem pot-limit'],
    ['Omaha Pot Limit ($1/$2 USD)', 'omaha pot-limit'],
    ['Omaha Hi/Lo Pot Limit ($1/$2 USD)', 'omaha-8 pot-limit'],
    ['5 Card Omaha Pot Limit ($1/$2 USD)', 'omaha-5 pot-limit'],
    ['5 Card Omaha Hi/Lo Pot Limit ($1/$2 USD)', 'omaha-5-8 pot-limit'],
    ['6 Card Omaha Pot Limit ($1/$2 USD)', 'omaha-6 pot-limit'],
    ['Courchevel Hi/Lo Pot Limit ($1/$2 USD)', 'courchevel-8 pot-limit'],
    ['7 Card Stud Hi/Lo Limit ($1/$2 USD)', 'stud-8 fixed-limit'],
    ['Triple Draw 2-7 Lowball Limit ($1/$2 USD)', 'lowball-27-triple fixed-limit'],
  ])('finds the game by its name', (game, expected) => {
    expect(fieldsOf(`PokerStars Hand #1:  ${game} - 2024/01/01 0:00:00 ET`)).toMatchObject({
      game: expected,
    });
  });

  everyRow(['Split', 'Showtime', 'Tempest', 'Unfold', 'Deep Water', '7 Card', '5-Card', 'USD', 'Zoom  '])(
    "does not take %s Hold'em for the game that its name ends in",
    (word) => {
      expect(readHeader(`PokerStars Hand #1:  ${word} Hold'em No Limit ($1/$2 USD) - 2024/01/01`, 0)).toBe(
        'game',
      );
      if (word.endsWith(' ')) return;
      const tournament = `PokerStars Hand #1: Tournament #2, $1+$0.10 USD ${word} Hold'em Limit - Level I (10/20)`;
      expect(readHeader(tournament, 0)).toBe('game');
      const rotation = `PokerStars Hand #1:  Mixed (${word} Hold'em Limit, $1/$2 USD) - 2024/01/01`;
      expect(readHeader(rotation, 0)).toBe('game');
    },
  );

  everyRow([
    ['Button Blind $5 - Ante $5 USD', 'USD', 500],
    ['Button Blind\u00a0€0.25 - Ante\u00a0€0.25  EUR', 'EUR', 25],
    ['Button Blind 100 - Ante 100', 'PLAY', 100],
  ])('reads the blind of a game with a button blind only', (stakes, currency, larger) => {
    const line = `PokerStars Hand #1:  6+ Hold'em No Limit (${stakes}) - 2024/01/01 0:00:00 ET`;
    expect(header(line)).toMatchObject({ currency, smaller: 0, larger });
    expect(readHeader(line.replace(/Blind.[$€]?\d/, 'Blind x'), 0)).toBe('stakes');
  });

  it('reads the rotation of a mixed game and the game of the hand', () => {
    const line =
      "PokerStars Hand #1:  Mixed NLH/PLO (Hold'em No Limit, $0.10/$0.25 USD) - 2024/04/15 21:33:56 EET [2024/04/15 14:33:56 ET]";
    expect(fieldsOf(line)).toMatchObject({
      game: 'holdem no-limit',
      rotation: 'Mixed NLH/PLO',
      smaller: 10,
      larger: 25,
      playedAt: '2024-04-15T18:33:56Z',
    });
  });

  everyRow([
    ['HORSE (Razz Limit, $0.04/$0.08 USD)', 'razz fixed-limit', 'HORSE'],
    ['HOSE (7 Card Stud Hi/Lo Limit, $2/$4 USD)', 'stud-8 fixed-limit', 'HOSE'],
    ['8-Game (Triple Draw 2-7 Lowball Limit, $1/$2 USD)', 'lowball-27-triple fixed-limit', '8-Game'],
    ["Mixed Hold'em (Hold'em Limit, $1/$2 USD)", 'holdem fixed-limit', "Mixed Hold'em"],
    ['Mixed Omaha H/L (Omaha Hi/Lo Pot Limit, $1/$2 USD)', 'omaha-8 pot-limit', 'Mixed Omaha H/L'],
  ])('reads game and rotation of a mixed game', (terms, game, rotation) => {
    expect(fieldsOf(`PokerStars Hand #1:  ${terms} - 2024/01/01 0:00:00 ET`)).toMatchObject({
      game,
      rotation,
    });
  });

  it('separates the rotation of a tournament from its buy-in', () => {
    const line = (terms: string) =>
      `PokerStars Hand #1: Tournament #2, $2.00+$0.20 USD ${terms} - Level XXXI (250/500) - 2024/01/01 0:00:00 ET`;
    expect(fieldsOf(line('Triple Stud (Razz Limit)'))).toMatchObject({
      game: 'razz fixed-limit',
      rotation: 'Triple Stud',
      smaller: 250,
      tournament: { id: '2', buyIn: '$2.00+$0.20 USD', level: 'XXXI' },
    });
    expect(fieldsOf(line('Some Mix (Razz Limit)'))).toMatchObject({
      rotation: null,
      tournament: { buyIn: '$2.00+$0.20 USD Some Mix' },
    });
  });

  it('reads a header in capitals', () => {
    const line =
      'PokerStars Game #1: TOURNAMENT #2, $10+$1 7 CARD STUD HI/LO LIMIT - LEVEL II (25/50) - 2009/06/14 11:45:00 ET';
    expect(fieldsOf(line)).toMatchObject({
      game: 'stud-8 fixed-limit',
      smaller: 25,
      tournament: { id: '2', buyIn: '$10+$1', level: 'II' },
    });
  });

  it('uses a larger scale for stakes with more decimals than cents', () => {
    const line = "PokerStars Hand #1:  Hold'em No Limit ($0.0005/$0.001 USD) - 2024/01/01 0:00:00 ET";
    expect(header(line)).toMatchObject({ scale: 4, smaller: 5, larger: 10 });
    expect(readHeader(line.replace('0.0005', '0.123456789'), 0)).toBe('stakes');
  });

  it('uses the larger scale that the body needs', () => {
    const line = "PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - 2024/01/01 0:00:00 ET";
    expect(readHeader(line, 3)).toMatchObject({ scale: 3, smaller: 1000, larger: 2000 });
    expect(readHeader(line, 0)).toMatchObject({ scale: 2, smaller: 100, larger: 200 });
  });
});

describe('readHeader: tournaments', () => {
  const tournament = (text: string): Record<string, unknown> =>
    fieldsOf(`PokerStars Hand #9: ${text} - 2016/11/13 12:03:34 ET`);

  everyRow([
    ["Tournament #34, $1+$0.10 USD Hold'em No Limit - Level I (10/20)", '$1+$0.10 USD', 'I'],
    ["Tournament #34, $10+$10+$2 USD Hold'em No Limit - Level XV (1000/2000)", '$10+$10+$2 USD', 'XV'],
    ["Tournament #34, Freeroll  Hold'em No Limit - Level I (10/20)", 'Freeroll', 'I'],
    ["Tournament #34, Freeroll Hold'em No Limit - Level I (10/20)", 'Freeroll', 'I'],
    ["Tournament #34, 250 SC Hold'em No Limit - Level XI (600/1200)", '250 SC', 'XI'],
    ["Tournament #34, Satellite  Hold'em No Limit - Level I (10/20)", 'Satellite', 'I'],
    [
      "Tournament #34, \ufffd5+\ufffd0.50 EUR Hold'em No Limit - Level I (10/20)",
      '\ufffd5+\ufffd0.50 EUR',
      'I',
    ],
    ["Tournament #34, 870+130 Hold'em No Limit - Level I (10/20)", '870+130', 'I'],
    ["Tournament #34, 50FPP Hold'em Limit - Level III (50/100)", '50FPP', 'III'],
    ["Tournament #34, Hold'em No Limit - Match Round I, Level II (15/30)", null, 'II'],
    ["Tournament #34, $125+$10 - Hold'em No Limit (10/20)", '$125+$10', null],
    ["Zoom Tournament #34, $3.00+$0.30 USD Hold'em No Limit - Level X (100/200)", '$3.00+$0.30 USD', 'X'],
  ])('reads buy-in and level of a tournament', (text, buyIn, level) => {
    expect(tournament(text)).toMatchObject({
      currency: 'CHIPS',
      scale: 0,
      tournament: { id: '34', buyIn, level },
      playedAt: '2016-11-13T17:03:34Z',
    });
  });

  it('reads a tournament of a mixed game', () => {
    const text = "Tournament #34, $2.00+$0.20 USD Mixed Hold'em (Hold'em Limit) - Level I (40/80)";
    expect(tournament(text)).toMatchObject({ game: 'holdem fixed-limit', smaller: 40, larger: 80 });
  });

  it('reads chips as chips although the buy-in is in dollars', () => {
    const text = "Tournament #34, $200+$15 USD Hold'em No Limit - Level IV (50/100)";
    expect(tournament(text)).toMatchObject({ currency: 'CHIPS', smaller: 50, larger: 100 });
  });

  it('reads the layout of another site', () => {
    const line =
      "Full Tilt Hand #5: Tournament #34, 870+130 Hold'em No Limit - Level I (10/20) - 2016/05/20 8:25:45 ET";
    expect(header(line)).toMatchObject({ site: 'Full Tilt', dialect: 'full-tilt', id: '5' });
  });
});

describe('readHeader: times and dialects', () => {
  const timed = (time: string, prefix = 'PokerStars Hand #1:'): Header =>
    header(`${prefix}  Hold'em No Limit ($1/$2 USD) - ${time}`);

  everyRow([
    ['2024/05/06 13:08:09 CET [2024/05/06 7:08:09 ET]', '2024-05-06T11:08:09Z', 'pokerstars'],
    ['2024/05/06 7:08:09 ET', '2024-05-06T11:08:09Z', 'pokerstars'],
    ['2024/05/06 7:08:09 XST [2024/05/06 7:08:09 ET]', '2024-05-06T11:08:09Z', 'pokerstars'],
    ['2024/05/06 7:08:09 XST', null, 'pokerstars'],
    ['2007/12/31 7:08:09 ET', '2007-12-31T12:08:09Z', 'pokerstars-old'],
    ['2008/12/31 7:08:09 ET', '2008-12-31T12:08:09Z', 'pokerstars-2008'],
    ['2024/05/06 07:08:09 ET', '2024-05-06T11:08:09Z', 'pokerstars-converted'],
    ['2024/05/06 7:08:09', null, 'pokerstars-converted'],
    ['2024/05/06 - 13:51:22 (ET)', '2024-05-06T17:51:22Z', 'pokerstars-hm'],
    ['2024/05/06 - 03:51:22 (ET)', '2024-05-06T07:51:22Z', 'pokerstars-hm'],
    ['2006/08/21 - 13:59:19 (ET)', '2006-08-21T17:59:19Z', 'pokerstars-old'],
    ['2008/08/17 - 01:14:43 (ET)', '2008-08-17T05:14:43Z', 'pokerstars-old'],
    ['2008/09/01 - 01:14:43 (ET)', '2008-09-01T05:14:43Z', 'pokerstars-hm'],
    ['2024/02/30 7:08:09 ET', null, 'pokerstars'],
  ])('finds the dialect by the form of the date', (time, playedAt, dialect) => {
    expect(timed(time)).toMatchObject({ playedAt, dialect, playedAtText: time });
  });

  it('reads a header without a time', () => {
    expect(header("PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD)")).toMatchObject({
      playedAt: null,
      playedAtText: null,
    });
  });

  everyRow([
    ['Run It Once Poker Hand #1:', 'run-it-once', 'Run It Once'],
    ['PokerMaster Hand #1:', 'pokermaster', 'PokerMaster'],
    ['Full Tilt Hand #1:', 'full-tilt', 'Full Tilt'],
  ])('finds dialect and site by the prefix', (prefix, dialect, site) => {
    expect(timed('2024/05/06 17:55 UTC [2024/05/06 19:55 CET]', prefix)).toMatchObject({
      dialect,
      site,
      playedAt: '2024-05-06T17:55:00Z',
    });
  });
});

describe('readHeader: invalid headers', () => {
  everyRow([
    ["Hold'em No Limit ($1/$2 USD)", 'number'],
    ["PokerStars Hand #: Hold'em No Limit ($1/$2 USD)", 'number'],
    ["PokerStars Hand #  : Hold'em No Limit ($1/$2 USD)", 'number'],
    ['PokerStars Hand #123', 'number'],
    ['PokerStars Hand #123: Snap No Limit ($1/$2 USD)', 'game'],
    ["PokerStars Hand #123: Hold'em ($1/$2 USD)", 'game'],
    ['PokerStars Hand #123: ', 'game'],
    ["PokerStars Hand #123: Hold'em No Limit - 2024/05/06 7:08:09 ET", 'stakes'],
    ["PokerStars Hand #123: Hold'em No Limit ($1/$2 USD", 'stakes'],
    ["PokerStars Hand #123: Hold'em No Limit (one/two)", 'stakes'],
    ["PokerStars Hand #123: Hold'em No Limit ($1) - 2024/05/06", 'stakes'],
    [`PokerStars Hand #123: Hold'em No Limit ${'('.repeat(1_000_000)}`, 'length'],
  ])('names the part of a header that cannot be read', (line, error) => {
    expect(readHeader(line, 0)).toBe(error);
  });
});
