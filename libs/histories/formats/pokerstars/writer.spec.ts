import { UNKNOWN } from '#cards';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CanonicalHand } from '../../hand.js';
import { LineCursor } from '../../source/lines.js';
import { pokerstars } from './index.js';
import { writePokerstars } from './writer.js';
import { formatTimes } from './writer-times.js';

const read = (text: string): CanonicalHand => {
  const reading = pokerstars.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  return reading.hand;
};

const written = (hand: CanonicalHand): string => {
  const writing = writePokerstars(hand);
  return writing.ok ? writing.text : writing.missing.join(', ');
};

const missing = (hand: CanonicalHand): readonly string[] => {
  const writing = writePokerstars(hand);
  return writing.ok ? [] : writing.missing;
};

const cash = `PokerStars Hand #255000000001:  Hold'em No Limit ($0.50/$1.00 USD) - 2025/08/02 11:24:53 CET [2025/08/02 5:24:53 ET]
Table 'Halley's II' 6-max Seat #2 is the button
Seat 1: cold: deck ($107.50 in chips)
Seat 2: Ann ($0.80 in chips)
Seat 3: Bob ($12 in chips)
Seat 5: Cid (x) ($40.05 in chips)
Seat 6: Dee ($100 in chips) is sitting out
Bob: posts small blind $0.50
Cid (x): posts big blind $1
Dee: is sitting out
Dee: posts small & big blinds $1.50
*** HOLE CARDS ***
Dealt to Bob [Jh Ad]
Dee: checks
cold: deck: raises $2 to $3
Ann: calls $0.80 and is all-in
Bob: raises $9 to $12 and is all-in
Cid (x): calls $11
Dee: folds [7h 2c]
Dee leaves the table
cold: deck: calls $9
*** FLOP *** [8s Qh Ks]
Cid (x): checks
cold: deck: bets $15
Cid (x): folds
Uncalled bet ($15) returned to cold: deck
*** TURN *** [8s Qh Ks] [9s]
*** RIVER *** [8s Qh Ks 9s] [Tc]
*** SHOW DOWN ***
cold: deck: shows [9d Jd] (a straight, Nine to King)
Bob: shows [Jh Ad] (a straight, Ten to Ace)
Bob collected $33.85 from side pot
Ann: mucks hand
Bob collected $4.35 from main pot
*** SUMMARY ***
Total pot $40.05 Main pot $4.35. Side pot $33.85. | Rake $1.85
Board [8s Qh Ks 9s Tc]
Seat 1: cold: deck showed [9d Jd] and lost with a straight, Nine to King
Seat 2: Ann (button) mucked [2d 2h]
Seat 3: Bob (small blind) showed [Jh Ad] and won ($38.20) with a straight, Ten to Ace
Seat 5: Cid (x) (big blind) folded on the Flop
Seat 6: Dee folded before Flop
`;

const twice = `PokerStars Hand #255000000002:  Omaha Pot Limit (€5/€10 EUR) - 2025/11/30 0:40:18 CET [2025/11/29 18:40:18 ET]
Table 'Vesta' 2-max Seat #1 is the button
Seat 1: Ann (€1000 in chips)
Seat 2: Bob (€1000 in chips)
Ann: posts small blind €5
Bob: posts big blind €10
*** HOLE CARDS ***
Ann: raises €20 to €30
Bob: calls €20
*** FLOP *** [3d Kd 9h]
Bob: bets €60
Ann: raises €180 to €240
Bob: raises €540 to €780
Ann: raises €190 to €970 and is all-in
Bob: calls €190 and is all-in
*** FIRST TURN *** [3d Kd 9h] [8h]
*** FIRST RIVER *** [3d Kd 9h 8h] [4s]
*** SECOND TURN *** [3d Kd 9h] [2s]
*** SECOND RIVER *** [3d Kd 9h 2s] [Kc]
*** FIRST SHOW DOWN ***
Bob: shows [Jd Ts Qd Qs] (a pair of Queens)
Ann: shows [7s 9s 7h Jh] (a pair of Nines)
Bob collected €998.50 from pot
*** SECOND SHOW DOWN ***
Bob: shows [Jd Ts Qd Qs] (two pair, Kings and Queens)
Ann: shows [7s 9s 7h Jh] (two pair, Kings and Nines)
Bob collected €998.50 from pot
Ann cashed out the hand for €22.77 | Cash Out Fee €0.46
*** SUMMARY ***
Total pot €2000 | Rake €3
Hand was run twice
FIRST Board [3d Kd 9h 8h 4s]
SECOND Board [3d Kd 9h 2s Kc]
Seat 1: Ann (button) (small blind) showed [7s 9s 7h Jh] and lost with a pair of Nines, and lost with two pair, Kings and Nines (cashed out)
Seat 2: Bob (big blind) showed [Jd Ts Qd Qs] and won (€998.50) with a pair of Queens, and won (€998.50) with two pair, Kings and Queens
`;

