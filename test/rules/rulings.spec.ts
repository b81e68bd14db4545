import type { RulingId } from '#rules';
import { breaks, follows } from './examples.js';
import { live, type LiveIncident } from './live.js';

/** A right ruling and a wrong one on an incident; the wrong one is found with the rules of the right one. */
const ruled = (
  rule: string,
  what: string,
  called: LiveIncident,
  right: RulingId,
  wrong: RulingId,
  ...rules: readonly string[]
): void => {
  follows(rule, `${what}: ${right}`, () => live(called, right));
  breaks(rule, `${what}: ${wrong}`, () => live(called, wrong), `wrong-ruling ${rules.join(' ')}`);
};

const exposed = (fields: object = {}): LiveIncident['incident'] => ({
  type: 'card-exposed',
  by: 'dealer',
  ordinal: 1,
  ...fields,
});

describe('misdeals', () => {
  ruled(
    'P-DEAL-2',
    'a cut of four cards',
    { incident: { type: 'short-cut', parts: [4, 48] }, at: 'deal' },
    'cut-again',
    'play-on',
    'P-DEAL-2',
  );
  ruled(
    'P-IRR-1',
    'an exposed card after two actions',
    { incident: exposed(), at: 'acted', profile: 'intro' },
    'play-on',
    'misdeal',
    'R-MIS-1',
    'P-IRR-1',
  );
  ruled(
    'P-IRR-2',
    'the fifth card is exposed',
    { incident: exposed({ ordinal: 5 }), at: 'deal', profile: 'intro' },
    'misdeal',
    'card-replaced',
    'P-IRR-2',
  );
  ruled(
    'P-IRR-3',
    'three misdeals where the house allows two',
    { incident: { type: 'misdeals-in-a-row', count: 3, house: { most: 2 } }, at: 'deal' },
    'deal-passes',
    'play-on',
    'P-IRR-3',
  );
  ruled(
    'R-MIS-1',
    'an exposed card after two actions',
    { incident: exposed(), at: 'acted' },
    'play-on',
    'misdeal',
    'R-MIS-1',
    'P-IRR-1',
  );
  const dealt = (incident: LiveIncident['incident']): LiveIncident => ({ incident, at: 'deal' });
  ruled('R-MIS-2', 'the first card is exposed', dealt(exposed()), 'misdeal', 'play-on', 'R-MIS-2');
  ruled(
    'R-MIS-2',
    'two cards are exposed',
    dealt(exposed({ ordinal: 4, count: 2 })),
    'misdeal',
    'play-on',
    'R-MIS-2',
  );
  ruled(
    'R-MIS-2',
    'two boxed cards',
    dealt({ type: 'boxed-card', count: 2 }),
    'misdeal',
    'play-on',
    'R-MIS-2',
  );
  ruled(
    'R-MIS-2',
    'two extra cards',
    dealt({ type: 'extra-cards', count: 2 }),
    'misdeal',
    'play-on',
    'R-MIS-2',
    'P-IRR-2',
  );
  ruled(
    'R-MIS-2',
    'a card too few',
    dealt({ type: 'missing-card', seat: 4, topCardIsHis: false }),
    'misdeal',
    'play-on',
    'R-MIS-2',
  );
  ruled(
    'R-MIS-2',
    'a card out of sequence',
    dealt({ type: 'out-of-sequence' }),
    'misdeal',
    'play-on',
    'R-MIS-2',
    'P-IRR-2',
  );
  ruled(
    'R-MIS-2',
    'the button out of position',
    dealt({ type: 'button-wrong' }),
    'misdeal',
    'play-on',
    'R-MIS-2',
    'P-IRR-2',
  );
  ruled(
    'R-MIS-2',
    'the first card to the wrong position',
    dealt({ type: 'first-card-wrong' }),
    'misdeal',
    'play-on',
    'R-MIS-2',
    'P-IRR-2',
  );
  ruled(
    'R-MIS-2',
    'cards to an empty seat',
    dealt({ type: 'dealt-to-not-entitled' }),
    'misdeal',
    'play-on',
    'R-MIS-2',
    'P-IRR-2',
  );
  ruled(
    'R-MIS-2',
    'a player left out',
    dealt({ type: 'player-omitted', atTable: true }),
    'misdeal',
    'play-on',
    'R-MIS-2',
    'P-IRR-2',
  );
});

