import { parseCards, type Card } from '#cards';
import type { LimitId, Switches } from '#engine';
import { Table, type TableOptions } from '../../../libs/engine/testing/table.js';

/** For a switch a small hand, and its result with each value of the switch. */
export type SwitchHands = {
  readonly [K in keyof Switches]: {
    readonly resultWith: (switches: Partial<Switches>) => string;
    readonly by: readonly (readonly [value: Switches[K], result: string])[];
  };
};

export const parsedCards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  return parsed.ok ? parsed.cards : [];
};

/** The flop of a hand in which all players called a big blind of 20; by default fixed bets of 20 and 40. */
export const flop = (
  stacks: readonly number[],
  switches: Partial<Switches>,
  limit: LimitId = 'fixed-limit',
  options: TableOptions = {},
): Table => {
  const all = stacks.map((stack) => stack + 20);
  const table = new Table({ limit, bigBlind: 20, stacks: all, switches, ...options }).blinds();
  while (table.actor !== '-') {
    const call = `${table.actor} call`;
    table.play(table.codeOf(call) === 'legal' ? call : `${table.actor} check`);
  }
  return table.street();
};

export const heads = (switches: Partial<Switches>, options: TableOptions = {}): Table =>
  new Table({ stacks: [1000, 1000], switches, ...options });

/** A game of two betting rounds. */
export const twoRounds: TableOptions = { game: 'five-draw', limit: 'fixed-limit', bigBlind: 20 };

/** A stud table with these first upcards, by player. */
export const stud = (
  switches: Partial<Switches>,
  cards: readonly number[],
  options: TableOptions = {},
): Table => {
  const table = new Table({
    game: 'stud',
    limit: 'fixed-limit',
    smallBlind: 0,
    bigBlind: 0,
    smallBet: 10,
    bringIn: 2,
    switches,
    ...options,
  });
  return table.dealUp(cards);
};

export const codesOf = (table: Table, ...lines: readonly string[]): string =>
  lines.map((line) => table.codeOf(line)).join(' ');

export const rank = (text: string): number => '23456789TJQKA'.indexOf(text) * 4;
export const [SIX, NINE, KING] = [rank('6'), rank('9'), rank('K')];

/** Cid folds on the flop without a bet to face. */
export const CID_FOLDS = 'Cid: folds\nAnn: bets $0.10\nBob: calls $0.10';
