import { cardsBurnedBefore, type Hand, type Violation } from '#engine';
import type { CanonicalHand, HandEvent } from '#histories';

/** Events that may be between a burn card and the cards behind it. */
const BETWEEN: ReadonlySet<HandEvent['type']> = new Set(['burn', 'note', 'incident', 'uncalled', 'unread']);

/** The place of the cards behind the burn card at a place; the length of the hand if there are none. */
export const findBehindBurn = ({ events }: CanonicalHand, burn: number): number => {
  let place = burn + 1;
  while (place < events.length && BETWEEN.has(events[place].type)) place++;
  return place;
};

/**
 * P-DEAL-1, R-IRR-14: the burn cards of a log that has them: as many before each deal as the house burns. A hand with an
 * incident about a burn is not checked, because the floor puts that right.
 */
export class Burns {
  /** The street before whose deal the counted cards were burned, and their number. */
  private street = 0;
  private count = 0;
  /** The last street whose deal was checked. */
  private checked: number;
  private readonly isChecked: boolean;

  constructor(
    hand: CanonicalHand,
    private readonly state: Hand,
    /** The street whose deal comes next. */
    private readonly first: number,
  ) {
    this.checked = first - 1;
    this.isChecked = !hand.events.some(isBurnIncident);
  }

  /**
   * The violation of the deals before the first burn card of the log, which had none. `isDealt` says whether a street dealt any
   * card: in a draw all players may stand pat.
   */
  findUnburned(isDealt: (street: number) => boolean): Violation | null {
    let due = 0;
    for (let street = 0; street < this.first; street++)
      if (isDealt(street)) due = Math.max(due, cardsBurnedBefore(this.state, street));
    return this.isChecked && due > 0 ? wrongBurn(due, 0) : null;
  }

  /** Counts burn cards before the deal of a street. */
  take(street: number, cards: number): void {
    this.count = street === this.street ? this.count + cards : cards;
    this.street = street;
  }

  /** The violation of a deal by the cards burned before it; null also for the later cards of the same deal. */
  verifyDeal(street: number): Violation | null {
    if (street <= this.checked) return null;
    this.checked = street;
    const burned = this.street === street ? this.count : 0;
    const due = cardsBurnedBefore(this.state, street);
    return burned === due || !this.isChecked ? null : wrongBurn(due, burned);
  }
}

const wrongBurn = (expected: number, actual: number): Violation => ({
  code: 'wrong-burn',
  rules: ['P-DEAL-1', 'R-IRR-14'],
  detail: { about: 'burns', expected, actual },
});

const isBurnIncident = (event: HandEvent): boolean =>
  event.type === 'incident' && event.incident.type.startsWith('burn-');
