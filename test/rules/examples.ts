import { parseCards, type Card } from '#cards';
import { auditHand } from '#audit';
import {
  checkSetup,
  defaultSwitches,
  findVariant,
  type Violation,
  type HandSetup,
  type Switches,
} from '#engine';
import { boardCardsOf } from '../../libs/engine/variants/deals.js';
import type { Table } from '../../libs/engine/testing/table.js';
import type { CanonicalHand, GameOptions, HandEvent } from '#histories';

/** What is found wrong: a code and the rules that it cites, `short-raise R-BET-6`. */
export type Judged = readonly string[];

/** An example that keeps to a rule: nothing is found. The page of the rules lists it under the rule. */
export const follows = (rule: string, what: string, judged: () => Judged): void => {
  it(`${rule} followed: ${what}`, () => {
    expect(judged()).toEqual([]);
  });
};

/** An example that breaks a rule, and exactly what is found. */
export const breaks = (
  rule: string,
  what: string,
  judged: () => Judged,
  ...found: readonly string[]
): void => {
  it(`${rule} broken: ${what}`, () => {
    expect(judged()).toEqual(found);
  });
};

const textOf = ({ code, rules }: { readonly code: string; readonly rules: readonly string[] }): string =>
  [code, ...rules].join(' ');

export const faults = (...list: readonly (Violation | null)[]): Judged =>
  list.flatMap((fault) => (fault === null ? [] : [textOf(fault)]));

/** The actions are done one after the other, legal or not. */
export const acts = (table: Table, ...lines: readonly string[]): Judged =>
  lines.flatMap((line) => {
    const fault = table.violationOf(line);
    table.force(line);
    return faults(fault);
  });

export const setsUp = (setup: HandSetup): Judged => faults(...checkSetup(setup));

export const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

/** What a hand's audit finds, in a house with these switches. */
export const audits = (hand: CanonicalHand, switches: Partial<Switches> = {}): Judged =>
  auditHand(hand, { id: 'test', switches: { ...defaultSwitches, ...switches } })!.findings.map(textOf);

/** A showdown, and what the log says that each player collected. All of it by player, left of the button first. */
export interface Showdown {
  readonly game?: string;
  readonly options?: GameOptions;
  readonly board?: string;
  /** Null for a hand that was mucked. */
  readonly hands: readonly (string | null)[];
  /** What each of them had, and put in: 10 unless said. */
  readonly paid?: readonly number[];
  /** A list for each pot where there is more than one. */
  readonly collected: readonly number[] | readonly (readonly number[])[];
}

/** What is found in a hand that everybody plays for all that he has, and that is dealt and shown down at once. */
export const awards = (showdown: Showdown, switches: Partial<Switches> = {}): Judged =>
  audits(handOf(showdown), switches);

type Unplaced<E = HandEvent> = E extends HandEvent ? Omit<E, 'line'> : never;

const handOf = ({
  game = 'holdem',
  options,
  board = '',
  hands,
  paid,
  collected,
}: Showdown): CanonicalHand => {
  const stacks = hands.map((_, player) => paid?.[player] ?? 10);
  const events: Unplaced[] = [
    { type: 'hole-cards' },
    ...allIn(stacks),
    ...runOut(game, cards(board), stacks.length),
    { type: 'showdown', run: 0 },
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

/** The first player bets all he has, and the others put in all that they have. */
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

/** The streets behind the first. Where cards may be drawn, everybody stands pat. */
const runOut = (game: string, board: readonly Card[], players: number): Unplaced[] => {
  let lie = 0;
  return findVariant(game)!
    .streets.slice(1)
    .flatMap((street): Unplaced[] => {
      const count = boardCardsOf(street);
      if (count === 0)
        return [
          { type: 'street', street: street.id },
          ...(street.exchange?.fewest === 0 ? pat(players) : []),
        ];
      lie += count;
      return [
        {
          type: 'board',
          street: street.id,
          run: 0,
          cards: board.slice(lie - count, lie),
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
