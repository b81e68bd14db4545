import { isDigit } from '../../characters.js';
import { beginsNumber, prefixBoundary } from '../../source/index.js';
import { endsLine } from '../../source/lines.js';
import type { HistoryFormat } from '../format.js';
import { conventionsOf } from './conventions.js';
import { headerPrefixes, prefixesAtLineStart } from './dialects.js';
import { gameOfVariant, games, limitNames } from './games.js';
import { stud, findStreet } from './layouts.js';
import { readHand, SUMMARY } from './reader.js';
import { formatTimes } from './writer-times.js';
import { describeHand } from './writer-descriptions.js';
import { writePokerstars } from './writer.js';

const boundary = prefixBoundary(headerPrefixes, {
  numbered: true,
  quotable: true,
  atLineStart: prefixesAtLineStart,
});

/** The layout of PokerStars, also printed by Full Tilt in its last years, Run It Once and several converters. */
export const pokerstars: HistoryFormat = {
  id: 'pokerstars',
  name: 'PokerStars',
  boundary,
  support: games.map(({ variant }) => ({ variant, reads: true, writes: true, lossless: true })),
  recognises: (head) =>
    headerPrefixes.some((prefix) => {
      const at = head.indexOf(prefix);
      if (at < 0) return false;
      // Prefixes without letters of their own have a number of digits only.
      if (!prefixesAtLineStart.includes(prefix)) return isDigit(head.charCodeAt(at + prefix.length));
      return beginsNumber(head, at + prefix.length) && (at === 0 || endsLine(head, at - 1));
    }),
  read: readHand,
  write: writePokerstars,
  separator: '\n\n',
  mediaType: 'text/plain',
  native: {
    site: 'PokerStars',
    dialect: 'pokerstars',
    offersGame: (variant, limit) => {
      const game = gameOfVariant(variant);
      const known = limitNames.some((name) => name.limit === limit);
      return game !== undefined && known && (game.layout !== stud || limit === 'fixed-limit');
    },
    formatTime: formatTimes,
    describeHand: (variant, reading, low) => {
      const game = gameOfVariant(variant);
      return game === undefined ? null : describeHand(game.descriptionStyle, reading, low);
    },
    announcesStreet: (variant, street) => {
      const layout = gameOfVariant(variant)?.layout;
      return layout !== undefined && findStreet(layout, street)?.marker != null;
    },
  },
  isRemainder: (text) => text.includes(SUMMARY),
  conventions: conventionsOf,
};
