import type { CanonicalHand } from '#histories';

/** Seats are numbered up to 255. */
const SEATS = 256;

const SMALL_BLIND = 1;
const BIG_BLIND = 2;
const COLLECTED = 4;
/** Who shows at the showdown has his hand named; who shows what he mucked, for the others to see, has not. */
const NAMED = 8;
const TOLD = 16;
const FOLDED = 32;

/** What the body of a hand says of each seat, gathered in one go; made for one hand after another. */
export class SeatFacts {
  private readonly facts = new Uint8Array(SEATS);
  /** By seat, where it folded: of an earlier hand where it did not. */
  private readonly folds = new Array<string>(SEATS).fill('');
  private readonly posters = { small: 0, big: 0 };

  /** Forgets the last hand and takes in another. O(events). */
  gather({ events }: CanonicalHand, firstStreet: string): void {
    this.facts.fill(0);
    this.posters.small = 0;
    this.posters.big = 0;
    let street = firstStreet;
    for (const event of events)
      switch (event.type) {
        case 'post':
          // One that is posted behind the big blind was missed before, and is no position.
          if (event.kind === 'small-blind' && this.posters.big === 0) this.post(event.seat, 'small');
          else if (event.kind === 'big-blind') this.post(event.seat, 'big');
          break;
        case 'board':
        case 'street':
          street = event.street;
          break;
        case 'fold':
          this.fold(event.seat, street);
          break;
        case 'show':
          if (event.reading !== null) this.facts[event.seat] |= NAMED;
          break;
        case 'collect':
          if (event.amount > 0) this.facts[event.seat] |= COLLECTED;
          break;
        default:
          break;
      }
  }

  private post(seat: number, blind: 'small' | 'big'): void {
    this.facts[seat] |= blind === 'small' ? SMALL_BLIND : BIG_BLIND;
    this.posters[blind]++;
  }

  private fold(seat: number, street: string): void {
    if ((this.facts[seat] & FOLDED) !== 0) return;
    this.facts[seat] |= FOLDED;
    this.folds[seat] = street;
  }

  /** How many posted that blind. */
  postersOf(blind: 'small' | 'big'): number {
    return this.posters[blind];
  }

  posted(seat: number, blind: 'small' | 'big'): boolean {
    return (this.facts[seat] & (blind === 'small' ? SMALL_BLIND : BIG_BLIND)) !== 0;
  }

  collected(seat: number): boolean {
    return (this.facts[seat] & COLLECTED) !== 0;
  }

  hasNamedHand(seat: number): boolean {
    return (this.facts[seat] & NAMED) !== 0;
  }

  /** The street on which the seat folded; null for none. */
  foldedOn(seat: number): string | null {
    return (this.facts[seat] & FOLDED) === 0 ? null : this.folds[seat];
  }

  /** Whether the summary has told of the seat. */
  isTold(seat: number): boolean {
    return (this.facts[seat] & TOLD) !== 0;
  }

  tell(seat: number): void {
    this.facts[seat] |= TOLD;
  }
}
