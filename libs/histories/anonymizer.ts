import type { CanonicalHand, HandClaim, HandEvent } from './hand.js';

/** The new name of the owner of the log, and the beginning of all others. */
const HERO = 'Hero';
const PLAYER = 'Player';

/**
 * Replaces the names of players, the same name by the same new one in all hands: `Hero` for the first owner of a log,
 * `Player1`, `Player2` … for all others, in the order in which they appear. Names are replaced in chat and other texts too.
 * Nothing else of a hand changes.
 */
export class Anonymizer {
  private readonly names = new Map<string, string>();
  private players = 0;
  private hasHero = false;

  /** A copy of the hand with new names. O(length of the hand × players). */
  anonymize(hand: CanonicalHand): CanonicalHand {
    const hero = hand.players.find(({ seat }) => seat === hand.heroSeat);
    if (hero !== undefined) this.nameOf(hero.name, true);
    const players = hand.players.map((player) => ({ ...player, name: this.nameOf(player.name, false) }));
    // Of two names with the same beginning, the longer one is meant.
    const known = [...new Set(hand.players.map(({ name }) => name))]
      .filter((name) => name.trim() !== '')
      .sort((a, b) => b.length - a.length);
    const replace = (text: string): string => replaceNames(text, known, this.names);
    return {
      ...hand,
      players,
      events: hand.events.map((event): HandEvent => {
        if (event.type === 'note' || event.type === 'unread') return { ...event, text: replace(event.text) };
        return event.type === 'incident'
          ? { ...event, incident: replaceTexts(event.incident, replace) }
          : event;
      }),
      // The line names a player of whom nothing is known, so its text is left out.
      claims: hand.claims.map((claim): HandClaim =>
        claim.type === 'stranger' ? { ...claim, text: '' } : claim,
      ),
    };
  }

  private nameOf(name: string, isHero: boolean): string {
    const known = this.names.get(name);
    if (known !== undefined) return known;
    const isFirstHero = isHero && !this.hasHero;
    const replaced = isFirstHero ? HERO : `${PLAYER}${String(++this.players)}`;
    this.hasHero ||= isFirstHero;
    this.names.set(name, replaced);
    return replaced;
  }
}

type Incident = Extract<HandEvent, { type: 'incident' }>['incident'];

/** An incident with its texts replaced, in lists and objects too. Its type is no text. */
const replaceTexts = (incident: Incident, replace: (text: string) => string): Incident => {
  const { type, ...fields } = incident;
  const replaced: unknown = JSON.parse(JSON.stringify(fields), (_, value: unknown) =>
    typeof value === 'string' ? replace(value) : value,
  );
  return { ...(replaced as object), type };
};

/** A letter or digit of any script: a name inside a longer word is no name. */
const WORD = /[\p{L}\p{N}_]/u;

const isWordAt = (text: string, at: number): boolean => at >= 0 && at < text.length && WORD.test(text[at]);

/** Replaces whole names from left to right; `names` has the longest first. O(length × names). */
const replaceNames = (
  text: string,
  names: readonly string[],
  replacements: ReadonlyMap<string, string>,
): string => {
  let replaced = '';
  let from = 0;
  for (let at = 0; at < text.length;) {
    const name = names.find((candidate) => isNameAt(text, at, candidate));
    if (name === undefined) {
      at++;
      continue;
    }
    replaced += text.slice(from, at) + (replacements.get(name) ?? '');
    at += name.length;
    from = at;
  }
  return replaced + text.slice(from);
};

const isNameAt = (text: string, at: number, name: string): boolean => {
  if (!text.startsWith(name, at)) return false;
  const startsInside = isWordAt(text, at - 1) && isWordAt(name, 0);
  const endsInside = isWordAt(text, at + name.length) && isWordAt(name, name.length - 1);
  return !startsInside && !endsInside;
};
