import type { Legal, ReplayedHand, Step } from './record.js';

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

/** A hand of two players with 10.00 each, for tests. */
export const handOf = (parts: Partial<ReplayedHand>): ReplayedHand => ({
  status: 'audited',
  lines: [1, 20],
  site: null,
  handId: '1',
  playedAt: null,
  currency: 'USD',
  game: { variant: 'holdem', limit: 'no-limit' },
  stakes: { smallBlind: '0.50', bigBlind: '1.00' },
  table: { name: '' },
  tournament: null,
  buttonSeat: 1,
  heroSeat: 2,
  players: [1, 2].map((seat) => ({
    seat,
    name: `player ${seat}`,
    startingStack: '10.00',
    collected: null,
    finishingStack: seat === 1 ? '8.00' : '12.00',
    cards: seat === 1 ? 'Ah Kh' : null,
    hand: null,
  })),
  boards: [],
  totalPot: null,
  rake: null,
  findings: [],
  steps: [],
  ...parts,
});
