import { defaultSwitches } from '#engine';
import type { GameOptions, HandClaim } from '#histories';
import { auditHand, type AuditedHand } from '../claims/audit-hand.js';
import { formatFindingMessage } from '../findings/finding-message.js';
import { cards, makeHand, shows, type Unplaced } from '../testing/canonical-hand.js';

/** The cards that a log states. */
interface StatedCards {
  readonly game?: string;
  readonly options?: GameOptions;
  readonly dealt?: string;
  readonly board?: string;
  readonly shown?: string;
  readonly folded?: string;
  readonly summed?: string;
}

/** Seat 2 folds, seats 1 and 3 check to the end, and seat 3 shows kings and collects the pot. */
const audit = ({
  game = 'short-deck',
  options,
  dealt,
  board,
  shown,
  folded,
  summed,
}: StatedCards): AuditedHand => {
  const boardCards = cards(board ?? '7c 8d 9h Jh Qd');
  const check = (): Unplaced[] => [
    { type: 'check', seat: 1 },
    { type: 'check', seat: 3 },
  ];
  const street = (id: string, from: number, to: number): Unplaced => ({
    type: 'board',
    street: id,
    run: 0,
    cards: boardCards.slice(from, to),
    seen: from === 0 ? null : boardCards.slice(0, from),
  });
  const ante = { type: 'post', kind: 'ante', amount: 5, dead: 0, allIn: false } as const;
  const events: Unplaced[] = [
    ...[1, 2, 3].map((seat): Unplaced => ({ ...ante, seat })),
    { type: 'hole-cards' },
    ...(dealt === undefined ? [] : [{ type: 'deal', seat: 1, cards: cards(dealt) } as const]),
    { type: 'check', seat: 1 },
    { type: 'fold', seat: 2, cards: folded === undefined ? null : cards(folded) },
    { type: 'check', seat: 3 },
    street('flop', 0, 3),
    ...check(),
    street('turn', 3, 4),
    ...check(),
    street('river', 4, 5),
    ...check(),
    { type: 'showdown', run: 0 },
    shown === undefined ? { type: 'muck', seat: 1 } : shows(1, shown),
    shows(3, 'Ks Kh'),
    { type: 'collect', seat: 3, amount: 15, pot: null, run: 0 },
  ];
  const claim: HandClaim = {
    type: 'seat',
    seat: 1,
    button: false,
    blind: null,
    outcome: 'mucked',
    foldedOn: null,
    won: [],
    cards: summed === undefined ? null : cards(summed),
    readings: [],
    line: events.length + 5,
  };
  const hand = makeHand([1, 2, 3], {
    format: 'phh',
    game: { variant: game, limit: 'no-limit', rotation: null, ...(options === undefined ? {} : { options }) },
    stakes: { smallBlind: null, bigBlind: null, smallBet: 5, bigBet: null, cap: null },
    buttonSeat: 3,
    events,
    claims: summed === undefined ? [] : [claim],
  });
  return auditHand(hand, { id: 'test', switches: defaultSwitches })!;
};

/** The findings, except for the fold of seat 2 with nothing to call. */
const listFindings = (stated: StatedCards): string[] =>
  audit(stated)
    .findings.filter(({ code }) => code !== 'fold-unfaced')
    .map(({ code, rules, line, seat }) => [code, ...rules, `@${String(line)}`, seat].join(' '));

describe('P-DECK-1: a card that is not in the deck', () => {
  it('is not reported for cards of the deck', () => {
    expect(
      listFindings({ dealt: 'As Ad', shown: 'As Ad', board: '6c 8d 9h Jh Qd', folded: 'Ts ??' }),
    ).toEqual(['wrong-winner P-SHOW-2 P-SHOW-6 R-SHOW-2 P-RANK-2 P-VAR-MORE @25 3']);
    expect(listFindings({ shown: 'Ts 6s' })).toHaveLength(1);
    expect(listFindings({ game: 'holdem', board: '2c 3d 9h Jh Qd' })).toEqual([]);
  });

  it.each<[string, StatedCards, string]>([
    ['dealt', { dealt: '5s Ad' }, '@9 1'],
    ['dealt, and shown', { dealt: '5s Ad', shown: '5s Ad' }, '@9 1'],
    ['on the flop', { board: '2c 8d 9h Jh Qd' }, '@12 '],
    ['on the river', { board: '7c 8d 9h Jh 2d' }, '@18 '],
    ['folded face up', { folded: '3s 3d' }, '@10 2'],
    ['shown', { shown: '5s Ad' }, '@22 1'],
    ['in the summary only', { summed: '5s Ad' }, '@25 1'],
    ['everywhere', { dealt: '2s 2d', board: '2c 3d 4h Jh 5d', shown: '2s 2d', summed: '2s 2d' }, '@9 1'],
    ['a joker dealt', { game: 'holdem', dealt: 'Jk Ad' }, '@9 1'],
    ['a joker shown', { game: 'holdem', shown: 'Jk Ad' }, '@22 1'],
    ['a joker on the board', { game: 'holdem', board: 'Jk 8d 9h Jh Qd' }, '@12 '],
    ['a joker in a stripped deck', { options: { deck: 32 }, game: 'holdem', shown: 'Jk Ad' }, '@22 1'],
    [
      'a card that is stripped from the deck',
      { options: { deck: 32 }, game: 'holdem', shown: '6s Ad' },
      '@22 1',
    ],
  ])('is reported once, without consequences: %s', (_, stated, where) => {
    expect(listFindings(stated)).toEqual([`duplicate-card P-DECK-1 ${where}`]);
  });

  it('is not reported for the joker of a game with a joker', () => {
    const game = { game: 'holdem', options: { joker: 'wild' } } as const;
    expect(listFindings({ ...game, folded: 'Jk Ad' })).toEqual([]);
  });

  it('is named in the message, and makes the pot unverifiable', () => {
    const { findings, settlement } = audit({ shown: '5s Ad' });
    const { code, detail } = findings.find((finding) => finding.code === 'duplicate-card')!;
    const parts = { code, detail, expected: null, actual: null };
    expect(formatFindingMessage(parts, 'en', String)).toBe(
      'This card cannot be in the hand. 5s is not in the deck of this game.',
    );
    expect(formatFindingMessage(parts, 'es', String)).toBe(
      'Esta carta no puede estar en la mano. 5s no está en la baraja de este juego.',
    );
    expect([...settlement.unverifiable]).toEqual([0]);
  });
});
