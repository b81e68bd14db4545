import { type SourceError, sourceError } from './errors.js';
import { type ArchiveLimits, RATIO_FLOOR } from './limits.js';

/** Counts the expanded bytes of an archive, all members and layers together. One object for each open source. */
export class Expansion {
  readonly limits: ArchiveLimits;
  readonly #packedSize: number | null;
  #expanded = 0;
  /** Whether a limit is exceeded: reading the archive must stop. */
  passed = false;

  /** `packedSize` is the size of the whole archive in bytes, null while it is a stream. */
  constructor(limits: ArchiveLimits, packedSize: number | null) {
    this.limits = limits;
    this.#packedSize = packedSize;
  }

  /** A counter for one layer of one member. */
  layer(member: string | null): ExpansionLayer {
    return new ExpansionLayer(this, member);
  }

  /** Adds expanded bytes; returns whether the archive exceeds a limit. */
  add(bytes: number): boolean {
    this.#expanded += bytes;
    if (this.#expanded > this.limits.maxExpandedBytes) return true;
    // Members that overlap in the file keep their own ratios, but not the ratio of the whole.
    return this.#packedSize !== null && exceedsRatio(this.#expanded, this.#packedSize, this.limits);
  }
}

/** Counts one layer: packed bytes in, expanded bytes out. */
export class ExpansionLayer {
  readonly #whole: Expansion;
  readonly #member: string | null;
  #packed = 0;
  #expanded = 0;

  constructor(whole: Expansion, member: string | null) {
    this.#whole = whole;
    this.#member = member;
  }

  /** Counts packed bytes. */
  packed(bytes: number): void {
    this.#packed += bytes;
  }

  /** Counts expanded bytes; returns the error once a limit is exceeded. */
  expanded(bytes: number): SourceError | null {
    this.#expanded += bytes;
    const limits = this.#whole.limits;
    if (this.#whole.add(bytes) || exceedsRatio(this.#expanded, this.#packed, limits)) {
      this.#whole.passed = true;
      return sourceError(
        'archive-bomb',
        `more than ${limits.maxExpandedBytes} bytes or ${limits.maxRatio} times its size`,
        this.#member,
      );
    }
    return null;
  }
}

function exceedsRatio(expanded: number, packed: number, limits: ArchiveLimits): boolean {
  return expanded > RATIO_FLOOR && expanded > packed * limits.maxRatio;
}
