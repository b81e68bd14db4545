import { amountOf, attributeOf, numberOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { winsOf } from './winners.js';

/** What the elements of one player say that was paid and won. */
export interface Account {
  /** The amounts of its actions, contributions to the jackpot apart. */
  readonly printed: number;
  /** What it paid for the jackpot, out of the balance and not of the pot. */
  readonly contributed: number;
  readonly won: number;
  /** Whether each of its amounts is what was paid: those of calls and raises depend on the version of the log. */
  readonly isPlain: boolean;
}

const NOTHING: Account = { printed: 0, contributed: 0, won: 0, isPlain: true };

/** Players with only these actions state what they paid. */
const PLAIN: ReadonlySet<string> = new Set([
  'PostedToPlay',
  'BadBeatContribution',
  'Check',
  'Fold',
  'Bet',
  'MuckCards',
]);

/** The accounts of the players of a hand, by seat. O(elements) to make, O(1) for each player. */
export class Ledger {
  readonly #accounts = new Map<number, Account>();

  constructor(draft: XmlDraft, actions: readonly XmlElement[]) {
    const paid = (text: string | undefined): number =>
      text === undefined ? 0 : Math.max(0, amountOf(draft, text));
    for (const element of actions) {
      const seat = numberOf(attributeOf(element, 'seat'));
      const type = attributeOf(element, 'type');
      const { printed, contributed, won, isPlain } = this.of(seat);
      const amount = paid(element.attributes.value);
      const isContribution = type === 'BadBeatContribution';
      this.#accounts.set(seat, {
        printed: isContribution ? printed : printed + amount,
        contributed: isContribution ? contributed + amount : contributed,
        won,
        isPlain: isPlain && PLAIN.has(type),
      });
    }
    for (const win of winsOf(actions)) {
      const seat = numberOf(attributeOf(win, 'num'));
      const account = this.of(seat);
      this.#accounts.set(seat, { ...account, won: account.won + paid(attributeOf(win, 'amount')) });
    }
  }

  of(seat: number): Account {
    return this.#accounts.get(seat) ?? NOTHING;
  }
}
