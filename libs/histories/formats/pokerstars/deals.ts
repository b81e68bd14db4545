import { cardAt } from '#cards';
import { lastIndexWithin } from '../../bounded-search.js';
import { bracketAt } from './cards.js';
import type { Draft } from './draft.js';
import { playerNamed } from './names.js';

/** The beginning of a line of dealt cards. */
export const DEALT_TO = 'Dealt to ';

const CLOSE = 0x5d;
const NO_CARD = -1;

/** `NAME [Kh Jh]`, `NAME [Ac Kc 8c] [9c]`, in some converted logs `NAME [Ac Kc 8c] 9c`: new cards follow repeated ones. */
export const readDealt = (draft: Draft, at: number, end: number, line: number): boolean => {
  const { text, street } = draft;
  const loose = text.charCodeAt(end - 4) === CLOSE ? cardAt(text, end - 2) : NO_CARD;
  const within = loose < 0 ? end : end - 3;
  const open = lastIndexWithin(text, '[', at, within);
  if (open <= at)
    return draft.header.layout.namesDealtPlayers === true && readUnseenDeal(draft, at, end, line);
  const last = bracketAt(text, open, within);
  if (last?.end !== within) return false;
  let index = playerNamed(draft.players, text, at, open - 1);
  let seen = loose < 0 || index < 0 ? null : last.cards;
  if (index < 0) {
    const before = lastIndexWithin(text, '[', at, open);
    const repeated = before <= at ? null : bracketAt(text, before, open);
    if (repeated?.end !== open - 1) return false;
    seen = repeated.cards;
    index = playerNamed(draft.players, text, at, before - 1);
    if (index < 0) return false;
  }
  let cards = loose < 0 ? last.cards : [loose];
  if (seen !== null && loose >= 0 && street === draft.layout.streets[0]) {
    cards = [...seen, ...cards];
    seen = null;
  }
  const { seat } = draft.players[index];
  const up = street.up ?? 0;
  if (cards.length > up) draft.heroSeat ??= seat;
  draft.events.push({
    type: 'deal',
    seat,
    cards,
    ...(up === 0 ? {} : { up }),
    ...(seen === null ? {} : { seen }),
    line,
  });
  return true;
};

/** `NAME`: the player was dealt cards that the log does not show. */
const readUnseenDeal = (draft: Draft, at: number, end: number, line: number): boolean => {
  const { text, players } = draft;
  const index = playerNamed(players, text, at, end);
  if (index < 0) return false;
  draft.events.push({
    type: 'note',
    seat: players[index].seat,
    text: text.slice(at - DEALT_TO.length, end),
    line,
  });
  return true;
};
