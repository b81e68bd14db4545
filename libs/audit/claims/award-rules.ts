import { ACE, isPlain, RANK_COUNT, rankOf, type Card } from '#cards';
import { rulesOfVariant, UNQUALIFIED, type Chips, type Pot, type PotShare, type Variant } from '#engine';
import { explain, SCALES, type HandValue } from '#ranking';
import type { Replay } from '../replay/replay.js';
import type { Settlement } from '../settlement/settlement.js';
import { findShowdownCards, paysMucks } from '../settlement/showdown-cards.js';
import type { StatedAward } from '../settlement/stated-money.js';

/** The cards of a straight from a four to an ace, whose ranks are consecutive. */
const IN_A_ROW = 5;

/**
 * The rules by which an award line is wrong: what bars the player from the pot (P-SHOW-1, P-BET-7, R-SHOW-1, P-ALLIN-1), or how his
 * hand compares with the best one (P-RANK-1 …), and the rules of the game.
 *
 * @param due what is due to the player from the pots of the line
 */
export const rulesOfAward = (
  replay: Replay,
  settlement: Settlement,
  stated: StatedAward,
  due: Chips,
): readonly string[] => {
  const { state } = replay;
  const player = state.playerAt(stated.seat);
  if (state.live[player] !== 1)
    return ['P-BET-7', state.liveCount === 1 ? 'P-SHOW-1' : 'P-SHOW-2', 'P-SHOW-6'];
  if (state.liveCount === 1) return ['P-SHOW-1', 'L-SUM-1'];
  if (replay.mucked.has(stated.seat) && !paysMucks(replay)) return ['R-SHOW-1', 'P-SHOW-5', 'P-SHOW-2'];
  const { variant } = state.setup;
  const contested = contestedPots(settlement, stated);
  const isBarred = contested.some(({ players }) => !players.includes(player));
  return [
    ...new Set([
      'P-SHOW-2',
      ...(due === 0 ? ['P-SHOW-6', 'R-SHOW-2'] : ['L-SUM-1']),
      ...(isBarred ? ['P-ALLIN-1', 'P-ALLIN-2'] : []),
      ...(settlement.pots.length > 1 ? ['P-SHOW-3', 'R-SHOW-7'] : []),
      ...(variant.shares.length > 1 ? ['P-SHOW-8'] : []),
      ...contested.flatMap((pot) => decisiveRules(replay, settlement, pot, player)),
      ...rulesOfVariant(variant),
    ]),
  ];
};

/** The pots of a line for which two or more players contend. */
const contestedPots = ({ pots }: Settlement, { pot }: StatedAward): readonly Pot[] =>
  pots.filter(
    ({ players }, index) => players.length > 1 && (pot === null || pots.length === 1 || index === pot),
  );

/** The rules that put the player's hand behind or beside the best ones of a pot, share by share. */
const decisiveRules = (
  replay: Replay,
  { contest: { runs } }: Settlement,
  { players }: Pot,
  player: number,
): readonly string[] => {
  const { variant } = replay.state.setup;
  if (!players.includes(player)) return [];
  return runs.flatMap((shares) =>
    shares.flatMap((strengths, index) => {
      const share = variant.shares[index];
      const own = strengths[player] ?? null;
      const others = players.filter((other) => other !== player && isStrength(strengths[other]));
      const best = others.reduce((most, other) => Math.max(most, strengths[other] ?? 0), 0);
      if (share === undefined || (own !== null && own > best)) return [];
      if (!isStrength(own) || best === 0) return isQualified(share) ? ['P-LOW-2'] : [];
      const rivals = others.filter((other) => strengths[other] === best);
      return [
        ...comparisonRules(share, own, best),
        ...(holdsWild(replay, variant, [player, ...rivals]) ? ['P-WILD-1'] : []),
        ...(wrapsAround(replay, share, player) ? ['P-DECK-2'] : []),
      ];
    }),
  );
};

const isStrength = (strength: number | null | undefined): strength is number =>
  strength !== null && strength !== undefined && strength > 0 && strength !== UNQUALIFIED;

const isQualified = ({ scale, atLeast }: PotShare): boolean =>
  atLeast !== undefined || scale === 'eight-or-better';

/** P-RANK-1, P-RANK-2, P-LOW-1, …: the rules by which the best hand beats another one or equals it. */
const comparisonRules = ({ scale }: PotShare, own: number, best: number): readonly string[] => {
  const { cards, wins } = SCALES[scale];
  if (own === best) return ['P-RANK-3', 'P-DECK-3'];
  if (cards !== IN_A_ROW) return [];
  if (wins === 'lowest') return scale === 'eight-or-better' ? ['P-LOW-1', 'P-LOW-2'] : ['P-LOW-1'];
  const [weaker, stronger] = [explain(scale, own), explain(scale, best)];
  return [
    weaker.category === stronger.category ? 'P-RANK-2' : 'P-RANK-1',
    ...([weaker, stronger].some((hand) => isAceLow(scale, hand)) ? ['P-DECK-2'] : []),
  ];
};

/** P-DECK-2: whether the hand is the lowest straight, in which the ace is low. */
const isAceLow = (scale: PotShare['scale'], { category, ranks }: HandValue): boolean => {
  const { aceBelowLowest, lowest } = SCALES[scale];
  const isStraight = category === 'straight' || category === 'straight-flush';
  return isStraight && aceBelowLowest && ranks[0] === lowest + IN_A_ROW - 2;
};

/** P-DECK-2: whether the cards of the player have five ranks in a row around the ace, such as Q-K-A-2-3, which are no straight. */
const wrapsAround = (replay: Replay, { scale }: PotShare, player: number): boolean => {
  const { aceBelowLowest, lowest } = SCALES[scale];
  if (!aceBelowLowest) return false;
  const ranks = new Set(cardsOf(replay, player).filter(isPlain).map(rankOf));
  const isAround = (below: number): boolean =>
    Array.from({ length: IN_A_ROW }, (_, place) => place - below).every((step) =>
      ranks.has(step <= 0 ? ACE + step : lowest + step - 1),
    );
  return ranks.size < RANK_COUNT && [1, 2, 3].some(isAround);
};

/** P-WILD-1: whether one of the players holds a wild card or a bug. */
const holdsWild = (replay: Replay, variant: Variant, players: readonly number[]): boolean => {
  const { wild, wildCards } = variant;
  if (wild === undefined) return false;
  if (wild.follows !== undefined || wild.lowestDown === true || wildCards === undefined) return true;
  return players.some((player) => cardsOf(replay, player).some((card) => wildCards.kinds[card] > 0));
};

/** The hole cards of the player and the first board. */
const cardsOf = (replay: Replay, player: number): readonly Card[] => [
  ...(findShowdownCards(replay, replay.state.seats[player], 0) ?? []),
  ...replay.state.boards[0],
];