describe('dead hands', () => {
  ruled(
    'P-IRR-4',
    'a hand in the muck',
    { incident: { type: 'hand-in-muck', seat: 4, identifiable: true }, at: 'facing', profile: 'intro' },
    'dead-hand',
    'live-hand',
    'P-IRR-4',
  );
  const facing = (incident: LiveIncident['incident']): LiveIncident => ({ incident, at: 'facing' });
  ruled(
    'R-DEAD-1',
    'a fold by word',
    facing({ type: 'folds-by-word', seat: 4 }),
    'dead-hand',
    'play-on',
    'R-DEAD-1',
  );
  ruled(
    'R-DEAD-1',
    'a hand thrown away with a player behind',
    facing({ type: 'hand-thrown', seat: 4, actedBehind: true }),
    'dead-hand',
    'play-on',
    'R-DEAD-1',
  );
  ruled(
    'R-DEAD-1',
    'up cards that are lifted',
    facing({ type: 'stud-upcards-lifted', seat: 4 }),
    'dead-hand',
    'play-on',
    'R-DEAD-1',
  );
  ruled(
    'R-DEAD-1',
    'the clock runs out',
    facing({ type: 'clock-expired', seat: 4 }),
    'dead-hand',
    'play-on',
    'R-DEAD-1',
  );
  ruled(
    'R-DEAD-1',
    'a card too many',
    { incident: { type: 'wrong-count-at-showdown', seat: 4, has: 3, should: 2 }, at: 'showdown' },
    'dead-hand',
    'play-on',
    'P-IRR-2',
    'R-DEAD-1',
  );
  ruled(
    'R-DEAD-2',
    'mucked cards that nobody can identify',
    { incident: { type: 'hand-in-muck', seat: 4, identifiable: false }, at: 'facing' },
    'dead-hand',
    'live-hand',
    'R-DEAD-2',
  );
  follows('R-DEAD-2', 'an identifiable hand is retrieved', () =>
    live({ incident: { type: 'hand-in-muck', seat: 4, identifiable: true }, at: 'facing' }, 'live-hand'),
  );
  ruled(
    'R-DEAD-3',
    'cards thrown into another hand',
    { incident: { type: 'cards-into-other-hand', seat: 4 }, at: 'facing' },
    'dead-hand',
    'play-on',
    'R-DEAD-3',
  );
});

describe('irregularities', () => {
  ruled(
    'R-IRR-1',
    'the button was misplaced on the last hand',
    { incident: { type: 'button-wrong-last-hand' }, at: 'deal' },
    'button-corrected',
    'play-on',
    'R-IRR-1',
  );
  ruled(
    'R-IRR-2',
    'an unprotected hand',
    { incident: { type: 'unprotected-hand', seat: 4, by: 'dealer' }, at: 'facing' },
    'dead-hand',
    'live-hand',
    'R-IRR-2',
    'P-IRR-9',
  );
  ruled(
    'P-IRR-9',
    'an unprotected hand',
    { incident: { type: 'unprotected-hand', seat: 4, by: 'other-cards' }, at: 'facing' },
    'dead-hand',
    'live-hand',
    'R-IRR-2',
    'P-IRR-9',
  );
  ruled(
    'R-IRR-3',
    'a card with another back',
    { incident: { type: 'foreign-card', where: 'board' }, at: 'facing' },
    'void',
    'play-on',
    'R-IRR-3',
  );
  ruled(
    'R-IRR-4',
    'two equal cards',
    { incident: { type: 'duplicate-card', cards: '7d' }, at: 'facing' },
    'void',
    'play-on',
    'R-IRR-4',
  );
  ruled(
    'R-IRR-5',
    'a player bets with a bad deck',
    { incident: { type: 'duplicate-card', cards: '7d', knownBy: 2, aggressive: true }, at: 'facing' },
    'void',
    'play-on',
    'R-IRR-5',
    'R-IRR-4',
    'R-IRR-6',
  );
  ruled(
    'R-IRR-7',
    'one boxed card',
    { incident: { type: 'boxed-card', count: 1 }, at: 'deal' },
    'card-replaced',
    'misdeal',
    'R-IRR-7',
  );
  ruled(
    'R-IRR-8',
    'a joker before its holder acts',
    { incident: { type: 'joker', seat: 4, holderActed: false }, at: 'deal' },
    'card-replaced',
    'dead-hand',
    'R-IRR-8',
    'R-IRR-7',
  );
  ruled(
    'R-IRR-9',
    'an unseen card that is irregular',
    { incident: { type: 'unseen-card', seat: 4, irregular: true }, at: 'facing' },
    'dead-hand',
    'play-on',
    'R-IRR-9',
    'R-DEAD-1',
  );
  ruled(
    'R-IRR-10',
    'cards are missing from the deck',
    { incident: { type: 'deck-short' }, at: 'showdown' },
    'play-on',
    'void',
    'R-IRR-10',
  );
  ruled(
    'R-IRR-11',
    'one extra card',
    { incident: { type: 'extra-cards', count: 1, seat: 4 }, at: 'deal' },
    'card-returned',
    'misdeal',
    'R-IRR-11',
  );
  ruled(
    'R-IRR-12',
    'a player exposes his card',
    { incident: exposed({ by: 'player', seat: 4 }), at: 'deal' },
    'card-plays',
    'misdeal',
    'R-IRR-12',
  );
  ruled(
    'R-IRR-13',
    'a turn before the betting is complete',
    { incident: { type: 'premature-cards', street: 'turn' }, at: 'facing' },
    'cards-do-not-play',
    'play-on',
    'R-IRR-13',
  );
  ruled(
    'R-IRR-14',
    'a missing burn before the betting',
    { incident: { type: 'burn-missing', actedOn: false }, at: 'unfaced' },
    'burn-corrected',
    'card-stays',
    'R-IRR-14',
  );
  ruled(
    'R-IRR-14',
    'two burned cards after the betting',
    { incident: { type: 'burn-doubled', actedOn: true }, at: 'facing' },
    'card-stays',
    'burn-corrected',
    'R-IRR-14',
  );
  ruled(
    'R-IRR-15',
    'a fouled stub',
    { incident: { type: 'stub-fouled' }, at: 'facing' },
    'stub-rebuilt',
    'void',
    'R-IRR-15',
  );
});

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