const tournament = `PokerStars Hand #255000000003: Tournament #3000000000, $3.00+$0.30 USD Hold'em Limit - Level V (75/150) - 2025/01/06 19:00:00 CET [2025/01/06 13:00:00 ET]
Table '3000000000 7' 9-max Seat #9 is the button
Seat 1: Ann (3000 in chips)
Seat 4: Bob (10 in chips)
Seat 9: Cid (2985 in chips)
Ann: posts the ante 15
Bob: posts the ante 10 and is all-in
Cid: posts the ante 15
Ann: posts small blind 37
*** HOLE CARDS ***
Cid: folds
Uncalled bet (37) returned to Ann
*** FLOP *** [8s Qh Ks]
*** TURN *** [8s Qh Ks] [9s]
*** RIVER *** [8s Qh Ks 9s] [Tc]
*** SHOW DOWN ***
Ann: shows [As Js] (a Royal Flush)
Ann collected 40 from pot
Bob finished the tournament in 7th place
*** SUMMARY ***
Total pot 40 | Rake 0
Board [8s Qh Ks 9s Tc]
Seat 1: Ann (small blind) showed [As Js] and won (40) with a Royal Flush
Seat 4: Bob (big blind) mucked
Seat 9: Cid (button) folded before Flop (didn't bet)
`;

const capped = `PokerStars Hand #255000000004:  Hold'em No Limit ($0.25/$0.50 - $10 Cap -  USD) - 2025/01/06 19:00:00 CET [2025/01/06 13:00:00 ET]
Table 'Vesta' 9-max Seat #1 is the button
Seat 1: Ann ($52.25 in chips)
Seat 2: Bob ($4 in chips)
Ann: posts small blind $0.25
Bob: posts big blind $0.50
*** HOLE CARDS ***
Ann: raises $9.50 to $10 and has reached the $10 cap
Bob: folds
Uncalled bet ($9.50) returned to Ann
Ann collected $1 from pot
Ann: doesn't show hand
*** SUMMARY ***
Total pot $1 | Rake $0
Seat 1: Ann (button) (small blind) collected ($1)
Seat 2: Bob (big blind) folded before Flop
`;

const playMoney = `PokerStars Hand #255000000005:  Omaha Pot Limit (100/200) - 2025/01/06 13:00:00 ET
Table 'Vesta' 2-max (Play Money) Seat #1 is the button
Seat 1: Ann (5225 in chips)
Seat 2: Bob (20400 in chips)
Ann: posts small blind 100
Bob: posts big blind 200
*** HOLE CARDS ***
Ann: folds
Uncalled bet (100) returned to Bob
Bob collected 200 from pot
Bob: doesn't show hand
*** SUMMARY ***
Total pot 200 | Rake 0
Seat 1: Ann (button) (small blind) folded before Flop
Seat 2: Bob (big blind) collected (200)
`;

