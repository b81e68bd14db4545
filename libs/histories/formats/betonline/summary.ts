import type { SeatClaim } from '../../hand.js';
import { claimsBoard, shows, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';
import { remarkPhrases } from './body.js';
import { claimsNoBoard, claimsPot } from './pots.js';

const streets: readonly (readonly [words: string, street: string])[] = [
  ['before Flop', 'preflop'],
  ['on the Flop', 'flop'],
  ['on the Turn', 'turn'],
  ['on the River', 'river'],
];

const claims =
  (outcome: SeatClaim['outcome'], foldedOn: string | null = null): LineReader =>
  (draft, match, line) => {
    const seat = draft.seatOf(match.players[0]);
    draft.ended = true;
    const [amount] = match.amounts;
    // A player who collects nothing was not dealt in, or lost without a show.
    if (amount === 0) return draft.note(null, draft.lineText(), line);
    if (match.numbers[0] !== seat) {
      draft.claimStranger(line);
      if (outcome !== 'won') return true;
    }
    const claim = draft.claimSeat(seat, outcome, line);
    claim.won = match.amounts.slice(0, 1);
    claim.cards = match.cards.at(0) ?? null;
    claim.foldedOn = foldedOn;
    return true;
  };

export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: 'Total pot {amount} | Rake {amount}', read: claimsPot },
  { phrase: 'Total pot {amount}', read: claimsPot },
  { phrase: 'Board []', read: claimsNoBoard },
  { phrase: 'Board [{cards}]', read: claimsBoard },
  // A winner whom all others left the pot to.
  { phrase: '{player} shows {cards}', read: shows },
  ...streets.map(([words, street]) => ({
    phrase: `Seat {number}: {player} folded ${words}`,
    read: claims('folded', street),
  })),
  { phrase: 'Seat {number}: {player} collected ({amount})', read: claims('won') },
  { phrase: 'Seat {number}: {player} showed [{cards}] and won ({amount})', read: claims('won') },
  { phrase: 'Seat {number}: {player} showed [{cards}] but did not win', read: claims('lost') },
  ...remarkPhrases,
];
