import { auditSiteLog, handOfSite } from '../../testing/site-logs.js';
import { pokerstars } from './index.js';

const HAND = `PokerStars Hand #77: Hold'em No Limit ($0.50/$1.00 USD) - 2024/04/21 7:50:44 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Bob ($100 in chips)
Seat 3: Cid ($100 in chips)
Seat 4: Dee ($100 in chips) is sitting out
Ann: posts the ante $2
Bob: posts the ante $2
Cid: posts the ante $2
*** HOLE CARDS ***
*** FLOP *** [Kh 8s 3c]
Bob: checks
Cid: bets $4
Ann: folds
Bob: folds
Uncalled bet ($4) returned to Cid
Cid collected $6 from pot
*** SUMMARY ***
Total pot $6 | Rake $0
Board [Kh 8s 3c]
`;

const faultsOf = (text: string): string[] => auditSiteLog(pokerstars, text);

describe('P-VAR-MORE: a bomb pot in the layout of PokerStars', () => {
  it('is a hand in which all post an ante, nobody a blind, and the flop follows at once', () => {
    expect(handOfSite(pokerstars, HAND).game.options).toEqual({ bomb: true });
    expect(faultsOf(HAND)).toEqual([]);
  });

  it.each([
    ['a blind', 'Cid: posts the ante $2\n', 'Cid: posts the ante $2\nCid: posts big blind $1\n'],
    ['a player without an ante', 'Cid: posts the ante $2\n', ''],
    ['a bet before the flop', '*** FLOP', 'Ann: checks\n*** FLOP'],
    [
      'a tournament',
      "Hold'em No Limit ($0.50/$1.00 USD)",
      "Tournament #5, $10+$1 USD Hold'em No Limit - Level I (10/20)",
    ],
  ])('is no hand with %s', (_, from, to) => {
    expect(HAND).toContain(from);
    expect(handOfSite(pokerstars, HAND.replace(from, to)).game.options).toBeUndefined();
  });

  it('is written and read again', () => {
    const hand = handOfSite(pokerstars, HAND);
    const writing = pokerstars.write!(hand, { lossy: false });
    if (!writing.ok) throw new Error(writing.missing.join());
    expect(handOfSite(pokerstars, writing.text)).toMatchObject({ game: hand.game, players: hand.players });
    expect(faultsOf(writing.text)).toEqual([]);
  });

  it('R-BET-1: finds a bet that is too small in it', () => {
    expect(faultsOf(HAND.replaceAll('$4', '$0.50'))).toEqual(['bet-too-small 13']);
  });
});
