import { exposed, ruled, type LiveIncident } from './live.js';

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