describe('writePokerstars', () => {
  it.each([
    ['side pots, odd names, a dead blind and a muck in a cash game', cash],
    ['two runs and a cash-out', twice],
    ['antes, a limit and a broke player in a tournament', tournament],
    ['a cap', capped],
    ['play money', playMoney],
  ])('prints exactly the text that was read: %s', (_, text) => {
    expect(written(read(text))).toBe(text);
  });

  it('describes every kind of hand as it is read', () => {
    const words = [
      'high card Ace',
      'a pair of Sixes',
      'two pair, Queens and Deuces',
      'three of a kind, Fours',
      'a straight, Ace to Five',
      'a straight, Ten to Ace',
      'a flush, Ten high',
      'a full house, Sevens full of Jacks',
      'four of a kind, Threes',
      'a straight flush, Ace to Five',
      'a Royal Flush',
    ];
    for (const phrase of words) {
      const text = tournament.replace('with a Royal Flush', `with ${phrase}`);
      expect(written(read(text))).toBe(text);
    }
  });

  it('works out by how much a raise raises where the hand does not say', () => {
    const hand = read(cash);
    const events = hand.events.map((event) => (event.type === 'raise' ? { ...event, by: null } : event));
    expect(written({ ...hand, events })).toBe(cash);
  });

  it('repeats the earlier board where the hand does not', () => {
    const hand = read(cash);
    const events = hand.events.map((event) => (event.type === 'board' ? { ...event, seen: null } : event));
    expect(written({ ...hand, events })).toBe(cash);
  });

  it('names the parts without a place, and leaves them out only in a lossy text', () => {
    const hand = read(cash);
    const lost: CanonicalHand = {
      ...hand,
      site: 'Elsewhere',
      events: [...hand.events, { type: 'house-money', amount: 5, line: 99 }],
    };
    expect(missing(lost)).toEqual(['/site', `/events/${String(hand.events.length)}`]);
    expect(writePokerstars(lost, { lossy: true })).toEqual({ ok: true, text: cash });
  });

  it('replaces an id without a leading digit by a number, and names the loss', () => {
    const hand = { ...read(cash), id: 'f97d-Final table 3' };
    expect(missing(hand)).toEqual(['/id']);
    const ids = [hand, { ...hand, id: 'f97d-Final table 4' }, hand].map((named) => {
      const writing = writePokerstars(named, { lossy: true });
      return writing.ok ? read(writing.text).id : '';
    });
    expect(ids[0]).toMatch(/^\d+$/);
    expect([ids[0] === ids[2], ids[0] === ids[1]]).toEqual([true, false]);
  });

  it('rejects, lossy or not, a hand without a necessary part', () => {
    const hand = read(cash);
    const [first, ...others] = hand.players;
    const cases: readonly (readonly [string, CanonicalHand])[] = [
      ['/id', { ...hand, id: '' }],
      ['/id', { ...hand, id: '1: 2' }],
      [
        '/events/0',
        {
          ...hand,
          events: [{ type: 'post', kind: 'kill', seat: 1, amount: 20, dead: 0, allIn: false, line: 9 }],
        },
      ],
      ['/currency', { ...hand, currency: 'XAU' }],
      ['/tournament', { ...hand, currency: 'CHIPS' }],
      ['/game/variant', { ...hand, game: { ...hand.game, variant: 'kuhn' } }],
      ['/game/options', { ...hand, game: { ...hand.game, options: { bomb: true } } }],
      ['/stakes', { ...hand, stakes: { ...hand.stakes, bigBlind: null } }],
      ['/players/0/stack', { ...hand, players: [{ ...first, stack: null }, ...others] }],
      ['/players/1/name', { ...hand, players: [first, { ...others[0], name: first.name }] }],
      ['/events/0/seat', { ...hand, events: [{ type: 'check', seat: 8, line: 9 }] }],
    ];
    for (const [pointer, broken] of cases) {
      expect(missing(broken)).toContain(pointer);
      expect(writePokerstars(broken, { lossy: true }).ok).toBe(false);
    }
  });
});

describe('formatTimes', () => {
  it('prints both zones in summer, in winter and in the weeks between', () => {
    expect(formatTimes(Date.UTC(2025, 7, 2, 9, 24, 53))).toBe(
      '2025/08/02 11:24:53 CET [2025/08/02 5:24:53 ET]',
    );
    expect(formatTimes(Date.UTC(2025, 0, 6, 18))).toBe('2025/01/06 19:00:00 CET [2025/01/06 13:00:00 ET]');
    expect(formatTimes(Date.UTC(2025, 2, 20, 4, 5, 6))).toBe(
      '2025/03/20 5:05:06 CET [2025/03/20 0:05:06 ET]',
    );
  });

  it('is null in the first of the two equal hours in autumn', () => {
    expect(formatTimes(Date.UTC(2025, 10, 2, 4, 59, 59))).toContain('0:59:59 ET');
    expect(formatTimes(Date.UTC(2025, 10, 2, 5, 0, 0))).toBeNull();
    expect(formatTimes(Date.UTC(2025, 10, 2, 5, 59, 59))).toBeNull();
    expect(formatTimes(Date.UTC(2025, 10, 2, 6, 0, 0))).toContain('1:00:00 ET');
  });

  it('is read back as the same time, every half hour of a year', () => {
    const header = (times: string): string => playMoney.replace('2025/01/06 13:00:00 ET', times);
    let printed = 0;
    const wrong: number[] = [];
    for (let utc = Date.UTC(2025, 0, 1); utc < Date.UTC(2026, 0, 1); utc += 1_800_000) {
      const times = formatTimes(utc);
      if (times === null) continue;
      printed++;
      if (Date.parse(read(header(times)).playedAt ?? '') !== utc) wrong.push(utc);
    }
    expect(wrong).toEqual([]);
    expect(printed).toBe(365 * 48 - 2);
  });
});

