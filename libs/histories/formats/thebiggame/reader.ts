import { type Card, parseCards } from '#cards';
import { messages } from '../../messages.js';
import { HandDraft } from '../../reading/index.js';
import type { ReadResult, RejectionCode } from '../../read-result.js';
import type { HistoryFormat } from '../format.js';
import { parseHandScript, type HandScript, type Play } from './hand-script.js';
import { parseLiteral } from './literal.js';

export const FORMAT = 'thebiggame';
const SITE = 'The Big Game';
const SCRIPT = 'LoadHand(';
const EXCERPT = 200;
const BOARD = 5;
const FLOP = 3;

/**
 * Reads a hand: the address of a script and, on the next line, the script. The address has the number of the hand. The
 * script has no line for the blinds and for the button's ante, which are in its head.
 */
export const readHand: HistoryFormat['read'] = (text, start, end, firstLine, lines) => {
  lines.reset(text, start, end, firstLine);
  lines.next();
  const id = numberOf(text.slice(lines.start, lines.end).trim());
  const reject = (code: RejectionCode, at: number): ReadResult => ({
    ok: false,
    rejection: {
      code,
      line: lines.line,
      text: text.slice(at, Math.min(lines.end, at + EXCERPT)),
      message: messages.handExpected,
    },
    identity: { site: SITE, handId: id },
  });
  while (lines.next()) {
    if (!text.startsWith(SCRIPT, lines.start)) continue;
    const parsed = parseLiteral(text, lines.start + SCRIPT.length, lines.end);
    if (typeof parsed === 'number') return reject('unreadable-line', parsed);
    const script = parseHandScript(parsed.value);
    if (script === null) return reject('unreadable-line', lines.start);
    const origin = { site: SITE, dialect: FORMAT, section: 'script', dotsGroup: false };
    const draft = new HandDraft(text, start, end, 0, origin, lines.line);
    const hand = new ScriptReader(draft, script, lines.line);
    return hand.read()
      ? { ok: true, hand: hand.assemble(id, firstLine) }
      : reject('unreadable-line', lines.start);
  }
  return reject('truncated', lines.start);
};

/** `URL: http://thebiggame.pokerstars.net/data/s1/w2/d1/d2h1.js`: season, week, day and hand. */
const numberOf = (address: string): string => {
  const data = address.indexOf('/data/');
  const script = address.endsWith('.js') ? address.slice(0, -'.js'.length) : address;
  return data < 0 ? script : script.slice(data + '/data/'.length);
};

/** Turns a script into events; they are all on one line. */
class ScriptReader {
  readonly #stacks = new Map<number, number>();
  readonly #folded = new Set<number>();

  constructor(
    private readonly draft: HandDraft,
    private readonly script: HandScript,
    private readonly line: number,
  ) {}

