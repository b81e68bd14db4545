import { createHmac } from 'node:crypto';
import { foldName } from '#histories';

/**
 * What stands in place of a text of a log where names are left out: the names of a player are replaced; a place (a file, a table) gets
 * an alias, because its name may be that of a player; a number in a text that is none gets an alias too; other text is kept only if it
 * can hold no name.
 */
export type Privacy = 'player' | 'place' | 'id' | 'text';

const PREFIXES: Readonly<Record<Exclude<Privacy, 'text'>, string>> = {
  player: 'player-',
  place: 'place-',
  id: 'id-',
};

/** 64 bits in hexadecimal: two of a hundred million players have the same alias with a chance of 1 in 3,700. */
const LENGTH = 16;

/** Names that are remembered; after so many the aliases are computed again. */
const REMEMBERED = 100_000;

/** Numbers with signs, such as `$10+$1`, `1.50`, `0-2`. */
const FIGURES = /^[\p{Sc}\d.,:+/ -]*$/u;

/** Roman numerals, as levels of tournaments have them. */
const NUMERALS = /^[IVXLC]+$/;

const CARDS = /^(?:\?\?|Jk|[2-9TJQKA][cdhs])(?: (?:\?\?|Jk|[2-9TJQKA][cdhs]))*$/;

/** Whether a text of a log can hold no name: figures and cards. */
export const isNameless = (text: string): boolean =>
  FIGURES.test(text) || NUMERALS.test(text) || CARDS.test(text);

/**
 * Replaces names by aliases: the same name of a site by the same alias, in all files and with the same key in all exports. Without the
 * key nobody can compute the alias of a name.
 */
export class Aliases {
  private known = new Map<string, string>();

  constructor(private readonly key: string) {}

  /** What stands in place of a text of the log of a site; null for nothing. */
  replace(value: string, privacy: 'player' | 'place' | 'id', site: string | null): string;
  replace(value: string, privacy: Privacy, site: string | null): string | null;
  replace(value: string, privacy: Privacy, site: string | null): string | null {
    if (privacy === 'text') return isNameless(value) ? value : null;
    if (privacy === 'id' && FIGURES.test(value)) return value;
    return this.aliasOf(privacy, value, site);
  }

  /** Upper and lower case do not make two names. */
  private aliasOf(privacy: Exclude<Privacy, 'text'>, name: string, site: string | null): string {
    const text = `${privacy}\0${privacy === 'player' ? (site ?? '') : ''}\0${foldName(name)}`;
    const known = this.known.get(text);
    if (known !== undefined) return known;
    if (this.known.size >= REMEMBERED) this.known = new Map();
    const digest = createHmac('sha256', this.key).update(text).digest('hex').slice(0, LENGTH);
    const alias = PREFIXES[privacy] + digest;
    this.known.set(text, alias);
    return alias;
  }
}
