import { defaultSwitches } from '#engine';
import type { CanonicalHand, GameOptions } from '#histories';
import { auditHand } from './audit-hand.js';
import { formatFindingMessage } from '../findings/finding-message.js';
import { cards, makeHand, shows, type Unplaced } from '../testing/canonical-hand.js';

const dealt = (seat: number, held: string): Unplaced => ({ type: 'deal', seat, cards: cards(held) });
const discards = (seat: number, held: string | null, count: number): Unplaced => ({
  type: 'discard',
  seat,
  count,
  cards: held === null ? null : cards(held),
});
const bets = (seat: number, to: number): Unplaced => ({ type: 'bet', seat, to, allIn: false });
const calls = (seat: number, amount: number): Unplaced => ({ type: 'call', seat, amount, allIn: false });
const checks = (seat: number): Unplaced => ({ type: 'check', seat });
const folds = (seat: number): Unplaced => ({ type: 'fold', seat, cards: null });

/** Seat 1 opens, and seat 2 calls. */
const OPENED = [bets(1, 10), calls(2, 10)];
const CHECKED = [checks(1), checks(2)];
/** Seat 2 shows kings. */
const KINGS = shows(2, 'Ks Kd 9h 5c 3c');
const SHOWDOWN: Unplaced = { type: 'showdown', run: 0 };

/** Five-card draw of two players with antes of one. */
const hand = (events: readonly Unplaced[], options: GameOptions = { openers: 'jacks' }): CanonicalHand => {
  const ante = { type: 'post', kind: 'ante', amount: 1, dead: 0, allIn: false } as const;
  const all: Unplaced[] = [{ ...ante, seat: 1 }, { ...ante, seat: 2 }, { type: 'hole-cards' }, ...events];
  return makeHand([1, 2], {
    format: 'json',
    game: { variant: 'five-draw', limit: 'fixed-limit', rotation: null, options },
    stakes: { smallBlind: null, bigBlind: null, smallBet: 10, bigBet: 20, cap: null },
    buttonSeat: 2,
    events: all,
  });
};

const findingsOf = (events: readonly Unplaced[], options?: GameOptions) =>
  auditHand(hand(events, options), { id: 'test', switches: defaultSwitches })!.findings.filter(({ rules }) =>
    rules.includes('P-VAR-5CD'),
  );

/** The openings without openers: code, seat and line. */
const listFindings = (events: readonly Unplaced[], options?: GameOptions): string[] =>
  findingsOf(events, options).map(({ code, seat, line }) => `${code} ${String(seat)} @${String(line)}`);

const PAT = [discards(1, null, 0), discards(2, null, 0), ...CHECKED, SHOWDOWN];

