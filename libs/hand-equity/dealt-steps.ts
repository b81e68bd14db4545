import type { Hand } from '#engine';
import type { HandEvent } from '#histories';

/** Cards that an event dealt or exchanged. */
interface DealtCards {
  readonly street: number;
  /** The index of the run of a board, or of the board; null for cards of players. */
  readonly run: number | null;
  /** The first step with these cards on the table. */
  readonly step: number;
}

/** Finds the steps from which on the cards of a street are on the table and its exchange is over. */
export class DealtSteps {
  private readonly dealt: DealtCards[] = [];

  /** Takes an event, with the state after it and the number of the next step. */
  take(event: HandEvent, { street, setup }: Hand, step: number): void {
    if (event.type === 'deal' || event.type === 'discard') this.dealt.push({ street, run: null, step });
    if (event.type !== 'board') return;
    // The streets of a further run are dealt when those of the first run are over.
    const ofBoard = setup.variant.streets.findIndex(({ id }) => id === event.street);
    this.dealt.push({ street: ofBoard, run: event.run, step });
  }

  /**
   * The first step from `begin` on that no card of a street comes after, in a run or, for null, in all. Logs may leave out the lines
   * of cards: a street without any has them at `begin`. O(events).
   */
  from(begin: number, street: number, run: number | null): number {
    return this.dealt
      .filter((cards) => cards.street === street && (run === null || cards.run === null || cards.run === run))
      .reduce((latest, { step }) => Math.max(latest, step), begin);
  }
}
