import { formatCards, type Card } from '#cards';
import { boardCardsUpTo, NOBODY, openNextRound, verifyBoard, type Hand } from '#engine';
import type { CanonicalHand, HandEvent, HandReading } from '#histories';
import type { Findings } from './findings.js';
import { CardLedger } from './ledger.js';
import { printsDisagree } from './prints.js';
import { agrees, isWhole, readingOn } from './shown.js';

type EventOf<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

/** Watches the cards of a hand: what is dealt, what lies on the board, what is shown (L-CARD-1, P-DEAL-1, P-DEAL-4). */
export class Dealing {
  readonly ledger = new CardLedger();
  /** Cards shown, by seat, as the last line told them. */
  readonly shown = new Map<number, readonly Card[]>();
  /** The street that was opened because somebody acted on it before its cards were dealt. */
  private openedEarly: number | null = null;

  constructor(
    private readonly hand: CanonicalHand,
    private readonly state: Hand,
    private readonly findings: Findings,
  ) {}

  private get variant() {
    return this.state.setup.variant;
  }

  takeDeal(event: EventOf<'deal'>): void {
    const { holeCards } = this.variant;
    if (event.cards.length !== holeCards) {
      this.reportCount(event.line, event.seat, holeCards, event.cards.length);
      this.findings.cardFaults.add(event.seat);
    }
    this.noteHole(event.seat, event.cards, event.line);
  }

  /** Cards that a player is seen to hold. */
  noteHole(seat: number, cards: readonly Card[], line: number): void {
    const duplicate = this.ledger.addHole(seat, cards);
    const held = this.ledger.held(seat);
    const { holeCards } = this.variant;
    const { cardFaults } = this.findings;
    if (duplicate !== null) this.reportDuplicate(duplicate, line, seat);
    else if (held > holeCards && cards.length <= holeCards && !cardFaults.has(seat))
      this.reportCount(line, seat, holeCards, held);
    else return;
    cardFaults.add(seat);
  }

  /** Somebody acts on a street whose cards were not dealt: its betting is opened all the same. */
  openEarly(): void {
    openNextRound(this.state);
    this.openedEarly = this.state.street;
  }

  takeBoard(event: EventOf<'board'>): void {
    const { streets } = this.variant;
    const street = streets.findIndex(({ id }) => id === event.street);
    const { boards } = this.state;
    const before = boardCardsUpTo(streets, street - 1);
    if (street < 0) {
      this.findings.add('wrong-board', ['P-DEAL-1'], event.line, null, null, event.street);
      return;
    }
    while (boards.length <= event.run) boards.push(boards[0].slice(0, before));
    if (event.run > 0) this.takeFurtherRun(event, street, boards[event.run].length, before);
    else this.takeStreet(event, street);
    this.checkSeen(event, boards[event.run], before);
    const duplicate = this.ledger.addBoard(event.cards);
    if (duplicate !== null && !this.findings.boardFault) {
      this.reportDuplicate(duplicate, event.line, null);
      this.findings.boardFault = true;
    }
    const board = boards[event.run];
    board.length = Math.min(board.length, before);
    if (event.seen !== null)
      for (let at = board.length; at < event.seen.length; at++) board.push(event.seen[at]);
    board.push(...event.cards);
  }

  /** A street that is out of place is not judged by its cards too: which ones lay there, the majority of prints says. */
  private takeStreet(event: EventOf<'board'>, street: number): void {
    const { state, findings } = this;
    const fault = verifyBoard(state, street, event.cards);
    if (fault !== null) findings.addFault(fault, event.line);
    findings.nextStreet();
    if (street === state.street && this.openedEarly === street) state.street--;
    if (street <= state.street) return;
    state.actor = NOBODY;
    while (state.street < street) openNextRound(state);
  }

