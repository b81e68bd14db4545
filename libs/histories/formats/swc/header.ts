import type { GameLimit } from '../../hand.js';
import { addsPlayer, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';

/** The games by their names behind the limit. */
const variants: ReadonlyMap<string, string> = new Map([
  ["Hold'em", 'holdem'],
  ['Omaha', 'omaha'],
  ['Omaha Hi-Lo', 'omaha-8'],
  ['Omaha-5', 'omaha-5'],
  ['Omaha-5 Hi-Lo', 'omaha-5-8'],
]);

export const supported: readonly string[] = [...variants.values()];

const limits: ReadonlyMap<string, GameLimit> = new Map([
  ['NL', 'no-limit'],
  ['PL', 'pot-limit'],
  ['Limit', 'fixed-limit'],
]);

/** `NL Hold'em (40 - 200) - Blinds 1/2`, `Limit Hold'em (40 - 1000000) - Stakes 2/4`: the brackets have the buy-ins. */
const readGame =
  (words: 'Blinds' | 'Stakes'): LineReader =>
  (draft, match, line) => {
    const name = match.textAt(0);
    const blank = name.indexOf(' ');
    const limit = limits.get(name.slice(0, Math.max(0, blank)));
    const variant = variants.get(name.slice(blank + 1));
    // Fixed limit names its bets stakes.
    if (limit === undefined || variant === undefined || (limit === 'fixed-limit') !== (words === 'Stakes'))
      return false;
    const [small, big] = match.amounts;
    draft.game = { variant, limit, rotation: null };
    if (limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: small, bigBet: big });
    else Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
    draft.checkLimits(line);
    return true;
  };

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  {
    // In no stated zone.
    phrase: 'Hand #{text} - {text}',
    read: (draft, match) => {
      draft.id = match.textAt(0);
      draft.playedAtText = match.textAt(1);
    },
  },
  { phrase: 'Game: {text} ({text}) - Blinds {amount}/{amount}', read: readGame('Blinds') },
  { phrase: 'Game: {text} ({text}) - Stakes {amount}/{amount}', read: readGame('Stakes') },
  {
    phrase: 'Site: {text}',
    read: (draft, match) => {
      draft.site = match.textAt(0);
    },
  },
  {
    phrase: 'Table: {text}',
    read: (draft, match) => {
      draft.table = { name: match.textAt(0), seats: null };
    },
  },
  { phrase: 'Seat {number}: {name} ({amount})', read: addsPlayer() },
  { phrase: 'Seat {number}: {name} ({amount}) - sitting out', read: addsPlayer(true) },
  // A new player who waits may post the big blind in this hand.
  { phrase: 'Seat {number}: {name} ({amount}) - waiting for big blind', read: addsPlayer(true) },
  {
    phrase: '{player} has the dealer button',
    read: (draft, match) => {
      if (draft.buttonSeat !== null) return false;
      draft.buttonSeat = draft.seatOf(match.players[0]);
      draft.section = 'body';
      return true;
    },
  },
];
