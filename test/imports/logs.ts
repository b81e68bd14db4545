import { dealHands } from '#dealer';
import { findFormat } from '#histories';

/** Dealt hands as the site would log them, one after the other; hands of two seeds never share an id. */
export const dealtHands = (hands: number, seed: number): string[] => {
  const texts: string[] = [];
  for (const hand of dealHands({ game: 'holdem', limit: 'no-limit', hands, seed })) {
    const written = findFormat('pokerstars')!.write!(hand);
    if (!written.ok) throw new Error(`a dealt hand cannot be written: ${written.missing.join(', ')}`);
    texts.push(`${written.text.replace('Hand #', `Hand #${1000 + seed}`)}\n\n`);
  }
  return texts;
};

export const dealtLog = (hands: number, seed: number): string => dealtHands(hands, seed).join('');

const DEALT_TO = /^Dealt to (.+) \[(..) (..)\]$/m;
const RANKS = [...'23456789TJQKA'];
const DECK = [...'cdhs'].flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));

/** The same hand in the log of another player at the table, who was dealt two cards that nobody showed. */
export const otherView = (text: string): string => {
  const hero = DEALT_TO.exec(text)?.[1];
  const other = [...text.matchAll(/^Seat \d+: (.+) \(\$?[\d.]+ in chips\)/gm)].find(
    ([, name]) => name !== hero,
  )?.[1];
  const unseen = DECK.filter((card) => !text.includes(card));
  if (other === undefined) throw new Error('nobody else sits there');
  return text.replace(DEALT_TO, `Dealt to ${other} [${unseen[0]} ${unseen[1]}]`);
};

/** The same hand with other chips in front of a player: two logs that cannot both be true. */
export const contradiction = (text: string): string =>
  text.replace(
    /^(Seat \d+: .+ \(\$)(\d+)/m,
    (_whole, before: string, chips: string) => `${before}${Number(chips) + 1}`,
  );

/** Hands whose hero folded without a showdown, so that others' cards stay unseen in his log. */
export const withoutShowdown = (texts: readonly string[]): string[] =>
  texts.filter((text) => !text.includes('*** SHOW DOWN ***') && DEALT_TO.test(text));
