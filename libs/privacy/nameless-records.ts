import { findingDescriptions, rejectionMessages, type AuditRecord, type FindingRecord } from '#audit';
import type { Language } from '#cards';
import type { Aliases } from './aliases.js';
import { NameReplacer } from './name-replacer.js';
import { isPlain } from './vocabulary.js';

/** What stands in place of a line that may have a name. */
const LEFT_OUT = '…';

/** Findings whose message has the explanation of a ruling, which is a text of the log in parts. */
const EXPLAINED: readonly string[] = ['ruling', 'wrong-ruling'];

/** Replaces the names in records and texts of audited hands, and leaves out texts that may have names that nobody knows. */
export class NamelessRecords {
  constructor(
    private readonly aliases: Aliases,
    private readonly language: Language,
  ) {}

  /** A copy of a record without names. Figures, cards, seats and lines stay. */
  record<R extends AuditRecord>(record: R): R;
  record(record: AuditRecord): AuditRecord {
    const { site } = record;
    const placed = {
      ...record,
      ...this.place(record),
      findings: record.findings.map((one) => this.finding(one, record)),
    };
    if (placed.status === 'duplicate') return placed;
    if (placed.status === 'rejected') {
      const { code, line } = placed.rejection;
      return { ...placed, rejection: { code, line, text: '', message: this.reason(code) } };
    }
    const { table, tournament, players } = placed;
    return {
      ...placed,
      table: { ...table, name: this.table(table.name) },
      tournament:
        tournament === null
          ? null
          : {
              id: this.id(tournament.id),
              buyIn: plain(tournament.buyIn),
              level: plain(tournament.level),
            },
      players: players.map((player) => ({ ...player, name: this.player(player.name, site) })),
    };
  }

  player(name: string, site: string | null): string {
    return this.aliases.replace(name, 'player', site);
  }

  /** The alias of a file; inputs without a name have none. */
  file(name: string): string {
    return name === '' || name === '-' ? name : this.aliases.replace(name, 'place', null);
  }

  table(name: string): string {
    return this.aliases.replace(name, 'place', null);
  }

  id(text: string): string {
    return this.aliases.replace(text, 'id', null);
  }

  /** File, member and id of a hand. */
  place({ file, member, handId }: Pick<AuditRecord, 'file' | 'member' | 'handId'>): {
    file: string;
    member: string | null;
    handId: string | null;
  } {
    return {
      file: this.file(file),
      member: member === null ? null : this.file(member),
      handId: handId === null ? null : this.id(handId),
    };
  }

  /** A finding of a record without values that may have names; its message is then the meaning of its code. */
  finding<F extends FindingRecord>(finding: F, record: AuditRecord): F {
    const { code } = finding;
    const replacer = this.replacerOf(record);
    const kept = (value: string | null): string | null =>
      value !== null && isPlain(value) && !replacer.finds(value) ? value : null;
    const [expected, actual] = [kept(finding.expected), kept(finding.actual)];
    const isWhole = expected === finding.expected && actual === finding.actual && !EXPLAINED.includes(code);
    return isWhole
      ? finding
      : { ...finding, expected, actual, message: findingDescriptions[code][this.language] };
  }

  /**
   * Lines of the text of a hand: names of its players and its table are replaced, and a line with any word that is none of the game is
   * left out. Nothing is left of the text of a hand that could not be read: nobody knows its names.
   */
  lines(lines: readonly string[], record: AuditRecord): string[] {
    if (!('players' in record)) return lines.map(() => LEFT_OUT);
    const replacer = this.replacerOf(record);
    return lines.map((line) => {
      const parts = replacer.parts(line);
      return parts.every(({ text, isName }) => isName || isPlain(text))
        ? parts.map(({ text }) => text).join('')
        : LEFT_OUT;
    });
  }

  /** Replaces the names that a record has. */
  private replacerOf(record: AuditRecord): NameReplacer {
    if (!('players' in record)) return new NameReplacer([]);
    const { site, players, table, tournament, handId } = record;
    return new NameReplacer([
      ...(tournament === null ? [] : [[tournament.id, this.id(tournament.id)] as const]),
      ...(handId === null ? [] : [[handId, this.id(handId)] as const]),
      [table.name, this.table(table.name)],
      ...players.map(({ name }) => [name, this.player(name, site)] as const),
    ]);
  }

  private reason(code: string): string {
    const messages: Readonly<Record<string, Readonly<Record<Language, string>> | undefined>> =
      rejectionMessages;
    return Object.hasOwn(messages, code) ? `${messages[code]?.[this.language] ?? ''}.` : '';
  }
}

const plain = (value: string | null): string | null => (value !== null && isPlain(value) ? value : null);