describe('the showdown', () => {
  ruled(
    'P-SETUP-7',
    'a draw for the button',
    {
      incident: { type: 'suit-draw', method: 'high-card', cards: { 1: 'Kh', 2: 'Ks', 4: '3d' } },
      at: 'deal',
    },
    'drawn',
    'play-on',
    'P-SETUP-7',
    'R-TIE-1',
    'R-TIE-8',
  );
  ruled(
    'R-TIE-1',
    'kings of spades and of hearts',
    { incident: { type: 'suit-draw', method: 'seats', cards: { 1: 'Kh', 2: 'Ks', 4: '3d' } }, at: 'deal' },
    'drawn',
    'play-on',
    'R-TIE-1',
    'R-TIE-8',
  );
  ruled(
    'R-TIE-8',
    'a draw for seats',
    { incident: { type: 'suit-draw', method: 'seats', cards: { 1: '2h', 2: 'Ks' } }, at: 'deal' },
    'drawn',
    'play-on',
    'R-TIE-1',
    'R-TIE-8',
  );
  ruled(
    'P-SHOW-7',
    'a loser wants to see a mucked hand',
    { incident: { type: 'asks-to-see', by: 'other', of: 4, eligible: true }, at: 'showdown' },
    'shown-dead',
    'refused',
    'R-SHOW-5',
    'P-SHOW-7',
  );
  ruled(
    'R-SHOW-5',
    'somebody who was not dealt in wants to see a hand',
    { incident: { type: 'asks-to-see', by: 'not-dealt-in', of: 4 }, at: 'showdown' },
    'refused',
    'shown-dead',
    'R-SHOW-5',
    'P-SHOW-7',
  );
  ruled(
    'P-IRR-5',
    'a card shown to a player who acts later',
    { incident: { type: 'shown-to-one', seat: 4, viewer: 'acts-later' }, at: 'facing', profile: 'intro' },
    'shown-at-once',
    'shown-after-round',
    'P-IRR-5',
  );
  ruled(
    'R-SHOW-6',
    'a card shown to a player who acts later',
    { incident: { type: 'shown-to-one', seat: 4, viewer: 'acts-later' }, at: 'facing' },
    'shown-after-round',
    'shown-at-once',
    'R-SHOW-6',
  );
  ruled(
    'R-SHOW-3',
    'a wrong award before the next hand',
    { incident: { type: 'wrong-award', nextHandBegun: false }, at: 'showdown' },
    'corrected',
    'stands',
    'R-SHOW-3',
  );
  ruled(
    'P-IRR-7',
    'collusion in a home game',
    { incident: { type: 'collusion', by: 'player', seat: 4 }, at: 'showdown' },
    'warned',
    'expelled',
    'P-IRR-7',
  );
  ruled(
    'P-IRR-8',
    'something that no rule covers',
    { incident: { type: 'other', text: 'the lights went out' }, at: 'facing' },
    'fair-settlement',
    'void',
    'P-IRR-8',
  );
});