describe('P-VAR-5CD: openers', () => {
  it.each([
    ['Js Jd 9h 5c 2c', [], {}],
    ['Ts Td 9h 9c 2c', [], {}],
    ['2s 3d 4h 5c 6c', [], {}],
    ['Ts Td 9h 5c 2c', ['action-not-allowed 1 @7'], {}],
    ['As Kd Qh Jc 9c', ['action-not-allowed 1 @7'], {}],
    ['Jk Jd 9h 5c 2c', [], { joker: 'wild' }],
    ['Jk Td 9h 5c 2c', ['action-not-allowed 1 @7'], { joker: 'wild' }],
    ['Jk Ad 9h 5c 2c', [], { joker: 'bug' }],
    ['Jk Kd 9h 5c 2c', ['action-not-allowed 1 @7'], { joker: 'bug' }],
  ] as const)('checks %s shown by an opener who stood pat: %j %j', (held, expected, options) => {
    const events = [...OPENED, ...PAT, shows(1, held), KINGS];
    expect(listFindings(events, { openers: 'jacks', ...options })).toEqual(expected);
  });

  const NONE = 'Ts Td 9h 5c 2c';
  it('are not required in other games', () => {
    expect(listFindings([...OPENED, ...PAT, shows(1, NONE), KINGS], {})).toEqual([]);
  });

  it('are checked on dealt cards, also if the opener wins without showing', () => {
    expect(listFindings([dealt(1, NONE), bets(1, 10), folds(2)])).toEqual(['action-not-allowed 1 @8']);
    expect(listFindings([dealt(1, 'As Ad 9h 5c 2c'), bets(1, 10), folds(2)])).toEqual([]);
    expect(listFindings([dealt(1, '?? ?? ?? ?? ??'), bets(1, 10), folds(2)])).toEqual([]);
  });

  describe('of a player who wins unseen', () => {
    const collects: Unplaced = { type: 'collect', seat: 1, amount: 12, pot: null, run: 0 };
    const unseen = [bets(1, 10), folds(2), collects];
    const codesIn = (
      events: readonly Unplaced[],
      openersProof: 'shown' | 'on-request',
      options?: GameOptions,
    ) =>
      auditHand(hand(events, options), { id: 'test', switches: { ...defaultSwitches, openersProof } })!
        .findings.filter(({ rules }) => rules.includes('P-VAR-5CD'))
        .map(({ code, seat, line }) => `${code} ${String(seat)} @${String(line)}`);

    it('are not proved, where the house requires it', () => {
      expect(codesIn(unseen, 'shown')).toEqual(['openers-unproved 1 @9']);
      expect(codesIn(unseen, 'on-request')).toEqual([]);
    });

    it('are proved by his cards, or not required', () => {
      expect(codesIn([dealt(1, 'As Ad 9h 5c 2c'), ...unseen], 'shown')).toEqual([]);
      expect(codesIn([...unseen, shows(1, 'As Ad 9h 5c 2c')], 'shown')).toEqual([]);
      expect(codesIn([...OPENED, ...PAT, shows(1, 'As Ad 9h 5c 2c'), KINGS], 'shown')).toEqual([]);
      expect(codesIn(unseen, 'shown', {})).toEqual([]);
    });
  });

  it('are required of the opener only', () => {
    expect(listFindings([dealt(1, NONE), checks(1), bets(2, 10), calls(1, 10)])).toEqual([]);
  });

  it('may be discarded in the draw, but not drawn', () => {
    const splits = [
      dealt(1, 'Js Jd 9d 5d 2d'),
      ...OPENED,
      discards(1, 'Js', 1),
      discards(2, null, 0),
      dealt(1, 'Tc'),
    ];
    expect(listFindings([...splits, ...CHECKED, SHOWDOWN, shows(1, 'Jd 9d 5d 2d Tc'), KINGS])).toEqual([]);
    const drawn = [
      dealt(1, NONE),
      ...OPENED,
      discards(1, '9h 5c 2c', 3),
      discards(2, null, 0),
      dealt(1, 'Th 4s 4d'),
    ];
    expect(listFindings(drawn)).toEqual(['action-not-allowed 1 @8']);
  });

  it('are traced back from the shown cards if all drawn and discarded cards are known', () => {
    const traced = (discarded: string | null, drawn: string): Unplaced[] => [
      ...OPENED,
      discards(1, discarded, 2),
      discards(2, null, 0),
      dealt(1, drawn),
      ...CHECKED,
      SHOWDOWN,
      shows(1, 'Ts Td 9h Qc Qh'),
      KINGS,
    ];
    expect(listFindings(traced('5c 2c', 'Qc Qh'))).toEqual(['action-not-allowed 1 @7']);
    expect(listFindings(traced('5c Tc', 'Qc Qh'))).toEqual([]);
    expect(listFindings(traced('5c 2c', '?? ??'))).toEqual([]);
    expect(listFindings(traced(null, 'Qc Qh'))).toEqual([]);
  });

  it('are not traced back over a draw that the log does not describe', () => {
    const begun: Unplaced = { type: 'street', street: 'first-draw' };
    const events = [...OPENED, begun, ...CHECKED, SHOWDOWN, shows(1, NONE), KINGS];
    expect(listFindings(events).filter((code) => code.startsWith('action'))).toEqual([]);
  });

  it('are not required after the draw', () => {
    const played = [
      ...CHECKED,
      discards(1, null, 0),
      discards(2, null, 0),
      bets(1, 20),
      calls(2, 20),
      SHOWDOWN,
    ];
    const events = [dealt(1, NONE), ...played, shows(1, NONE), KINGS];
    expect(listFindings(events).filter((code) => code.startsWith('action'))).toEqual([]);
  });

  it('are named in the message', () => {
    const [finding] = findingsOf([dealt(1, NONE), bets(1, 10), folds(2)]);
    const parts = { code: finding.code, detail: finding.detail, expected: null, actual: null };
    expect(formatFindingMessage(parts, 'en', String)).toBe(
      'This action was not open to the player. Ts Td 9h 5c 2c cannot open: a pair of jacks or better is required.',
    );
    expect(formatFindingMessage(parts, 'es', String)).toContain('Ts Td 9h 5c 2c no es mano para abrir');
  });
});
