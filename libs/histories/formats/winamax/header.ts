import { isDigit, isEvery } from '../../characters.js';
import { currencyOfSign, NO_AMOUNT } from '../../money.js';
import { checkSigns, type HandDraft, parseTime, type Phrase, type PhraseMatch } from '../../reading/index.js';
import { limits, variants } from './games.js';

/** Amounts of a header: two blinds or bets, with an ante before them in stud and in tournaments with antes. */
const MAX_STAKES = 3;

/** `Holdem no limit`. */
const readGame = (draft: HandDraft, words: string): boolean => {
  const found = limits.find(([limit]) => words.endsWith(limit));
  const variant = variants.get(found === undefined ? '' : words.slice(0, -found[0].length));
  if (found === undefined || variant === undefined) return false;
  draft.game = { variant, limit: found[1], rotation: null };
  return true;
};

/** `0.50€/1€`, `50/200/400`. In a limit game the last two amounts are the bets. */
const readStakes = (draft: HandDraft, text: string, line: number): boolean => {
  const amounts: number[] = [];
  for (const part of text.split('/', MAX_STAKES + 1)) {
    const amount = draft.scanner.scan(part, 0);
    if (amount === NO_AMOUNT || draft.scanner.end !== part.length) return false;
    amounts.push(amount);
  }
  if (amounts.length < 2 || amounts.length > MAX_STAKES) return false;
  const [small, big] = amounts.slice(-2);
  if (draft.game?.limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: small, bigBet: big });
  else Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
  draft.currency = currencyOfSign(text.charAt(text.length - 1)) ?? 'PLAY';
  checkSigns(draft, text, line);
  return true;
};

/** The last four texts of a header: the id, the game, the stakes, the date. */
const readHand = (draft: HandDraft, match: PhraseMatch, first: number, line: number): boolean => {
  draft.id = match.textAt(first);
  if (!readGame(draft, match.textAt(first + 1)) || !readStakes(draft, match.textAt(first + 2), line))
    return false;
  draft.playedAtText = `${match.textAt(first + 3)} UTC`;
  draft.playedAt = parseTime(match.textAt(first + 3), 'year-first', 'UTC');
  return draft.playedAt !== null;
};

const readTable = (draft: HandDraft, match: PhraseMatch, line: number): void => {
  const [seats, button] = match.numbers;
  const name = match.textAt(0);
  draft.table = { name, seats: Math.max(2, seats) };
  if (button !== undefined) draft.placeButton(button, line);
  if (draft.tournament !== null) draft.tournament.id = tournamentIn(name) ?? draft.tournament.id;
};

/** The number of the tournament in the name of its table: `TEA TIME(548967895)#0037`. */
const tournamentIn = (name: string): string | null => {
  const end = name.lastIndexOf(')#');
  const start = name.lastIndexOf('(', end) + 1;
  return end > start && isEvery(name, start, end, isDigit) ? name.slice(start, end) : null;
};

/** A seat, with the bounty for the player in some tournaments. */
const readSeat = (draft: HandDraft, match: PhraseMatch, line: number): void => {
  const [seat] = match.numbers;
  const [stack] = match.amounts;
  draft.addPlayer({ seat, name: match.textAt(0), stack, sittingOut: false, line });
};

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase:
      'Winamax Poker - Tournament "{name}" buyIn: {text} level: {number} - HandId: #{text} - {text} ({text}) - {text} UTC',
    read: (draft, match, line) => {
      const level = String(match.numbers[0]);
      draft.tournament = { id: match.textAt(0), buyIn: match.textAt(1), level };
      if (!readHand(draft, match, 2, line)) return false;
      draft.currency = 'CHIPS';
      return true;
    },
  },
  // `CashGame`, and pools such as `Go Fast "Colorado"`.
  {
    phrase: 'Winamax Poker - {text} - HandId: #{text} - {text} ({text}) - {text} UTC',
    read: (draft, match, line) => draft.tournament === null && readHand(draft, match, 1, line),
  },
  {
    phrase: "Table{opt::} '{name}' {number}-max ({text} money) Seat #{number} is the button",
    read: readTable,
  },
  // Stud has no button.
  { phrase: "Table{opt::} '{name}' {number}-max ({text} money)", read: readTable },
  { phrase: 'Seat {number}: {name} ({amount})', read: readSeat },
  { phrase: 'Seat {number}: {name} ({amount}, {text} bounty)', read: readSeat },
  {
    phrase: '*** ANTE/BLINDS ***',
    read: (draft) => {
      draft.section = 'body';
    },
  },
];
