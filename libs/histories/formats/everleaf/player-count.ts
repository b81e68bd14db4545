import { remarks, type HandDraft, type Phrase } from '../../reading/index.js';

const COUNT = 'Total number of players: ';
const NEW = ' ( new player )';

/** The stated number of players, and the seats of players who are new at the table and not dealt in. */
export const countPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: `${COUNT}{number}`, read: remarks },
  { phrase: `Seat {number}: {name}${NEW}`, read: remarks },
];

/** Compares the stated number of players with the seats. It may count new players or not. O(events). */
export const checkPlayerCount = (draft: HandDraft): void => {
  const seated = draft.players.length;
  let stated: number | null = null;
  let line = 0;
  let newcomers = 0;
  for (const event of draft.events) {
    if (event.type !== 'note') continue;
    if (event.text.endsWith(NEW)) newcomers++;
    if (stated !== null || !event.text.startsWith(COUNT)) continue;
    stated = Number(event.text.slice(COUNT.length));
    ({ line } = event);
  }
  if (stated !== null && (stated < seated || stated > seated + newcomers))
    draft.contradict('players', String(seated), String(stated), line);
};
