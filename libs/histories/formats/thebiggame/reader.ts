import { type Card, type Message, parseCards } from '#cards';
import { messages } from '../../messages.js';
import { HandDraft } from '../../reading/index.js';
import type { ReadResult, RejectionCode } from '../../read-result.js';
import { endsLine } from '../../source/lines.js';
import type { HistoryFormat } from '../format.js';
import { parseHandScript, type HandScript, type Play } from './hand-script.js';
import { OFFSET, parseLiteral } from './literal.js';

export const FORMAT = 'thebiggame';
const SITE = 'The Big Game';
const SCRIPT = 'LoadHand(';
const EXCERPT = 200;
const BOARD = 5;
const FLOP = 3;
/** The smallest chip in 9,947 amounts of seven weeks. */
const CHIP = 100;
/** The table of the show, in all of 1,049 hands. */
const SEATS = 6;

/**
 * Reads a hand: the address of a script, and the script on the next lines. The address has the number of the hand. The
 * script has no line for the blinds and for the button's ante, which are in its head.
 */
export const readHand: HistoryFormat['read'] = (text, start, end, firstLine, lines) => {
  lines.reset(text, start, end, firstLine);
  lines.next();
  const id = numberOf(text.slice(lines.start, lines.end).trim());
  const reject = (
    code: RejectionCode,
    at: number,
    line: number,
    message: Message = messages.handExpected,
  ): ReadResult => ({
    ok: false,
    rejection: { code, line, text: text.slice(at, Math.min(end, at + EXCERPT)), message },
    identity: { site: SITE, handId: id },
  });
  while (lines.next()) {
    const line = text.slice(lines.start, lines.end).trimStart();
    if (line === '') continue;
    const begin = lines.end - line.length;
    if (!line.startsWith(SCRIPT)) return reject('unreadable-line', lines.start, lines.line);
    const at = new LineCounter(text, lines.start, lines.line);
    const parsed = parseLiteral(text, begin + SCRIPT.length, end);
    if (typeof parsed === 'number') return reject('unreadable-line', parsed, at.lineOf(parsed));
    if (!END.has(text.slice(parsed.end, end).trim()))
      return reject('unreadable-line', parsed.end, at.lineOf(parsed.end));
    const script = parseHandScript(parsed.value);
    if (script === null) return reject('unreadable-line', lines.start, lines.line);
    const origin = { site: SITE, dialect: FORMAT, section: 'script', dotsGroup: false };
    const draft = new HandDraft(text, start, end, 0, origin, lines.line);
    const hand = new ScriptReader(draft, script, at);
    if (!areSameNumbers(id, script.Hand.Title)) draft.contradict('hand', id, script.Hand.Title, lines.line);
    const fault = hand.read();
    return fault === null
      ? { ok: true, hand: hand.assemble(id, firstLine) }
      : reject('unreadable-line', fault.at, fault.line, fault.message);
  }
  return reject('truncated', lines.start, lines.line);
};

/** What follows the literal of a whole script. */
const END: ReadonlySet<string> = new Set([')', ');']);

/** The lines of offsets that do not decrease. */
class LineCounter {
  constructor(
    private readonly text: string,
    private at: number,
    public line: number,
  ) {}

  lineOf(offset: number): number {
    for (; this.at < offset; this.at++) {
      if (endsLine(this.text, this.at)) this.line++;
    }
    return this.line;
  }
}

/**
 * Whether an address and a title have the same numbers of episode and hand: `s1/w10/d2/d10h35` and `dd10h35`. The week is
 * the episode.
 */
const areSameNumbers = (id: string, title: string): boolean => {
  const numbers = (words: string): string[] => words.match(/\d+/g) ?? [];
  const own = numbers(id.slice(id.lastIndexOf('/') + 1));
  const week = id.split('/').find((part) => part.startsWith('w'));
  return numbers(title).join() === own.join() && (week === undefined || own[0] === numbers(week)[0]);
};

/** `URL: http://thebiggame.pokerstars.net/data/s1/w2/d1/d2h1.js`: season, week, day and hand. */
const numberOf = (address: string): string => {
  const data = address.indexOf('/data/');
  const script = address.endsWith('.js') ? address.slice(0, -'.js'.length) : address;
  return data < 0 ? script : script.slice(data + '/data/'.length);
};

/** What a script has wrong: the offset and the line. */
interface Fault {
  readonly at: number;
  readonly line: number;
  readonly message: Message;
}

/** Turns a script into events; they are on the lines where their objects begin, in most scripts all on one line. */
class ScriptReader {
  readonly #stacks = new Map<number, number>();
  readonly #folded = new Set<number>();
  readonly #winners = new Set<number>();
  /** The line of the script's head. */
  readonly #line: number;

