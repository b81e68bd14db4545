import { usualSmallBlind } from '../../small-blind.js';
import type { HandEvent } from '../../hand.js';
import {
  bets,
  calls,
  checks,
  dealsBoard,
  dealsHoleCards,
  folds,
  goesAllIn,
  type HandDraft,
  type LineReader,
  mucks,
  oncePerSeat,
  type Phrase,
  posts,
  raisesTo,
  remarks,
  returns,
  shows,
} from '../../reading/index.js';
import { inferStakes } from '../../reading/inferred-stakes.js';
import { COIN_FLIP } from './conventions.js';
import { checkConversions, checkConvertedBlinds, keepsConversion } from './conversions.js';
import { readCategory, readDescription } from './descriptions.js';

const isOf = (event: HandEvent | undefined, seat: number): boolean =>
  event !== undefined && 'seat' in event && event.seat === seat;

/**
 * `posts dead blind $-0,10 and big blind $0,10`: the dead part is the small blind, as the pot shows. The site prints its
 * difference from both blinds, which is the big blind.
 */
const postsDeadBlind: LineReader = (draft, match, line) => {
  const [difference, live] = match.amounts;
  if (difference !== live) return false;
  const dead = usualSmallBlind(draft.stakes) ?? 0;
  draft.post(draft.seatOf(match.players[0]), 'posted-blind', dead + live, line, false, dead);
  return true;
};

/** Players who fold may muck at once, and the last player of a hand mucks what nobody sees: remarks. */
const mucksOrRemarks: LineReader = (draft, match, line) => {
  const { events } = draft;
  const seat = draft.seatOf(match.players[0]);
  const last = events.at(-1);
  if (last?.type === 'fold' && isOf(last, seat)) return remarks(draft, match, line);
  if (events.some((event) => (event.type === 'muck' || event.type === 'note') && isOf(event, seat)))
    return false;
  return draft.isAlone(seat) ? remarks(draft, match, line) : mucks(draft, match, line);
};

/** The cards of a mucked hand and its category, behind the awards. The line has underscores for the blanks of the name. */
const revealsMuck: LineReader = (draft, match, line) => {
  const name = match.textAt(0);
  const player = draft.players.find((candidate) => candidate.name.replaceAll(' ', '_') === name);
  const category = readCategory(match.textAt(1));
  if (player === undefined || category === null) return false;
  if (!draft.events.some((event) => event.type === 'muck' && isOf(event, player.seat))) return false;
  if (draft.claims.some((claim) => claim.type === 'seat' && claim.seat === player.seat)) return false;
  const claim = draft.claimSeat(player.seat, 'mucked', line);
  claim.cards = match.cards[0];
  claim.readings = [category];
  return true;
};

const showsDescribed: LineReader = (draft, match, line) => {
  const text = match.textAt(0).trim();
  const reading = readDescription(text);
  draft.show(draft.seatOf(match.players[0]), match.cards[0], line, { text, reading });
  if (reading === null) draft.events.push({ type: 'unread', text: draft.lineText(), line });
};

/** The line may name the hand again with which the pot was won. */
const collects: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  draft.collect(seat, match.amounts[0], line);
  const text = match.textAt(0).trim();
  if (text === '') return;
  const reading = readDescription(text);
  if (reading === null) draft.events.push({ type: 'unread', text: draft.lineText(), line });
  else draft.claims.push({ type: 'made-hand', seat, run: 0, cards: [], reading, line });
};

const startsShowdown: LineReader = (draft, _match, line) => {
  if (draft.events.at(-1)?.type === 'showdown') return false;
  draft.section = 'summary';
  draft.ended = true;
  draft.showdown(line);
  return true;
};

/** A phrase, and the same with the amount in another currency behind it. */
const orConverted = (phrase: string, read: LineReader): readonly Phrase<HandDraft>[] => [
  { phrase, read },
  { phrase: `${phrase} ({amount})`, read: keepsConversion(read) },
];

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  ...orConverted('{player}: posts ante of {amount}', posts('ante')),
  ...orConverted('{player}: posts small blind {amount}', posts('small-blind')),
  ...orConverted('{player}: posts big blind {amount}', posts('big-blind')),
  ...orConverted('{player}:{opt: }posts dead blind $-{amount} and big blind {amount}', postsDeadBlind),
  {
    phrase: 'Dealt to {player} [{cards}]',
    read: (draft, match, line) => {
      draft.section = 'body';
      return oncePerSeat('deal', dealsHoleCards)(draft, match, line);
    },
  },
  { phrase: '{player}: folds', read: folds },
  { phrase: '{player}: checks', read: checks },
  ...orConverted('{player}: calls {amount}', calls),
  ...orConverted('{player}: bets {amount}', bets),
  ...orConverted('{player}: raises to {amount}', raisesTo),
  ...orConverted('{player}: is all in {amount}', goesAllIn),
  ...orConverted('{player}: returns uncalled bet {amount}', returns),
  { phrase: '*** FLOP *** [{cards}]', read: dealsBoard('flop') },
  { phrase: '*** TURN *** [{cards}]', read: dealsBoard('turn') },
  { phrase: '*** RIVER *** [{cards}]', read: dealsBoard('river') },
  { phrase: '{player}: shows [{cards}]', read: oncePerSeat('show', shows) },
  { phrase: '{player}: mucks', read: mucksOrRemarks },
  { phrase: '***SHOW DOWN***', read: startsShowdown },
];

export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '***SHOW DOWN***', read: startsShowdown },
  { phrase: '{player}: shows [{cards}]', read: oncePerSeat('show', shows) },
  { phrase: '{player}: shows [{cards}] ({text})', read: oncePerSeat('show', showsDescribed) },
  { phrase: '{player}: mucks', read: mucksOrRemarks },
  { phrase: '{name}: mucks [{cards}] ({text}) .', read: revealsMuck },
  ...orConverted('{player} wins {amount}', collects),
  { phrase: '{player} wins {amount} with {text} ({amount})', read: keepsConversion(collects) },
  { phrase: '{player} wins {amount} with {text}', read: collects },
  { phrase: 'Tournament: {player} wins {number} bounty. ({number})', read: remarks },
  // The award of a player who has left is not printed.
  { phrase: 'Player left the table', read: remarks },
];

/** The awards of each pot follow a line of the showdown, the last side pot first. One line says nothing of the pots. */
const namePots = ({ events }: HandDraft): void => {
  let pots = events.filter(({ type }) => type === 'showdown').length;
  if (pots < 2) return;
  for (const event of events) {
    if (event.type === 'showdown') pots--;
    else if (event.type === 'collect') event.pot = pots;
  }
};

/** Puts all chips of a coin flip into the pot, because the log has no line for them. */
const postCoinFlip = (draft: HandDraft): void => {
  const antes = draft.players.map(({ seat, stack, line }): HandEvent => ({
    ...{ type: 'post', seat, kind: 'ante', amount: stack ?? 0, dead: 0 },
    ...{ allIn: true, line },
  }));
  draft.events.unshift(...antes);
};

export const finishHand = (draft: HandDraft): void => {
  namePots(draft);
  inferStakes(draft);
  checkConversions(draft);
  checkConvertedBlinds(draft);
  // Players who wait for a blind are listed like the others.
  draft.leaveOutSilentPlayers();
  if (draft.dialect === COIN_FLIP) postCoinFlip(draft);
};
