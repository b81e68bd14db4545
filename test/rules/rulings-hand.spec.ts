import { follows } from './examples.js';
import { live, ruled, type LiveIncident } from './live.js';

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
    'collusion, in a game of which the log does not say whether it is formal',
    { incident: { type: 'collusion', by: 'player', seat: 4 }, at: 'showdown' },
    'warned',
    'pot-lost',
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