  /** A further run deals again the streets that the first run dealt when all betting was over. */
  private takeFurtherRun(event: EventOf<'board'>, street: number, lie: number, before: number): void {
    const { streets } = this.variant;
    if (lie < before && !this.findings.boardFault) this.reportMissing(event.line, lie);
    const expected = boardCardsUpTo(streets, street);
    const actual = boardCardsUpTo(streets, street - 1) + event.cards.length;
    if (actual === expected) return;
    const rules = ['R-DEAD-1', 'L-CARD-1'];
    this.findings.add('wrong-board', rules, event.line, null, String(expected), String(actual));
    this.findings.boardFault = true;
  }

  /** L-CARD-1: boards grow in order; a street's line repeats the cards before it. */
  private checkSeen(event: EventOf<'board'>, board: readonly Card[], before: number): void {
    const { seen } = event;
    if (seen === null || board.length < before || this.findings.boardFault) return;
    const known = board.slice(0, before);
    if (seen.length === known.length && seen.every((card, at) => card === known[at])) return;
    this.findings.boardFault = true;
    this.findings.add('wrong-board', ['L-CARD-1'], event.line, null, formatCards(known), formatCards(seen));
  }

  takeShow(event: EventOf<'show'>): void {
    const { variant, findings } = this;
    this.shown.set(event.seat, event.cards);
    if (event.cards.length > variant.holeCards)
      this.reportCount(event.line, event.seat, variant.holeCards, event.cards.length);
    this.noteHole(event.seat, event.cards, event.line);
    if (event.reading === null || findings.cardFaults.has(event.seat) || findings.boardFault) return;
    this.checkReading(event, event.reading);
  }

  /** Where the words are wrong and the cards are printed in two ways, it is the cards that are in doubt from here on. */
  private checkReading(event: EventOf<'show'>, reading: HandReading): void {
    const { variant, findings } = this;
    if (!isWhole(variant, event.cards)) return;
    const board = this.state.boards[event.run] ?? this.state.boards[0];
    const real = readingOn(variant, event.cards, board);
    if (real === null || agrees(reading, real)) return;
    findings.add('hand-description', ['P-SHOW-6', 'L-CLAIM-1'], event.line, event.seat, real, event.text);
    findings.boardFault ||= printsDisagree(this.hand);
    if (this.isToldOtherwise(event)) findings.cardFaults.add(event.seat);
  }

  /** Whether the summary has other cards for the player than this line. */
  private isToldOtherwise({ seat, cards }: EventOf<'show'>): boolean {
    return this.hand.claims.some(
      (claim) =>
        claim.type === 'seat' &&
        claim.seat === seat &&
        claim.cards !== null &&
        claim.cards.length === cards.length &&
        !claim.cards.every((card) => cards.includes(card)),
    );
  }

  /** P-SHOW-2: a run of the board is dealt to its end before it is shown down. */
  expectWhole(run: number, line: number): void {
    const { boardCards } = this.variant;
    const lie = this.state.boards[run]?.length ?? boardCards;
    if (lie < boardCards && !this.findings.boardFault) this.reportMissing(line, lie);
  }

  /** `lie`: the cards that lie on the board, after which a street was left out. */
  private reportMissing(line: number, lie: number): void {
    const { streets } = this.variant;
    const street = streets[streets.findIndex((_, index) => boardCardsUpTo(streets, index) > lie)].id;
    this.findings.addFault(
      { code: 'missing-street', rules: ['P-DEAL-1', 'P-DEAL-4'], detail: { about: 'street', street } },
      line,
    );
  }

  private reportDuplicate(card: Card, line: number, seat: number | null): void {
    this.findings.add('duplicate-card', ['L-CARD-1', 'R-IRR-4'], line, seat, null, formatCards([card]));
  }

  private reportCount(line: number, seat: number, expected: number, actual: number): void {
    const rules = ['R-DEAD-1', 'L-CARD-1'];
    this.findings.add('wrong-card-count', rules, line, seat, String(expected), String(actual));
  }
}
