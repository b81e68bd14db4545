import { formatMoney } from '#histories';
import { Field, type TableDigest } from './digest-layout.js';
import { compareHands, Series, type NumberedHand, type Stray } from './hand-order.js';
import { LeastRecent } from './least-recent.js';
import { Reporter, type TakeFinding } from './reporter.js';

const MAX_TOURNAMENTS = 256;

type LevelField = typeof Field.level | typeof Field.bigBlind;

/** The numbers of the levels, or the big blinds of one game, in the hands of a tournament. */
class Rise {
  readonly series: Series<NumberedHand>;

  constructor(
    readonly field: LevelField,
    direction: () => number,
  ) {
    this.series = new Series((one, other) => {
      const order = direction();
      // Another table of the tournament may be behind in the log.
      if (order * compareHands(one.digest, other.digest) < 0) return 0;
      return order * (one.digest[field] - other.digest[field]);
    });
  }
}

/** P-SETUP-2: the levels of a tournament never fall, and neither do the blinds of a game. */
export class Levels {
  private readonly rises = new LeastRecent<Rise>(MAX_TOURNAMENTS);

  /** @param direction 1 for a log with the oldest hand first, -1 for the newest */
  constructor(
    private readonly take: TakeFinding,
    private readonly direction: () => number,
  ) {}

  /** Notes the next hand of a log. O(1). */
  note(hand: NumberedHand): void {
    const { digest } = hand;
    const tournament = digest[Field.tournament];
    if (tournament === 0) return;
    this.noteField(hand, Field.level, tournament);
    this.noteField(hand, Field.bigBlind, tournament + digest[Field.game]);
  }

  /** Decides about falls whose next hand is not known. */
  end(): void {
    for (const rise of this.rises.values()) this.report(rise, rise.series.end().stray);
    this.rises.clear();
  }

  private noteField(hand: NumberedHand, field: LevelField, key: number): void {
    if (Number.isNaN(hand.digest[field])) return;
    const rise = this.rises.get(key, () => new Rise(field, this.direction));
    this.report(rise, rise.series.next(hand).stray);
  }

  private report({ field }: Rise, stray: Stray<NumberedHand> | null): void {
    if (stray === null) return;
    const { hand, digest } = stray.value;
    const expected = levelText(stray.against.digest, field);
    const reporter = new Reporter(hand, this.take);
    reporter.add('level-order', ['P-SETUP-2'], digest[Field.line], null, expected, levelText(digest, field));
  }
}

const levelText = (digest: TableDigest, field: LevelField): string =>
  field === Field.level ? String(digest[field]) : formatMoney(digest[field], digest[Field.scale]);
