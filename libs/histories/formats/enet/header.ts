import type { GameLimit } from '../../hand.js';
import { addsPlayer, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';

const variants: ReadonlyMap<string, string> = new Map([
  ['Omaha', 'omaha'],
  ["Hold'em", 'holdem'],
  ['Holdem', 'holdem'],
]);

/** The games of known logs. */
export const supported: readonly string[] = ['omaha'];

/** The limit is the end of the table's name: `Romania 1 - Pot Limit`. */
const limits: readonly (readonly [words: string, limit: GameLimit])[] = [
  [' - No Limit', 'no-limit'],
  [' - Pot Limit', 'pot-limit'],
  [' - Limit', 'fixed-limit'],
];

/** `Game #7732419: Omaha (€0,25/€0,50) - 23:32:44 29.7.2012 - %6`: the rate of the rake is last. */
const readGame: LineReader = (draft, match) => {
  const variant = variants.get(match.textAt(1));
  if (variant === undefined) return false;
  const [smallBlind, bigBlind] = match.amounts;
  draft.id = match.textAt(0);
  [draft.statedRakeRate] = match.numbers;
  draft.game = { variant, limit: 'pot-limit', rotation: null };
  draft.currency = match.currencyOf(0) ?? 'PLAY';
  draft.playedAtText = match.textAt(2);
  Object.assign(draft.stakes, { smallBlind, bigBlind });
  return true;
};

/** The number of the button counts from 0: `Seat #4` where the summary has seat 5 as the dealer. */
const readTable: LineReader = (draft, match, line) => {
  const name = match.textAt(0);
  const found = limits.find(([words]) => name.endsWith(words));
  const { game, stakes } = draft;
  if (found === undefined || game === null) return false;
  const [words, limit] = found;
  const [seats, button] = match.numbers;
  draft.game = { ...game, limit };
  if (limit === 'fixed-limit') {
    Object.assign(stakes, { smallBet: stakes.smallBlind, bigBet: stakes.bigBlind });
    Object.assign(stakes, { smallBlind: null, bigBlind: null });
  }
  draft.table = { name: name.slice(0, -words.length), seats };
  draft.placeButton(button + 1, line);
  return true;
};

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: 'Game #{text}: {text} ({amount}/{amount}) - {text} - %{number}', read: readGame },
  { phrase: "Table '{name}' {number}-max Seat #{number} is the button", read: readTable },
  {
    phrase: 'Seat {number}: {name} ({amount} in chips)',
    read: addsPlayer(),
  },
];