const CORPUS = join(process.cwd(), '..', 'shared', 'corpus', 'Stars');

describe('writePokerstars over the corpus', () => {
  if (!existsSync(CORPUS)) {
    it.skip(`skipped: there is no corpus at ${CORPUS}`, () => undefined);
    return;
  }

  it('writes what is read back as the same hand, but for the numbers of lines', () => {
    let hands = 0;
    let written = 0;
    const different: string[] = [];
    for (const hand of corpusHands()) {
      hands++;
      const writing = writePokerstars(hand);
      if (!writing.ok) continue;
      written++;
      if (JSON.stringify(read(writing.text), withoutLines) !== JSON.stringify(hand, withoutLines))
        different.push(hand.id);
    }
    console.log(`${String(hands)} hands of the corpus read, ${String(written)} of them written`);
    expect(written).toBeGreaterThan(hands * 0.9);
    // One log says in its summary that a player `showed … and folded before Flop`, for which there is no claim.
    expect(different).toEqual(['2667630751']);
  });
});

const withoutLines = (key: string, value: unknown): unknown =>
  key === 'line' || key === 'lines' ? undefined : value;

function* corpusHands(): Generator<CanonicalHand> {
  for (const name of readdirSync(CORPUS, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.txt')) continue;
    const text = readFileSync(join(CORPUS, name), 'utf8');
    const starts: number[] = [];
    const lines = new LineCursor();
    lines.reset(text, text.startsWith('\ufeff') ? 1 : 0);
    while (lines.next())
      if (pokerstars.boundary.startsHand(text, lines.start, lines.end)) starts.push(lines.start);
    for (const [index, start] of starts.entries()) {
      const reading = pokerstars.read(text, start, starts[index + 1] ?? text.length, 1, new LineCursor());
      if (reading.ok) yield reading.hand;
    }
  }
}

describe('a hand of another format', () => {
  const native = read(cash);
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

  it('P-DEAL-4: gets the lines of the deal and the showdown, and is then another hand', () => {
    const text = lines(converted(native));
    expect(text.indexOf('*** HOLE CARDS ***') + 1).toBe(text.indexOf('Dealt to Bob [Jh Ad]'));
    expect(text.indexOf('*** SHOW DOWN ***') + 1).toBe(
      text.indexOf('cold: deck: shows [9d Jd] (a straight, Nine to King)'),
    );
    const events = converted(native).events;
    const first = (...types: string[]): string =>
      `/events/${String(events.findIndex(({ type }) => types.includes(type)))}`;
    expect(missing(converted(native))).toEqual(expect.arrayContaining([first('deal'), first('show')]));
  });

  it('L-SUM-2: gets the line of the uncalled bet directly after the betting', () => {
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

  it('shows hands once, at the showdown, and names the events that it moves', () => {
    const events = converted(native).events;
    const river = events.findIndex((event) => event.type === 'board' && event.street === 'river');
    const shown = events.filter((event) => event.type === 'show');
    const early = { ...converted(native), events: events.toSpliced(river, 0, shown[0]) };
    expect(river).toBeGreaterThan(0);
    expect(lines(early)).toEqual(lines(converted(native)));
    expect(missing(early)).toContain(`/events/${String(river)}`);
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

  it('gets no showdown where one player is left, and shows', () => {
    const folds = native.players
      .filter(({ seat }) => seat !== 1)
      .map(({ seat }) => ({
        ...({ type: 'fold', seat, cards: null, line: 1 } as const),
      }));
    const shows = native.events.filter((event) => event.type === 'show' && event.seat === 1);
    expect(lines({ ...converted(native), events: [...folds, ...shows] })).not.toContain('*** SHOW DOWN ***');
  });

  it('leaves out unknown cards and names them', () => {
    const deal = (cards: readonly number[]): CanonicalHand => ({
      ...native,
      events: native.events.map((event) => (event.type === 'deal' ? { ...event, cards: [...cards] } : event)),
    });
    const at = `/events/${String(native.events.findIndex(({ type }) => type === 'deal'))}`;
    expect(missing(deal([UNKNOWN, UNKNOWN]))).toEqual([at]);
    expect(lines(deal([UNKNOWN, UNKNOWN])).some((line) => line.startsWith('Dealt to'))).toBe(false);
    expect(lines(deal([UNKNOWN, 0]))).toContain('Dealt to Bob [2c]');
  });
});
