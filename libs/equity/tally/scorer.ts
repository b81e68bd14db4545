import type { Card } from '#cards';
import { bestHand, shareStrength, wildCardsAfter } from '#ranking';
import { boardsOf, type EquityGame } from '../spot/game.js';
import type { Tally } from './tally.js';
import { unitsOf } from './units.js';

/**
 * Settles a pot with equal contributions once all cards are dealt: it is divided between the boards, then between the halves, then
 * between equal hands; a half without a qualifying hand goes to the others (P-SHOW-2, P-LOW-2, R-TIE-2).
 */
export class Scorer {
  /** Hole cards, by player. */
  readonly holes: Uint8Array[];
  readonly boards: Uint8Array[];
  /** By player: the units won, unweighted. The caller resets it. */
  readonly won: Float64Array;
  /** By share and player: 1 for the winners on the current board. */
  private readonly winners: Uint8Array[];
  private readonly winnerCounts: number[];
  /** By player: the number of halves of all boards won alone, and whether the player wins any part. */
  private readonly alone: Uint8Array;
  private readonly some: Uint8Array;
  private readonly strengths: Float64Array;
  /** Buffer: the upcards of all players. */
  private readonly upcards: Uint8Array;
  /** The game of the case. */
  private dealt: EquityGame;

  constructor(
    protected readonly game: EquityGame,
    protected readonly players: number,
    protected readonly tally: Tally,
  ) {
    const { holeCards, boardCards, shares } = game;
    this.holes = Array.from({ length: players }, () => new Uint8Array(holeCards));
    this.boards = Array.from({ length: boardsOf(game) }, () => new Uint8Array(boardCards));
    this.won = new Float64Array(players);
    this.winners = shares.map(() => new Uint8Array(players));
    this.winnerCounts = shares.map(() => 0);
    this.alone = new Uint8Array(players);
    this.some = new Uint8Array(players);
    this.strengths = new Float64Array(players);
    this.upcards = new Uint8Array((game.dealtUp?.cards.length ?? 0) + players * holeCards);
    this.dealt = game;
  }

  /** Counts the case in `holes` and `boards`. */
  score(weight: number): void {
    const { tally, players, alone, some } = this;
    tally.total += weight;
    alone.fill(0);
    some.fill(0);
    let halves = 0;
    if (this.game.wild?.follows !== undefined) this.dealt = this.gameAsDealt();
    for (const board of this.boards) halves += this.scoreBoard(board, weight);
    for (let player = 0; player < players; player++)
      if (some[player] === 1) (alone[player] === halves ? tally.wins : tally.ties)[player] += weight;
  }

  /**
   * P-WILD-1: the game with the wild cards that the upcards decide, of one player after the other on each street, once each player has
   * this number of cards.
   */
  protected gameAsDealt(dealt: number = this.game.holeCards): EquityGame {
    const { game, holes, upcards } = this;
    const { dealtUp } = game;
    const before = dealtUp?.places ?? 0;
    let count = 0;
    for (const card of dealtUp?.cards ?? []) upcards[count++] = card;
    for (const places of game.upcards ?? [])
      for (const hole of holes)
        for (const place of places) if (place >= before && place < dealt) upcards[count++] = hole[place];
    const wildCards = wildCardsAfter(game, upcards.subarray(0, count)) ?? undefined;
    return wildCards === undefined ? game : { ...game, wildCards };
  }

  /** Counts one board; returns how many of its halves have a winner. */
  private scoreBoard(board: Uint8Array, weight: number): number {
    const { game, players, winners, winnerCounts } = this;
    const { shares } = game;
    let won = 0;
    let all = 0;
    for (let share = 0; share < shares.length; share++) {
      winnerCounts[share] = this.findWinners(share, board);
      if (winnerCounts[share] > 0) {
        won++;
        all += shares[share].parts ?? 1;
      }
    }
    if (won === 0 && game.isQualified === true) return this.divideEvenly(weight);
    for (let share = 0; share < shares.length; share++) {
      const count = winnerCounts[share];
      if (count === 0) continue;
      const parts = this.boards.length * all * count;
      for (let player = 0; player < players; player++)
        if (winners[share][player] === 1) {
          for (let part = shares[share].parts ?? 1; part > 0; part--) this.pay(player, share, parts, weight);
          this.some[player] = 1;
          if (count === 1) this.alone[player]++;
        }
    }
    return won;
  }

  /** A board of a game in which no hand qualifies for any share: the players divide its part of the first share. */
  private divideEvenly(weight: number): number {
    const { players, boards, alone, some } = this;
    for (let player = 0; player < players; player++) {
      this.pay(player, 0, boards.length * players, weight);
      some[player] = 1;
      if (players === 1) alone[player]++;
    }
    return 1;
  }

  /** Awards one of `parts` equal parts of the pot. */
  protected pay(player: number, share: number, parts: number, weight: number): void {
    this.tally.addPart(player, share, parts, weight);
    this.won[player] += unitsOf(parts);
  }

  private findWinners(share: number, board: ArrayLike<Card>): number {
    const { players, strengths, holes, dealt: game } = this;
    const { scale, composition } = game.shares[share];
    let best = 0;
    for (let player = 0; player < players; player++) {
      const hole = holes[player];
      strengths[player] =
        game.isSpecial === true
          ? shareStrength(game, game.shares[share], hole, board)
          : bestHand(scale, composition, hole, board, hole.length, board.length, game.wildCards);
      if (strengths[player] > best) best = strengths[player];
    }
    let count = 0;
    const winners = this.winners[share];
    for (let player = 0; player < players; player++) {
      const wins = best > 0 && strengths[player] === best;
      winners[player] = wins ? 1 : 0;
      if (wins) count++;
    }
    return count;
  }
}
