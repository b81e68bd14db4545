import { profileOfFormat } from '#rules';
import type { StatisticId } from '#statistics';
import {
  analyzeHand,
  answerOf,
  differencesOf,
  type AnalyzedHand,
} from '../../libs/statistics/testing/differences.js';
import { faultsOf } from '../support/audit.js';
import { corpusFolder, corpusIsPresent } from '../support/corpus.js';
import { auditFile, indexedFiles } from '../support/corpus-audit.js';
import { fpdbPlayersOf, type FpdbPlayer } from '../support/fpdb.js';

const present = corpusIsPresent ? describe : describe.skip;
if (!corpusIsPresent) console.warn(`skipped: there is no corpus at ${corpusFolder}`);

interface FileHand extends AnalyzedHand {
  readonly file: string;
}

const analyzed = (file: string): FileHand[] =>
  auditFile({ file, hands: 0 }).found.flatMap(({ hand }) => {
    if (hand === null || hand.cancelled) return [];
    const found = analyzeHand(hand, profileOfFormat(hand.format));
    return found === null ? [] : [{ ...found, file }];
  });

/** A statistic of ours, and the flags by which FPDB counts it. */
interface Flags {
  readonly id: StatisticId;
  readonly chance: (player: FpdbPlayer) => boolean;
  readonly done: (player: FpdbPlayer) => boolean;
}

const flag =
  (...names: readonly string[]) =>
  (player: FpdbPlayer): boolean =>
    names.some((name) => {
      const value = player.get(name);
      return typeof value === 'number' ? value > 0 : value === true;
    });

const FLAGS: readonly Flags[] = [
  { id: 'vpip', chance: () => true, done: flag('street0VPI') },
  { id: 'pfr', chance: () => true, done: flag('street0Aggr') },
  { id: 'threeBet', chance: flag('street0_3BChance'), done: flag('street0_3BDone') },
  { id: 'foldToThreeBet', chance: flag('street0_FoldTo3BChance'), done: flag('street0_FoldTo3BDone') },
  {
    id: 'fourBet',
    chance: flag('street0_4BChance', 'street0_C4BChance'),
    done: flag('street0_4BDone', 'street0_C4BDone'),
  },
  { id: 'steal', chance: flag('raiseToStealChance'), done: flag('raiseToStealDone') },
  { id: 'foldBigBlindToSteal', chance: flag('foldBbToStealChance'), done: flag('foldedBbToSteal') },
  { id: 'cbetFlop', chance: flag('street1CBChance'), done: flag('street1CBDone') },
  { id: 'foldToCbetFlop', chance: flag('foldToStreet1CBChance'), done: flag('foldToStreet1CBDone') },
  { id: 'cbetTurn', chance: flag('street2CBChance'), done: flag('street2CBDone') },
  { id: 'wentToShowdown', chance: flag('street1Seen'), done: flag('sawShowdown') },
  { id: 'wonAtShowdown', chance: flag('sawShowdown'), done: flag('wonAtSD') },
  { id: 'wonWhenSawFlop', chance: flag('street1Seen'), done: flag('wonWhenSeenStreet1') },
];
/** The statistics of games without a board. */
const WITHOUT_BOARD: readonly StatisticId[] = ['vpip', 'pfr', 'wentToShowdown', 'wonAtShowdown', 'wonWhenSawFlop'];

/**
 * Where we and FPDB disagree: file, player and statistic, then whether the player did it by our definition and by FPDB, null without a
 * chance. docs/statistics.md gives the reasons.
 */
