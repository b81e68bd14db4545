import type { SeatClaim } from '../../hand.js';
import { formatMoney, NO_AMOUNT } from '../../money.js';
import {
  claimsBoard,
  readSeatMarks,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';
import { STREET_RAKE } from './body.js';
import { readDescription } from './descriptions.js';

/** `Seat 2: Ann (dealer) showed [...] and lost with A Pair, Queens`; without a position two blanks follow the name. */
const claims =
  (outcome: SeatClaim['outcome']): LineReader =>
  (draft, match, line) => {
    const marks = readSeatMarks(match.textAt(0));
    if (marks === null) return false;
    const seat = draft.seatOf(match.players[0]);
    if (match.numbers[0] !== seat) {
      draft.claimStranger(line);
      return true;
    }
    const words = match.textAt(1);
    const claim = draft.claimSeat(seat, outcome, line, marks);
    claim.won = [...match.amounts];
    claim.cards = match.cards.at(0) ?? null;
    if (words !== '') claim.readings = [readDescription(words)];
    return true;
  };

/** The sum of the lines of the rake; a minus takes a part of it back. Null if one of them has no amount. */
const sumOfStreets = ({ events, scanner }: HandDraft): number | null => {
  let sum = 0;
  for (const event of events) {
    if (event.type !== 'note' || !event.text.startsWith(STREET_RAKE)) continue;
    const figures = event.text.slice(STREET_RAKE.length);
    const amount = scanner.scan(figures.replace('-', ''), 0);
    if (amount === NO_AMOUNT) return null;
    sum += figures.includes('-') ? -amount : amount;
  }
  return sum;
};

/** The total is 0, or what one player put in: it means nothing. The rake is the sum of those of the streets. */
const claimsRake: LineReader = (draft, match, line) => {
  const [rake] = match.amounts;
  const streets = sumOfStreets(draft);
  draft.claimRake(rake, line);
  if (streets === null || streets === rake) return;
  const { scale } = draft.scanner;
  draft.contradict('rake', formatMoney(streets, scale), formatMoney(rake, scale), line);
};

const SEAT = 'Seat {number}: {player}{text}';

export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: 'Total pot {text} | Rake {amount}', read: claimsRake },
  { phrase: 'Board [{cards}]', read: claimsBoard },
  { phrase: `${SEAT} showed [{cards}] and won ({amount}) with {text}`, read: claims('won') },
  { phrase: `${SEAT} showed [{cards}] and lost with {text}`, read: claims('lost') },
  { phrase: `${SEAT} collected ({amount})`, read: claims('won') },
  { phrase: `${SEAT} mucked`, read: claims('mucked') },
  { phrase: `${SEAT} folded`, read: claims('folded') },
];
