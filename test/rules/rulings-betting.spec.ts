import { ruled } from './live.js';

describe('betting', () => {
  ruled(
    'P-BET-6',
    'a raise in two motions',
    { incident: { type: 'string-raise', seat: 4, called: '5', more: '5', said: null }, at: 'facing' },
    'call',
    'raise-completed',
    'R-BET-14',
    'P-BET-6',
  );
  ruled(
    'P-IRR-6',
    'a call out of turn before a raise',
    {
      incident: { type: 'out-of-turn', seat: 4, action: 'call', since: 'raise' },
      at: 'facing',
      profile: 'intro',
    },
    'binding',
    'not-binding',
    'P-IRR-6',
  );
  ruled(
    'R-BET-8',
    'a forward motion that causes nothing',
    { incident: { type: 'forward-motion', seat: 4, causedAction: false }, at: 'facing' },
    'play-on',
    'action-completed',
    'R-BET-8',
  );
  ruled(
    'R-BET-9',
    'a spoken call and the chips of a raise',
    { incident: { type: 'said-and-did', seat: 4, said: 'call', did: 'raise' }, at: 'facing' },
    'binding',
    'not-binding',
    'R-BET-9',
  );
  ruled(
    'R-BET-10',
    'a tap on the table',
    { incident: { type: 'tap', seat: 4 }, at: 'acted' },
    'check',
    'play-on',
    'R-BET-10',
  );
  ruled(
    'R-BET-11',
    'a check out of turn before a bet',
    { incident: { type: 'out-of-turn', seat: 4, action: 'check', since: 'bet' }, at: 'facing' },
    'not-binding',
    'binding',
    'R-BET-11',
  );
  ruled(
    'R-BET-12',
    'a player who called time',
    { incident: { type: 'right-to-act', seat: 4, actedBehind: 3, calledTime: true }, at: 'facing' },
    'right-kept',
    'dead-hand',
    'R-BET-12',
  );
  ruled(
    'R-BET-13',
    'a short call by a player who did not see the raise',
    {
      incident: { type: 'short-chips', seat: 4, amount: '2', unawareOfRaise: true, actedSince: false },
      at: 'facing',
    },
    'may-reconsider',
    'binding',
    'R-BET-13',
  );
  ruled(
    'R-BET-14',
    'chips of a bet and less than half of another',
    { incident: { type: 'chips-in', seat: 4, amount: '7', chips: 3, said: null }, at: 'facing' },
    'call',
    'raise-completed',
    'R-BET-14',
  );
  ruled(
    'R-BET-15',
    'a single chip of 25',
    { incident: { type: 'single-chip', seat: 4, chip: '25', said: null }, at: 'facing' },
    'call',
    'raise-completed',
    'R-BET-15',
  );
  ruled(
    'R-BET-16',
    'a bet that is too small, in the round',
    { incident: { type: 'wrong-size', seat: 2, amount: '4', right: '5', kind: 'too-small' }, at: 'facing' },
    'bet-corrected',
    'play-on',
    'R-BET-16',
  );
  ruled(
    'R-BET-2',
    'a check-raise in hold’em',
    { incident: { type: 'check-raise', seat: 4 }, at: 'showdown' },
    'binding',
    'not-binding',
    'R-BET-2',
  );
});
