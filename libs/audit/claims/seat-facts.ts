import type { CanonicalHand } from '#histories';

/** Seats are numbered up to 255. */
const SEATS = 256;

const SMALL_BLIND = 1;
const BIG_BLIND = 2;
const COLLECTED = 4;
/** Shown with a named hand, as at a showdown; mucked cards that are shown later have no name. */
const NAMED = 8;
const LISTED = 16;
const FOLDED = 32;
/** Bet, called or raised. */
const BET = 64;
/** Posted anything but an ante. */
const POSTED = 128;

/** The facts about each seat that the body of a hand states, collected in one pass. Reused for every hand. */
export class SeatFacts {
  private readonly facts = new Uint8Array(SEATS);
  /** By seat: the street of its fold. Stale unless the seat has the bit FOLDED. */
  private readonly folds = new Array<string>(SEATS).fill('');
  private readonly posters = { small: 0, big: 0 };

  /** Collects the facts of a hand, and forgets the hand before. O(events). */
  collect({ events }: CanonicalHand, firstStreet: string): void {
    this.facts.fill(0);
    this.posters.small = 0;
    this.posters.big = 0;
    let street = firstStreet;
    for (const event of events)
      switch (event.type) {
        case 'post':
          if (event.kind !== 'ante') this.facts[event.seat] |= POSTED;
          // A small blind after the big one was missed before and shows no position.
          if (event.kind === 'small-blind' && this.posters.big === 0) this.post(event.seat, 'small');
          else if (event.kind === 'big-blind') this.post(event.seat, 'big');
          break;
        case 'call':
        case 'bet':
        case 'raise':
        case 'bring-in':
          this.facts[event.seat] |= BET;
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

  /** The number of players who posted this blind. */
  countPosters(blind: 'small' | 'big'): number {
    return this.posters[blind];
  }

  hasPosted(seat: number, blind: 'small' | 'big'): boolean {
    return (this.facts[seat] & (blind === 'small' ? SMALL_BLIND : BIG_BLIND)) !== 0;
  }

  /** Whether the player called, bet, raised or posted the bring-in. */
  hasBet(seat: number): boolean {
    return (this.facts[seat] & BET) !== 0;
  }

  /** Whether the player posted anything but an ante. */
  hasPostedAny(seat: number): boolean {
    return (this.facts[seat] & POSTED) !== 0;
  }

  hasCollected(seat: number): boolean {
    return (this.facts[seat] & COLLECTED) !== 0;
  }

  hasNamedHand(seat: number): boolean {
    return (this.facts[seat] & NAMED) !== 0;
  }

  /** The street of a fold; null for none. */
  foldedOn(seat: number): string | null {
    return (this.facts[seat] & FOLDED) === 0 ? null : this.folds[seat];
  }

  /** Whether a line of the summary has listed the seat. */
  isListed(seat: number): boolean {
    return (this.facts[seat] & LISTED) !== 0;
  }

  /** Notes that a line of the summary lists the seat. */
  list(seat: number): void {
    this.facts[seat] |= LISTED;
  }
}
