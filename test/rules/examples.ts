import { parseCards, type Card } from '#cards';
import { auditHand } from '#audit';
import {
  checkSetup,
  defaultSwitches,
  findVariant,
  type Declaration,
  type Violation,
  type HandSetup,
  type Switches,
} from '#engine';
import { boardCardsOf } from '../../libs/engine/variants/deals.js';
import type { Table } from '../../libs/engine/testing/table.js';
import type { CanonicalHand, GameOptions, HandEvent } from '#histories';

/** The outcome of an example: findings or violations as texts: a code and its rules, such as `short-raise R-BET-6`. */
export type Outcome = readonly string[];

/** An example that follows a rule and has no findings. docs/rules.md lists it below the rule. */
export const follows = (rule: string, what: string, outcomeOf: () => Outcome): void => {
  it(`${rule} followed: ${what}`, () => {
    expect(outcomeOf()).toEqual([]);
  });
};

/**
 * An example that breaks a rule, with its exact findings. One of them cites the rule; each lists the stated rules, and may list
 * those of the hands and of the game besides.
 */
export const breaks = (
  rule: string,
  what: string,
  outcomeOf: () => Outcome,
  ...found: readonly string[]
): void => {
  it(`${rule} broken: ${what}`, () => {
    const outcome = outcomeOf().map((text) => text.split(' '));
    const expected = found.map((text) => text.split(' '));
    expect(outcome.map(([code]) => code)).toEqual(expected.map(([code]) => code));
    expected.forEach((words, index) => {
      expect(outcome[index]).toEqual(expect.arrayContaining(words));
    });
    const cited = outcome.flatMap(([, ...rules]) => rules);
    if (cited.length > 0) expect(cited).toContain(rule);
  });
};

const textOf = ({ code, rules }: { readonly code: string; readonly rules: readonly string[] }): string =>
  [code, ...rules].join(' ');

export const violations = (...list: readonly (Violation | null)[]): Outcome =>
  list.flatMap((violation) => (violation === null ? [] : [textOf(violation)]));

/** The violations of actions, which are applied in turn, legal or not. */
export const acts = (table: Table, ...lines: readonly string[]): Outcome =>
  lines.flatMap((line) => {
    const violation = table.violationOf(line);
    table.force(line);
    return violations(violation);
  });

export const setsUp = (setup: HandSetup): Outcome => violations(...checkSetup(setup));

export const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

/** The findings of a hand, with these switches. */
export const audits = (hand: CanonicalHand, switches: Partial<Switches> = {}): Outcome =>
  auditHand(hand, { id: 'test', switches: { ...defaultSwitches, ...switches } })!.findings.map(textOf);

/** A showdown and the awards of its log. Lists are by player, the first one left of the button. */
export interface Showdown {
  readonly game?: string;
  readonly options?: GameOptions;
  readonly board?: string;
  /** Null for a mucked hand. */
  readonly hands: readonly (string | null)[];
  /** What the players declare, in high-low by declaration. */
  readonly declared?: readonly Declaration[];
  /** The stack of each player, all of which he puts in; by default 10. */
  readonly paid?: readonly number[];
  /** A list for each pot if there are several. */
  readonly collected: readonly number[] | readonly (readonly number[])[];
}

/** The findings of a hand in which all players go all-in on the first street. */
export const awards = (showdown: Showdown, switches: Partial<Switches> = {}): Outcome =>
  audits(handOf(showdown), switches);

type Unplaced<E = HandEvent> = E extends HandEvent ? Omit<E, 'line'> : never;

const handOf = ({
  game = 'holdem',
  options,
  board = '',
  hands,
  declared = [],
  paid,
  collected,
}: Showdown): CanonicalHand => {
  const stacks = hands.map((_, player) => paid?.[player] ?? 10);
  const events: Unplaced[] = [
    { type: 'hole-cards' },
    ...allIn(stacks),
    ...runOut(game, cards(board), stacks.length),
    { type: 'showdown', run: 0 },
    ...declared.map((half, player): Unplaced => ({ type: 'declare', seat: player + 1, half })),
  ];
  hands.forEach((hand, player) => {
    const seat = player + 1;
    events.push(
      hand === null
        ? { type: 'muck', seat }
        : { type: 'show', seat, run: 0, cards: [...cards(hand)], text: null, reading: null },
    );
  });
  const pots = isByPot(collected) ? collected : [collected];
  [...pots.entries()].reverse().forEach(([pot, shares]) => {
    shares.forEach((amount, player) => {
      if (amount > 0)
        events.push({
          type: 'collect',
          seat: player + 1,
          amount,
          pot: pots.length > 1 ? pot : null,
          run: 0,
        });
    });
  });
  const first = stacks.length + 1;
  return {
    ...BLANK,
    game: { ...BLANK.game, variant: game, ...(options === undefined ? {} : { options }) },
    buttonSeat: stacks.length,
    players: stacks.map((stack, player) => ({
      seat: player + 1,
      name: String.fromCharCode(65 + player),
      stack,
      sittingOut: false,
      line: player + 1,
    })),
    events: events.map((event, index) => ({ ...event, line: first + index })),
    lines: [1, first + events.length],
  };
};

const isByPot = (
  collected: readonly number[] | readonly (readonly number[])[],
): collected is readonly (readonly number[])[] => Array.isArray(collected[0]);

/** The first player bets his stack, and the others go all-in too. */
const allIn = (stacks: readonly number[]): Unplaced[] => {
  let level = 0;
  return stacks.map((stack, player): Unplaced => {
    const seat = player + 1;
    const before = level;
    level = Math.max(level, stack);
    if (before === 0) return { type: 'bet', seat, to: stack, allIn: true };
    return stack <= before
      ? { type: 'call', seat, amount: stack, allIn: true }
      : { type: 'raise', seat, by: null, to: stack, allIn: true };
  });
};

/** The streets after the first. All players stand pat on draws. */
const runOut = (game: string, board: readonly Card[], players: number): Unplaced[] => {
  let dealt = 0;
  return findVariant(game)!
    .streets.slice(1)
    .flatMap((street): Unplaced[] => {
      const count = boardCardsOf(street);
      if (count === 0)
        return [
          { type: 'street', street: street.id },
          ...(street.exchange?.fewest === 0 ? pat(players) : []),
        ];
      dealt += count;
      return [
        {
          type: 'board',
          street: street.id,
          run: 0,
          cards: board.slice(dealt - count, dealt),
          seen: null,
        },
      ];
    });
};

const pat = (players: number): Unplaced[] =>
  Array.from({ length: players }, (_, player) => ({
    type: 'discard',
    seat: player + 1,
    count: 0,
    cards: null,
  }));

const BLANK: CanonicalHand = {
  site: 'example',
  format: 'json',
  dialect: '',
  id: '1',
  playedAt: null,
  playedAtText: null,
  currency: 'CHIPS',
  scale: 0,
  game: { variant: 'holdem', limit: 'no-limit', rotation: null },
  stakes: { smallBlind: 0, bigBlind: 0, smallBet: 1, bigBet: null, cap: null },
  table: { name: '', seats: null },
  tournament: null,
  buttonSeat: null,
  heroSeat: null,
  players: [],
  events: [],
  claims: [],
  cancelled: false,
  lines: [1, 1],
};
