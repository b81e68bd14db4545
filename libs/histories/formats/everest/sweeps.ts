import { NO_AMOUNT } from '../../money.js';
import { attributeOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { hundredthsOf } from './header.js';

/** A pot that the log states after a betting round, or after the antes. */
interface Sweep {
  readonly amount: number;
  readonly rake: number;
  readonly element: XmlElement;
}

const STREETS = ['flop', 'turn', 'river'];

/**
 * `<SWEEP rake="0" tax="0">650</SWEEP>`: the chips of a betting round go to the pot. Each one is compared with the bets of
 * the street that follows; the last one is the total.
 */
export class Sweeps {
  #last: Sweep | null = null;
  #street = 0;

  constructor(private readonly draft: XmlDraft) {}

  /** Reads a sweep; false for one that cannot be read. Taxes are not known. */
  take(element: XmlElement): boolean {
    const { draft } = this;
    const amount = hundredthsOf(draft, element.text.trim());
    const rake = hundredthsOf(draft, attributeOf(element, 'rake'));
    const tax = hundredthsOf(draft, attributeOf(element, 'tax'));
    if (amount === NO_AMOUNT || rake === NO_AMOUNT || tax !== 0) return false;
    const isAfterAntes = !draft.events.some(({ type }) => type === 'hole-cards');
    if (isAfterAntes) {
      const antes = this.#sumOfAntes();
      if (amount !== antes)
        draft.contradict('pot', draft.formatAmount(antes), draft.formatAmount(amount), element.line);
      return true;
    }
    this.#last = { amount, rake, element };
    const street = STREETS.at(this.#street++);
    // Whether a pot is with its rake is not known, so that the rake of the hand decides.
    if (street !== undefined) draft.claimStreetPot(street, amount, element.line, rake === 0 ? 0 : undefined);
    return true;
  }

  /** Claims the last pot as the total, and its rake. */
  finish(): void {
    const { draft } = this;
    if (this.#last === null) return;
    const { amount, rake, element } = this.#last;
    if (rake === 0) draft.claimTotalPot(amount, element.line);
    draft.claimRake(rake, element.line);
  }

  #sumOfAntes(): number {
    let sum = 0;
    for (const event of this.draft.events) if (event.type === 'post') sum += event.amount;
    return sum;
  }
}
