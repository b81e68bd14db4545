import type { GameLimit } from '../../hand.js';
import { currencyOfSign, NO_AMOUNT } from '../../money.js';
import {
  addsPlayer,
  checkSigns,
  parseTime,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';

const variants: ReadonlyMap<string, string> = new Map([
  ['holdem', 'holdem'],
  ['omaha', 'omaha'],
]);

export const supported: readonly string[] = [...variants.values()];

/** The limits by their names in headers; `Normal` is fixed limit. */
const limits: readonly (readonly [string, GameLimit])[] = [
  ['no limit', 'no-limit'],
  ['pot limit', 'pot-limit'],
  ['normal', 'fixed-limit'],
];

/** The headers are in Eastern time. */
const readTime = (draft: HandDraft, text: string): void => {
  draft.playedAtText = text;
  draft.playedAt = parseTime(text, 'year-first', 'ET');
};

/** `Holdem  No Limit $4 (7-2)`, `HOLDEM NORMAL $25/$50`: the game, its limit, and the big blind or the bets. */
const readCash: LineReader = (draft, match, line) => {
  const words = match.textAt(1).toLowerCase();
  const blank = words.indexOf(' ');
  const variant = variants.get(words.slice(0, Math.max(0, blank)));
  const rest = words.slice(blank).trim();
  const found = limits.find(([name]) => rest.startsWith(name));
  if (variant === undefined || found === undefined) return false;
  const [name, limit] = found;
  const figures = rest.slice(name.length).trim();
  const { scanner, stakes } = draft;
  const first = scanner.scan(figures, 0);
  if (first === NO_AMOUNT) return false;
  if (limit === 'fixed-limit') {
    const big = figures.charAt(scanner.end) === '/' ? scanner.scan(figures, scanner.end + 1) : 2 * first;
    if (big === NO_AMOUNT) return false;
    stakes.smallBet = first;
    stakes.bigBet = big;
  } else stakes.bigBlind = first;
  draft.id = match.textAt(0);
  draft.game = { variant, limit, rotation: null };
  draft.currency = currencyOfSign(figures.charAt(0)) ?? 'PLAY';
  checkSigns(draft, figures, line);
  readTime(draft, match.textAt(2));
  return true;
};

const readTournament =
  (limit: GameLimit): LineReader =>
  (draft, match) => {
    const variant = variants.get(match.textAt(2).toLowerCase());
    if (variant === undefined) return false;
    draft.id = match.textAt(0);
    draft.tournament = { id: match.textAt(1), buyIn: null, level: null };
    draft.currency = 'CHIPS';
    draft.game = { variant, limit, rotation: null };
    [draft.stakes.bigBlind] = match.amounts;
    readTime(draft, match.textAt(4));
    return true;
  };

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: 'Stage #{text} Tourney ID {text} {text} {text} Tournament No Limit {amount} - {text} (ET)',
    read: readTournament('no-limit'),
  },
  {
    phrase: 'Stage #{text} Tourney ID {text} {text} {text} Tournament Pot Limit {amount} - {text} (ET)',
    read: readTournament('pot-limit'),
  },
  { phrase: 'Stage #{text}: {text} - {text} (ET)', read: readCash },
  {
    phrase: 'Table: {name} ({text}) Seat #{number} is the dealer',
    read: (draft, match, line) => {
      draft.table = { name: match.textAt(0), seats: null };
      draft.placeButton(match.numbers[0], line);
      if (match.textAt(1) === 'Play Money') draft.currency = 'PLAY';
    },
  },
  {
    phrase: 'Seat {number} - {name} ({amount} in chips)',
    read: addsPlayer(),
  },
];
