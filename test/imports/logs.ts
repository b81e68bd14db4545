import { dealHands } from '#dealer';
import { findFormat } from '#histories';
import { asJson } from '../support/written.js';

/** Dealt hands in the layout of PokerStars. Hands of different seeds have different ids. */
export const dealtHands = (hands: number, seed: number): string[] => {
  const texts: string[] = [];
  for (const hand of dealHands({ game: 'holdem', limit: 'no-limit', hands, seed })) {
    const written = findFormat('pokerstars')!.write!(hand);
    if (!written.ok) throw new Error(`a dealt hand cannot be written: ${written.missing.join(', ')}`);
    texts.push(`${written.text.replace('Hand #', `Hand #${1000 + seed}`)}\n\n`);
  }
  return texts;
};

/** A hand whose equities cost as much as those of a hand may, some seconds: five known hands of Omaha with wild cards. */
export const slowHand = (): string => {
  const game = { game: 'omaha-5-8', gameOptions: { wildRanks: ['4'] }, players: 5 } as const;
  const [hand] = dealHands({ ...game, hands: 1, seed: 5, open: true, wild: true, format: 'canonical' });
  return asJson(hand);
};

export const dealtLog = (hands: number, seed: number): string => dealtHands(hands, seed).join('');

const DEALT_TO = /^Dealt to (.+) \[(..) (..)\]$/m;
const RANKS = [...'23456789TJQKA'];
const DECK = [...'cdhs'].flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));

/** The same hand in the log of another player, whose hole cards were not shown. */
export const otherView = (text: string): string => {
  const hero = DEALT_TO.exec(text)?.[1];
  const other = [...text.matchAll(/^Seat \d+: (.+) \(\$?[\d.]+ in chips\)/gm)].find(
    ([, name]) => name !== hero,
  )?.[1];
  const unseen = DECK.filter((card) => !text.includes(card));
  if (other === undefined) throw new Error('no other player at the table');
  return text.replace(DEALT_TO, `Dealt to ${other} [${unseen[0]} ${unseen[1]}]`);
};

/** The same hand with another stack for one player: it contradicts the original. */
export const contradiction = (text: string): string =>
  text.replace(
    /^(Seat \d+: .+ \(\$)(\d+)/m,
    (_whole, before: string, chips: string) => `${before}${Number(chips) + 1}`,
  );

/** Hands without a showdown, in which the cards of the other players stay unknown. */
export const withoutShowdown = (texts: readonly string[]): string[] =>
  texts.filter((text) => !text.includes('*** SHOW DOWN ***') && DEALT_TO.test(text));