  constructor(
    private readonly draft: HandDraft,
    private readonly script: HandScript,
    private readonly lines: LineCounter,
  ) {
    this.#line = lines.line;
  }

  /** The first card, seat, name or action that does not exist or occurs twice; null for none. */
  read(): Fault | null {
    const dealt = this.#seatPlayers();
    if (!Array.isArray(dealt)) return dealt;
    const { draft } = this;
    const { Dealer, Ante, SmallBlind, BigBlind, NumberOfSeats } = this.script.Hand;
    draft.table = { name: SITE, seats: NumberOfSeats };
    if (NumberOfSeats !== SEATS)
      draft.contradict('figures', String(SEATS), String(NumberOfSeats), this.#line);
    draft.buttonSeat = Dealer;
    if (Dealer > NumberOfSeats) {
      draft.contradict('button', String(NumberOfSeats), String(Dealer), this.#line);
      draft.buttonSeat = null;
    }
    for (const amount of [Ante, SmallBlind, BigBlind]) this.#checkChips(amount, this.#line);
    if (Ante > 0) draft.post(Dealer, 'ante', this.#pay(Dealer, Ante), this.#line);
    this.#postBlinds(this.#seatsAfter(Dealer));
    const plays = this.script.Plays.map((play) => ({ play, line: this.lines.lineOf(play[OFFSET]) }));
    // Straddles are posted before the cards are dealt, also where the script has them after players who folded.
    const voluntary = plays.findIndex(({ play }) => play.Action !== 'Straddles' && play.Action !== 'Folds');
    const isEarly = ({ play }: { play: Play }, index: number): boolean =>
      play.Action === 'Straddles' && index < voluntary;
    for (const { play, line } of plays.filter(isEarly))
      if (!this.#stacks.has(play.Seat) || !this.#act(play, line)) return faultOf(play, line);
    for (const { seat, cards, line } of dealt) draft.deal(seat, cards, line);
    // All cards are open to the audience, so no player is the owner of the log.
    draft.heroSeat = null;
    return this.#readPlays(plays.filter((play, index) => !isEarly(play, index)));
  }

  /** Adds the players; returns their cards. */
  #seatPlayers(): DealtCards[] | Fault {
    const { draft } = this;
    const { NumberOfSeats } = this.script.Hand;
    const acting = new Set(this.script.Plays.map(({ Seat }) => Seat));
    const names = new Set<string>();
    const seats = new Set<number>();
    const dealt: DealtCards[] = [];
    for (const player of this.script.Hand.Players) {
      const { Seat: seat, Name: name, Stack: stack, Cards } = player;
      const line = this.lines.lineOf(player[OFFSET]);
      if (seats.has(seat)) return faultOf(player, line, messages.otherNameExpected);
      seats.add(seat);
      if (seat > NumberOfSeats) draft.contradict('seat', String(NumberOfSeats), String(seat), line);
      if (name === '' && (stack > 0 || Cards.length > 0))
        return faultOf(player, line, messages.otherNameExpected);
      if (name === '') continue;
      if (names.has(name)) return faultOf(player, line, messages.otherNameExpected);
      names.add(name);
      const cards = readCards(Cards);
      if (cards === null || cards.length === 1) return faultOf(player, line, messages.knownCardsExpected);
      // A player who is away keeps the seat, and the blinds pass over it: one of 1,049 hands, where the award has it so.
      const isAway = cards.length === 0 && !acting.has(seat);
      this.#checkChips(stack, line);
      draft.addPlayer({ seat, name, stack, sittingOut: isAway, line });
      if (!isAway) this.#stacks.set(seat, stack);
      // The cards of a player may be missing: the camera did not see them.
      if (cards.length > 0) dealt.push({ seat, cards, line });
    }
    if (this.#stacks.size < 2) return faultOf(this.script.Hand, this.#line, messages.seatsExpected);
    return dealt;
  }

  /**
   * The blinds of the head. The small blind is dead if the player left of the button opens and the seat between them is
   * empty: one of 1,049 hands, where the award has it so.
   */
  #postBlinds(order: readonly number[]): void {
    const { draft } = this;
    const { SmallBlind, BigBlind, Dealer, NumberOfSeats } = this.script.Hand;
    const [first, second] = order;
    const opener = this.script.Plays.find(({ Action }) => Action !== 'Straddles')?.Seat;
    const isGap = first !== (Dealer % NumberOfSeats) + 1;
    if (order.length > 3 && isGap && opener === second) {
      draft.post(first, 'big-blind', this.#pay(first, BigBlind), this.#line);
      return;
    }
    const [small, big] = order.length === 2 ? [second, first] : order;
    draft.post(small, 'small-blind', this.#pay(small, SmallBlind), this.#line);
    draft.post(big, 'big-blind', this.#pay(big, BigBlind), this.#line);
  }

  /** The seats in the order of play, from the button's left. */
  #seatsAfter(button: number): number[] {
    const seats = [...this.#stacks.keys()].sort((a, b) => a - b);
    const first = seats.findIndex((seat) => seat > button);
    return first < 0 ? seats : [...seats.slice(first), ...seats.slice(0, first)];
  }

  #readPlays(plays: readonly { readonly play: Play; readonly line: number }[]): Fault | null {
    const { draft } = this;
    let ended = false;
    for (const { play, line } of plays) {
      // Cards that are dealt after the pot was won are for the audience.
      if (play.Action === 'Deal' && ended) {
        if (readDeal(play) === null) return faultOf(play, line);
        draft.note(null, 'Deal', line);
      } else if (play.Action === 'Deal') {
        if (!this.#deal(play, line)) return faultOf(play, line);
      } else if (!this.#stacks.has(play.Seat) || !this.#act(play, line)) return faultOf(play, line);
      ended ||= play.Action === 'Wins';
    }
    return ended ? null : { at: this.draft.start, line: this.#line, message: messages.handExpected };
  }

  #act({ Seat: seat, Action, value }: Play, line: number): boolean {
    const { draft } = this;
    const bet = draft.bets.of(seat);
    if (value === undefined) {
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
        default:
          return false;
      }
    }
    if (typeof value !== 'number') return false;
    this.#checkChips(value, line);
    switch (Action) {
      case 'Straddles':
        draft.post(seat, 'straddle', this.#pay(seat, value), line);
        return true;
      case 'Bets':
        this.#pay(seat, value);
        draft.bet(seat, value, line);
        return true;
      case 'Raises To':
        this.#pay(seat, value - bet);
        draft.raiseTo(seat, value, line);
        return true;
      case 'Takes Back':
        // Before the next cards: a bet that is dealt upon does not go back.
        if (draft.bets.of(seat) < value)
          draft.contradict(
            'figures',
            draft.formatAmount(draft.bets.of(seat)),
            draft.formatAmount(value),
            line,
          );
        draft.uncalled(seat, value, line);
        return true;
      case 'Wins':
        if (this.#winners.has(seat)) return false;
        this.#winners.add(seat);
        // The last player gets a bet that nobody called together with the pot.
        draft.collect(seat, value - this.#uncalledOf(seat), line);
        return true;
      default:
        return false;
    }
  }

  /** Chips smaller than 100 are not in play. */
  #checkChips(amount: number, line: number): void {
    const expected = Math.round(amount / CHIP) * CHIP;
    if (amount !== expected) this.draft.contradict('figures', String(expected), String(amount), line);
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
  #deal(play: Play, line: number): boolean {
    const { draft } = this;
    const cards = readDeal(play);
    if (cards === null) return false;
    if (cards.length === 0) {
      draft.events.push({ type: 'unread', text: 'Deal', line });
      return true;
    }
    if (draft.boardCards.length === BOARD) {
      if (!draft.startRun(draft.run + 2)) return false;
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
    const { draft } = this;
    const { SmallBlind, BigBlind } = this.script.Hand;
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
      table: draft.table,
      tournament: null,
      buttonSeat: draft.buttonSeat,
      heroSeat: null,
      players: draft.players,
      events: draft.events,
      claims: draft.claims,
      cancelled: false,
      ...(draft.contradictions.length === 0 ? {} : { contradictions: draft.contradictions }),
      lines: [firstLine, this.lines.line],
    };
  }
}

interface DealtCards {
  readonly seat: number;
  readonly cards: Card[];
  readonly line: number;
}

const faultOf = (
  object: { readonly [OFFSET]: number },
  line: number,
  message: Message = messages.handExpected,
): Fault => ({ at: object[OFFSET], line, message });

/** The cards of the table that are dealt; null for none. */
const readDeal = ({ Seat, value }: Play): Card[] | null =>
  Seat === 0 && Array.isArray(value) ? readCards(value) : null;

/** The street that ends with so many board cards. */
const STREETS: ReadonlyMap<number, string> = new Map([
  [3, 'flop'],
  [4, 'turn'],
  [5, 'river'],
]);

/** Cards with the suit first: `dt` is the ten of diamonds. */
const readCards = (texts: readonly string[]): Card[] | null => {
  let words = '';
  for (const text of texts) words += `${text.charAt(1).toUpperCase()}${text.charAt(0)} `;
  const parsed = parseCards(words);
  return parsed.ok ? parsed.cards : null;
};
