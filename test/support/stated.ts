import { formatCards, UNKNOWN, type Card } from '#cards';
import type { AuditedHand } from '#audit';
import { conventionsFor } from '#histories';
import type { Expectation } from './corpus.js';

/** `12.5` at scale 2 as 1250. Exact: works on the digits. */
export const units = (decimal: string, scale: number): number => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const sign = whole.startsWith('-') ? -1 : 1;
  return sign * Number(whole.replace('-', '') + fraction.padEnd(scale, '0'));
};

/** The figures of an audited hand by seat; chips in the smallest unit. */
interface SeatFigures {
  readonly contributed: number;
  readonly collected: number;
  readonly uncalled: number;
  readonly cards: readonly Card[] | undefined;
}

const figuresOf = ({ replay, settlement }: AuditedHand, seat: number): SeatFigures => {
  const player = replay.state.playerAt(seat);
  const sum = (amounts: readonly { readonly seat: number; readonly amount: number }[]): number =>
    amounts.reduce((total, entry) => total + (entry.seat === seat ? entry.amount : 0), 0);
  const claim = replay.hand.claims.find((candidate) => candidate.type === 'seat' && candidate.seat === seat);
  return {
    contributed: player < 0 ? 0 : replay.state.paid[player] + replay.state.dead[player],
    collected: sum(settlement.money.awards),
    uncalled: sum(replay.uncalled),
    cards: replay.shown.get(seat) ?? (claim?.type === 'seat' ? (claim.cards ?? undefined) : undefined),
  };
};

/** The fields of a row that contradict the audit, each as `field: expected, found`. */
export const contradictions = (audited: AuditedHand, row: Expectation): string[] => {
  const { hand, replay, settlement, boards } = audited;
  const { scale } = hand;
  const wrong: string[] = [];
  const compare = (field: string, expected: string | number, found: string | number): void => {
    if (expected !== found) wrong.push(`${field}: ${String(expected)}, found ${String(found)}`);
  };
  const eachPlayer = (
    field: 'contributed' | 'collected' | 'summary_collected' | 'uncalled' | 'net',
    of: (figures: SeatFigures) => number,
  ): void => {
    for (const [name, amount] of Object.entries(row[field] ?? {})) {
      const player = hand.players.find((candidate) => candidate.name === name);
      if (player === undefined) wrong.push(`${field}: no player is named ${name}`);
      else compare(`${field} of ${name}`, units(amount, scale), of(figuresOf(audited, player.seat)));
    }
  };
  const collections = Object.keys(row.collected ?? {}).length > 0 ? 'collected' : 'summary_collected';
  eachPlayer(collections, ({ collected }) => collected);
  eachPlayer('contributed', ({ contributed }) => contributed);
  eachPlayer('net', ({ contributed, collected }) => collected - contributed);
  eachPlayer('uncalled', ({ uncalled }) => uncalled);
  if (row.rake !== undefined) compare('rake', units(row.rake, scale), settlement.rake);
  if (row.total_pot !== undefined) {
    const isNet =
      row.pot_convention?.includes('excludes rake') === true || conventionsFor(hand).totalPot === 'net';
    const net = isNet ? settlement.rake + settlement.fees : 0;
    compare('total pot', units(row.total_pot, scale), replay.state.pot - net);
  }
  printedBoards(row).forEach((board, run) => {
    const cards = boards[run];
    compare(
      `board ${String(run + 1)}`,
      board.replaceAll('10', 'T'),
      cards === undefined ? 'none' : formatCards(cards),
    );
  });
  for (const [name, cards] of Object.entries(row.shown ?? {})) {
    const seat = hand.players.find((candidate) => candidate.name === name)?.seat ?? -1;
    compare(`cards of ${name}`, cards.replaceAll('10', 'T'), shownCards(figuresOf(audited, seat).cards));
  }
  return wrong;
};

/** The boards of a row: some sites print the line of one board twice, with the same cards. */
const printedBoards = ({ boards = [] }: Expectation): readonly string[] =>
  boards.every((board) => board === boards[0]) ? boards.slice(0, 1) : boards;

/** Cards as the rows have them: an unknown card is `XX`. */
const shownCards = (cards: readonly Card[] | undefined): string =>
  cards === undefined
    ? 'none'
    : cards.map((card) => (card === UNKNOWN ? 'XX' : formatCards([card]))).join(' ');