  /** False if the script has a card, a seat or an action that does not exist. */
  read(): boolean {
    const { draft, line } = this;
    const { Dealer, SmallBlind, BigBlind, Ante } = this.script.Hand;
    const seated = this.script.Hand.Players.filter(isSeated);
    const acting = new Set(this.script.Plays.map(({ Seat }) => Seat));
    for (const { Seat, Name, Stack, Cards } of seated) {
      // A player who is away keeps the seat, and the blinds pass over it: one of 1,049 hands, where the award has it so.
      const isAway = Cards.length === 0 && !acting.has(Seat);
      draft.addPlayer({ seat: Seat, name: Name, stack: Stack, sittingOut: isAway, line });
      if (!isAway) this.#stacks.set(Seat, Stack);
    }
    draft.buttonSeat = Dealer;
    if (Ante > 0) {
      draft.post(Dealer, 'ante', this.#pay(Dealer, Ante), line);
    }
    const order = this.#seatsAfter(Dealer);
    const [small, big] = order.length === 2 ? [order[1], order[0]] : order;
    draft.post(small, 'small-blind', this.#pay(small, SmallBlind), line);
    draft.post(big, 'big-blind', this.#pay(big, BigBlind), line);
    // Straddles are posted before the cards are dealt.
    const plays = this.script.Plays;
    const posted = plays.findIndex(({ Action }) => Action !== 'Straddles');
    const straddles = plays.slice(0, Math.max(0, posted));
    if (!straddles.every((play) => this.#stacks.has(play.Seat) && this.#act(play))) return false;
    for (const { Seat, Cards } of seated) {
      const cards = readCards(Cards);
      if (cards === null) return false;
      // The cards of a player may be missing: the camera did not see them.
      if (cards.length > 0) draft.deal(Seat, cards, line);
    }
    // All cards are open to the audience, so no player is the owner of the log.
    draft.heroSeat = null;
    return this.#readPlays(plays.slice(straddles.length));
  }

  /** The seats in the order of play, from the button's left. */
  #seatsAfter(button: number): number[] {
    const seats = [...this.#stacks.keys()].sort((a, b) => a - b);
    const first = seats.findIndex((seat) => seat > button);
    return first < 0 ? seats : [...seats.slice(first), ...seats.slice(0, first)];
  }

  #readPlays(plays: readonly Play[]): boolean {
    const { draft, line } = this;
    let ended = false;
    for (const play of plays) {
      // Cards that are dealt after the pot was won are for the audience.
      if (play.Action === 'Deal' && ended) draft.note(null, 'Deal', line);
      else if (play.Action === 'Deal') {
        if (!this.#deal(play)) return false;
      } else if (!this.#stacks.has(play.Seat) || !this.#act(play)) return false;
      ended ||= play.Action === 'Wins';
    }
    return ended;
  }

  #act({ Seat: seat, Action, value }: Play): boolean {
    const { draft, line } = this;
    const amount = typeof value === 'number' ? value : null;
    const bet = draft.bets.of(seat);
    switch (Action) {
      case 'Folds':
        this.#folded.add(seat);
        draft.fold(seat, line);
        return true;
      case 'Checks':
        draft.check(seat, line);
        return true;
      case 'Calls':
        // The script does not say how much: the bet to call, or the rest of the stack.
        draft.call(seat, this.#pay(seat, draft.bets.highest - bet), line);
        return true;
      case 'All-In':
        draft.allInAdding(seat, this.#pay(seat, Infinity), line);
        return true;
    }
    if (amount === null) return false;
    switch (Action) {
      case 'Straddles':
        draft.post(seat, 'straddle', this.#pay(seat, amount), line);
        return true;
      case 'Bets':
        this.#pay(seat, amount);
        draft.bet(seat, amount, line);
        return true;
      case 'Raises To':
        this.#pay(seat, amount - bet);
        draft.raiseTo(seat, amount, line);
        return true;
      case 'Takes Back':
        draft.uncalled(seat, amount, line);
        return true;
      case 'Wins':
        // After several runs, the figure is what the player wins from all of them. The last player gets a bet that nobody
        // called together with the pot.
        if (draft.run > 0) draft.claimWinnings(seat, amount, line);
        else draft.collect(seat, amount - this.#uncalledOf(seat), line);
        return true;
      default:
        return false;
    }
  }

  /** Takes chips from a stack: the amount, or what is left. */
  #pay(seat: number, amount: number): number {
    const stack = this.#stacks.get(seat) ?? 0;
    const paid = Math.max(0, Math.min(stack, amount));
    this.#stacks.set(seat, stack - paid);
    return paid;
  }

  /** The part of the last player's bet that nobody called; 0 while others are in the hand. */
  #uncalledOf(seat: number): number {
    const { bets } = this.draft;
    const others = [...this.#stacks.keys()].filter((other) => other !== seat);
    if (others.some((other) => !this.#folded.has(other))) return 0;
    return Math.max(0, bets.of(seat) - Math.max(...others.map((other) => bets.of(other))));
  }

  /** Board cards: those of the first run street by street, those of a further run together. */
  #deal({ value }: Play): boolean {
    const { draft, line } = this;
    const cards = Array.isArray(value) ? readCards(value) : null;
    if (cards === null) return false;
    if (cards.length === 0) {
      draft.events.push({ type: 'unread', text: 'Deal', line });
      return true;
    }
    if (draft.boardCards.length === BOARD) {
      draft.run++;
      draft.boardCards = draft.boardCards.slice(0, BOARD - cards.length);
    }
    let dealt = draft.boardCards.length;
    for (let from = 0; from < cards.length;) {
      const count = dealt === 0 ? FLOP : 1;
      const street = STREETS.get(dealt + count);
      const part = cards.slice(from, from + count);
      if (street === undefined || part.length < count) return false;
      draft.board(street, part, line);
      dealt += count;
      from += count;
    }
    return true;
  }

  assemble(id: string, firstLine: number): Extract<ReadResult, { ok: true }>['hand'] {
    const { draft, line } = this;
    const { SmallBlind, BigBlind, NumberOfSeats } = this.script.Hand;
    return {
      site: SITE,
      format: FORMAT,
      dialect: FORMAT,
      id,
      playedAt: null,
      playedAtText: null,
      currency: 'USD',
      scale: 0,
      game: { variant: 'holdem', limit: 'no-limit', rotation: null },
      stakes: { smallBlind: SmallBlind, bigBlind: BigBlind, smallBet: null, bigBet: null, cap: null },
      table: { name: SITE, seats: NumberOfSeats },
      tournament: null,
      buttonSeat: draft.buttonSeat,
      heroSeat: null,
      players: draft.players,
      events: draft.events,
      claims: draft.claims,
      cancelled: false,
      lines: [firstLine, line],
    };
  }
}

/** An empty seat has no name and no stack. */
const isSeated = ({ Name, Stack }: HandScript['Hand']['Players'][number]): boolean =>
  Name !== '' || Stack > 0;

/** The street that ends with so many board cards. */
const STREETS: ReadonlyMap<number, string> = new Map([
  [3, 'flop'],
  [4, 'turn'],
  [5, 'river'],
]);

/** Cards with the suit first: `dt` is the ten of diamonds. */
const readCards = (texts: readonly string[]): Card[] | null => {
  const parsed = parseCards(
    texts.map((text) => `${text.charAt(1).toUpperCase()}${text.charAt(0)}`).join(' '),
  );
  return parsed.ok ? parsed.cards : null;
};