const FPDB_DIFFERENCES: Readonly<Record<string, readonly string[]>> = {
  // A steal is raised first in; FPDB sees no such chance here, or gives it to a player who faces a raise.
  'Boss/cash/fpdb__Flop__NLHE-USD-0.05-0.10-Date-unknown.Sample.txt': [
    'Player2 steal false null',
    'Villain steal false null',
    // Nobody raised before the flop, so that nobody can continue.
    'Villain cbetTurn null true',
  ],
  'OnGame/cash/fpdb__Flop__NLHE-10max-USD-0.02-0.04-201102.Speed.table.BWin.txt': ['Player8 steal false null'],
  'Stars/cash/fpdb__Flop__NLHE-CAP-9max-USD-0.25-0.50-201011.Capped.preflop.txt': [
    'Hero steal null true',
    'Player6 steal false null',
    'Player8 steal false null',
    'Villain steal true null',
  ],
  'iPoker/cash/fpdb__Flop__NLHE-6max-USD-0.01-0.02-201111.Spanish.sample.xml': [
    'Player3 steal false null',
    'Player6 steal false null',
  ],
  'Stars/cash/fpdb__Flop__LHE-USD-1.00-200508.BB.and.Button.same.player.txt': [
    'fblm2002 steal false null',
    // A walk is no hand of these statistics.
    'Hero vpip null false',
    'Hero pfr null false',
  ],
  'Microgaming/cash/fpdb__Flop__NLHE-0.10-0.20-201111.Walk.in.second.bb.txt': [
    'Player1 vpip null false',
    'Player1 pfr null false',
  ],
  // The log has no raise: FPDB takes the first call for one.
  'Everest/cash/fpdb__Flop__NLHE-EUR-0.01-0.02-201104.Sample.emailed.txt': [
    'Hero threeBet null false',
    'Player1 threeBet null false',
    'Player2 threeBet null false',
    'Player5 pfr false true',
    'Player6 threeBet null false',
  ],
  // No raise is open to a player who cannot have more than the bet, or whose opponents are all-in.
  'Everleaf/cash/fpdb__Flop__NLHE-10max-USD-0.01-0.02-201008.2Way.All-in.pre.txt': [
    'Player3 fourBet null false',
    'Player4 fourBet null false',
    'Player7 threeBet null false',
    // FPDB has no chance for a first raiser who calls the second raise.
    'Player4 foldToThreeBet false null',
  ],
  'Merge/cash/fpdb__Flop__NLHE-9max-USD-0.25-0.50.200810.All.Streets.txt': [
    'Player8 foldToThreeBet false null',
    // Nor for a caller of a continuation bet.
    'Player8 foldToCbetFlop false null',
  ],
  // The player faces a raise of the continuation bet.
  'PacificPoker/cash/fpdb__Flop__888-FLH-PM-0.50-1.00-HeroLoses18.txt': ['player02 foldToCbetFlop null false'],
  'Winamax/cash/fpdb__Flop__NLHE-FR-EUR-0.02-0.05-201010.Invalid.side.pot.Player8.txt': [
    // Who raises a continuation bet had the chance to fold to it.
    'Player9 foldToCbetFlop false null',
    // The chance of the turn is that of the player who made the continuation bet, not of the last raiser of the flop.
    'Player8 cbetTurn false null',
    'Player9 cbetTurn null false',
    // A side pot is won too.
    'Player8 wonAtShowdown true false',
    'Player8 wonWhenSawFlop true false',
  ],
  'Winamax/cash/fpdb__Flop__PLO-FR-EUR-0.02-0.05-201009.Real.side.pot.with.bad.collected.txt': [
    'Player10 wonAtShowdown true false',
    'Player10 wonWhenSawFlop true false',
  ],
};

/**
 * Hands whose lines contradict each other, by file: what happened in them is a matter of reading. `all` are those of a file that have a
 * fault.
 */
