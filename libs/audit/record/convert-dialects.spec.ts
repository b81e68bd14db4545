import { findFormat, isWritable, LineCursor, type WritableFormat } from '#histories';
import { profileOfFormat } from '#rules';
import { auditHand } from '../claims/audit-hand.js';
import { convertHand, type Conversion } from './convert-hand.js';

const pokerstars = (): WritableFormat => {
  const format = findFormat('pokerstars');
  if (format === undefined || !isWritable(format)) throw new Error('no writer');
  return format;
};

/** A hand of GGPoker, whose layout is a dialect of PokerStars': players are dealt in by name, and the house may add to the pot. */
const GGPOKER = `Poker Hand #HD7: Hold'em No Limit ($1/$2) - 2024/01/06 13:00:00
Table 'Vesta' 2-max Seat #1 is the button
Seat 1: Hero ($40 in chips)
Seat 2: 1a2b3c4d ($40 in chips)
Hero: posts small blind $1
1a2b3c4d: posts big blind $2
*** HOLE CARDS ***
Dealt to Hero [As Ad]
Dealt to 1a2b3c4d
Hero: raises $4 to $6
1a2b3c4d: folds
Uncalled bet ($4) returned to Hero
*** SHOWDOWN ***
Hero collected $4 from pot
*** SUMMARY ***
Total pot $4 | Rake $0 | Jackpot $0 | Bingo $0 | Fortune $0 | Tax $0
Seat 1: Hero (small blind) collected ($4)
Seat 2: 1a2b3c4d (big blind) folded before Flop
`;

const convert = (text: string): Conversion => {
  const target = pokerstars();
  const reading = target.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(reading.rejection.code);
  const profile = profileOfFormat('pokerstars');
  expect(auditHand(reading.hand, profile)?.findings).toEqual([]);
  return convertHand(target, reading.hand, { profile, targetProfile: profile, lossy: true, ordinal: 1 });
};

describe('a hand in another dialect of its own layout', () => {
  it('names the players who are dealt in as the layout does', () => {
    const converted = convert(GGPOKER);
    if (!converted.ok) throw new Error(converted.reason);
    expect(converted.text).toContain('Dealt to Hero [As Ad]');
    expect(converted.text).not.toContain('Dealt to 1a2b3c4d');
  });

  it('is not written if the layout has no place for money that the house adds', () => {
    const dropped = GGPOKER.replace('Hero: posts', 'Cash Drop to Pot : total $0.5\nHero: posts')
      .replace('collected $4 from', 'collected $4.50 from')
      .replace('Total pot $4 ', 'Total pot $4.50 ')
      .replace('collected ($4)', 'collected ($4.50)');
    expect(convert(dropped)).toMatchObject({ ok: false, reason: 'faulty', code: 'total-pot' });
  });
});
