import { auditBlock, HeldHands } from '#audit';
import { findFormat, type CanonicalHand, type HandEvent } from '#histories';
import { findProfile } from '#rules';
import { readLog } from '../../libs/audit/testing/logs.js';
import { wholeBlock } from '../../libs/audit/testing/whole-block.js';
import type { Outcome } from './examples.js';

/** A seat of a hand: its number, the name of its player and the stack in dollars. */
export type Seat = readonly [seat: number, name: string, stack: number];

/** A hand of a session: everybody folds to the big blind, unless the lines say otherwise. */
export interface TableHand {
  readonly id: number;
  readonly button: number;
  readonly seats: readonly Seat[];
  /** The lines of the blinds; absent: the seats left of the button post $1 and $2. */
  readonly posts?: readonly string[];
  /** The lines after the blinds. */
  readonly body: readonly string[];
  /** The names of players who sit out. */
  readonly away?: readonly string[];
  /** Whether the hand is one of a tournament, with stacks in chips. */
  readonly isTournament?: boolean;
  /** Chips, in cents, that the last hand left in the pot. */
  readonly carried?: number;
}

/** The players who are dealt in, clockwise from the left of the button. */
export const afterButton = ({
  seats,
  button,
  away = [],
}: Pick<TableHand, 'seats' | 'button' | 'away'>): readonly Seat[] =>
  [...seats.filter(([seat]) => seat > button), ...seats.filter(([seat]) => seat <= button)].filter(
    ([, name]) => !away.includes(name),
  );

const gameOf = ({ isTournament }: TableHand): string =>
  isTournament === true
    ? "Tournament #77, $10+$1 USD Hold'em No Limit - Level I (1/2)"
    : "Hold'em No Limit ($1/$2 USD)";

const handOf = (hand: TableHand): CanonicalHand => {
  const [[, small], [, big]] = afterButton(hand);
  const text = [
    `PokerStars Hand #${hand.id}:  ${gameOf(hand)} - 2025/01/06 13:${String(hand.id % 60).padStart(2, '0')}:00 ET`,
    `Table '${hand.isTournament === true ? '77 1' : 'Vesta'}' 6-max Seat #${hand.button} is the button`,
    ...hand.seats.map(
      ([seat, name, stack]) =>
        `Seat ${seat}: ${name} ($${stack} in chips)${hand.away?.includes(name) === true ? ' is sitting out' : ''}`,
    ),
    ...(hand.posts ?? [`${small}: posts small blind $1`, `${big}: posts big blind $2`]),
    '*** HOLE CARDS ***',
    ...hand.body,
    '',
  ].join('\n');
  const read = readLog(hand.isTournament === true ? text.replaceAll(/\$(\d+)(?! in| USD)/g, '$1') : text);
  const { carried = 0 } = hand;
  if (carried === 0) return read;
  const added: HandEvent = { type: 'house-money', amount: carried, line: read.lines[0] };
  return { ...read, events: [added, ...read.events] };
};

/** The findings of a session, those across its hands included. The notices that name rulings are left out. */
export const session = (
  hands: readonly TableHand[],
  house: { readonly minimumBuyIn?: number } = {},
): Outcome => {
  const json = findFormat('json')!;
  const lines = hands.map((hand) => {
    const writing = json.write?.(handOf(hand));
    if (writing?.ok !== true) throw new Error('not written');
    return writing.text;
  });
  const block = wholeBlock(lines.join('\n'), 'json');
  const profile = { ...findProfile('roberts')!, ...house };
  const outcomes = auditBlock(block, json, { language: 'en', tables: true, profileFor: () => profile });
  const found: string[] = [];
  const held = new HeldHands<number>((_, findings) => {
    for (const { code, rules } of findings) found.push([code, ...rules].join(' '));
  });
  for (const [index, { codes, table }] of outcomes.entries()) {
    found.push(...codes.filter((code) => code !== 'ruling'));
    held.add(index, table, null);
  }
  held.end();
  return found;
};