const CONTRADICTORY: Readonly<Record<string, readonly string[] | 'all'>> = {
  'Bovada/tour/fpdb__Flop__NLHE-9max-USD-MTT - $9.000 Guaranteed (DS) - $20-$2 - 201408.corrupted.lines.txt': 'all',
  'Boss/tour/fpdb__Flop__NLHE-CAD-MTT-201101.txt': ['5849988'],
  'Enet/cash/fpdb__Flop__PLO-6max-USD-0.25-0.50-201207.side.pot.failure.txt': ['7732419'],
  'FTP/tour/fpdb__Flop__NLHE-6max-Matrix-USD-26-201211.match1.txt': ['31493008322'],
  'Merge/cash/fpdb__Flop__NLHE-6max-USD-1.00-2.00-201308.player.acts.after.fold.txt': ['71732021-1470'],
  'Merge/cash/fpdb__Flop__NLHE-9max-play-10-20-201208.txt': ['33325037-507'],
  'Merge/cash/hhsmithy__Merge__Seats__HeadsUp.txt': ['56150235-132'],
  'Microgaming/cash/hhsmithy__MicroGaming__GeneralHands__HeroName.txt': ['48976532125'],
  'PKR/cash/fpdb__Flop__NLHE-10max-USD-0.02-0.04-201208.disconnected.won.txt': ['2138526544'],
  'PokerTracker/cash/fpdb__Flop__NLHE-6max-USD-0.02-0.04-201412.Merge.weird.allin.sb.corrupted.txt': [
    '80257431-64',
  ],
  'PokerTracker/cash/fpdb__Flop__NLHE-USD-0.50-1.00-201101.Merge.txt': ['3047310402823'],
  'PokerTracker/tour/fpdb__Flop__NLHE-USD-SNG-2-201106.iPoker.txt': ['3616779777'],
  'Stars/cash/fpdb__Flop__PLO-6max-EUR-0.10-0.20-201904.RIO.Side.Pots.txt': ['34011543'],
  'Stars/cash/fpdb__Flop__PLO-6max-EUR-1.00-2.00-201902.RIO.raiseTo.bug.txt': ['31260881'],
  'TheBigGame/cash/fpdb__TheBigGame.S1E01.Wiggins.txt': ['s1/w1/d3/d1h79'],
  'TheBigGame/cash/fpdb__TheBigGame.S1E05.Jensen.txt': ['s1/w5/d2/d5h40'],
  'TheBigGame/cash/fpdb__TheBigGame.S1E06.Capella.txt': ['s1/w6/d5/d6h131'],
  'TheBigGame/cash/fpdb__TheBigGame.S1E07.Harlow.txt': ['s1/w7/d1/d7h21'],
  'TheBigGame/cash/fpdb__TheBigGame.S1E11.Given.txt': ['s1/w11/d4/d11h104'],
  'Winamax/cash/fpdb__Stud__7-Stud-6max-EUR-25-50-201611._8games_.negative.bet.txt': [
    '9250793-1578-1479092164',
  ],
};

present('statistics of real hands', () => {
  it('are those that their definitions give', () => {
    let hands = 0;
    const wrong: string[] = [];
    const used = new Set<string>();
    for (const { file } of indexedFiles())
      for (const hand of analyzed(file)) {
        const differences = differencesOf(hand);
        hands++;
        if (differences.length === 0) continue;
        const { id } = hand.audited.hand;
        const allowed = faultsOf(hand.audited).length > 0 ? CONTRADICTORY[file] : undefined;
        if (allowed === 'all' || allowed?.includes(id) === true) used.add(file);
        else wrong.push(`${file} ${id}: ${differences.join('; ')}`);
      }
    expect(wrong).toEqual([]);
    // No exception that nothing needs.
    expect([...used].sort()).toEqual(Object.keys(CONTRADICTORY).sort());
    expect(hands).toBeGreaterThan(10_000);
  }, 600_000);

  it('are those of FPDB, or differ by their definitions', () => {
    let compared = 0;
    const found: Record<string, string[]> = {};
    for (const { file } of indexedFiles()) {
      const theirs = fpdbPlayersOf(file);
      if (theirs === null) continue;
      for (const { facts, audited } of analyzed(file))
        for (const { name, bits } of facts!.players) {
          const player = theirs.get(name);
          if (player === undefined) continue;
          const hasBoard = audited.replay.state.setup.variant.boardCards > 0;
          for (const { id, chance, done } of FLAGS) {
            if (!hasBoard && !WITHOUT_BOARD.includes(id)) continue;
            compared++;
            const own = answerOf(bits, id);
            const other = chance(player) ? done(player) : null;
            if (own !== other) (found[file] ??= []).push(`${name} ${id} ${String(own)} ${String(other)}`);
          }
        }
    }
    const sorted = (lists: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
      Object.fromEntries(Object.entries(lists).map(([file, list]) => [file, [...list].sort()]));
    expect(sorted(found)).toEqual(sorted(FPDB_DIFFERENCES));
    expect(compared).toBeGreaterThan(1_500);
    console.info(`compared ${String(compared)} answers with those of FPDB`);
  });
});
