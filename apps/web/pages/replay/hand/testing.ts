import type { Legal, Player, ReplayedHand, Step } from './record.js';

/** A step for tests: before the deal, with nothing in the pot. */
export const stepOf = (parts: Partial<Step>): Step => ({
  line: 1,
  event: 'check',
  seat: null,
  amount: null,
  cards: null,
  run: null,
  street: null,
  legal: null,
  pot: '0',
  pots: [],
  bets: {},
  stacks: {},
  live: [1, 2],
  hands: {},
  boards: [[]],
  ...parts,
});

export const legalOf = (seat: number, call: string | null): Legal => ({
  seat,
  fold: true,
  check: call === null,
  call,
  bringIn: null,
  bet: null,
  raise: null,
});

/** A player with 10.00, for tests. */
export const playerOf = (seat: number): Player => ({
  seat,
  name: `player ${seat}`,
  startingStack: '10.00',
  contributed: '0',
  collected: null,
  entitled: null,
  cashOut: null,
  finishingStack: null,
  cards: null,
  hand: null,
});

/** A hand of two players with 10.00 each, for tests. */
export const handOf = (parts: Partial<ReplayedHand>): ReplayedHand => ({
  status: 'audited',
  file: 'a.txt',
  member: null,
  index: 0,
  lines: [1, 20],
  site: null,
  format: null,
  handId: '1',
  playedAt: null,
  currency: 'USD',
  game: { variant: 'holdem', limit: 'no-limit' },
  stakes: { smallBlind: '0.50', bigBlind: '1.00' },
  table: { name: '', seats: 2 },
  tournament: null,
  profile: 'intro',
  buttonSeat: 1,
  heroSeat: 2,
  players: [
    { ...playerOf(1), cards: 'Ah Kh', finishingStack: '8.00' },
    { ...playerOf(2), finishingStack: '12.00' },
  ],
  boards: [],
  pots: [],
  totalPot: null,
  rake: null,
  fees: '0',
  houseMoney: '0',
  findings: [],
  steps: [],
  ...parts,
});
