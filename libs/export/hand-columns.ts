import type { AuditedHand, CopyStatus, HandOutcome, Place, Severity } from '#audit';
import { formatCards } from '#cards';
import type { CanonicalHand } from '#histories';
import type { Column, Value } from './column.js';

/** A hand with its place in the export. */
export interface PlacedHand {
  /** Its key. */
  readonly number: number;
  readonly place: Place;
  readonly outcome: Pick<HandOutcome, 'status' | 'lines' | 'site' | 'handId'>;
  readonly copy: CopyStatus;
  /** Of a rejected hand: the code of the reason. */
  readonly rejection: string | null;
  readonly format: string | null;
  readonly findings: number;
  readonly worst: Severity | null;
}

/** The columns of `hands` that every hand has, also a rejected one. */
export const PLACE_COLUMNS: readonly Column<PlacedHand>[] = [
  {
    name: 'hand',
    type: 'key',
    meaning:
      'key of the hand in this export; on the command line its number, over HTTP the id of the stored hand',
    value: ({ number }) => number,
  },
  {
    name: 'file',
    type: 'text',
    meaning: 'path of the log; over HTTP the name of the import',
    privacy: 'place',
    value: ({ place }) => place.file,
  },
  {
    name: 'member',
    type: 'text',
    meaning: 'file inside a zip',
    missing: 'the log is no zip',
    privacy: 'place',
    value: ({ place }) => place.member,
  },
  {
    name: 'index',
    type: 'integer',
    meaning: 'number of the hand in its file or member, from 0',
    value: ({ place }) => place.index,
  },
  {
    name: 'first_line',
    type: 'integer',
    meaning: 'first line of the hand in its file or member, from 1',
    value: ({ outcome }) => outcome.lines[0],
  },
  {
    name: 'last_line',
    type: 'integer',
    meaning: 'last line of the hand',
    value: ({ outcome }) => outcome.lines[1],
  },
  {
    name: 'status',
    type: 'text',
    meaning: '`audited`, `cancelled`, `rejected` or `duplicate`',
    value: ({ outcome, copy }) => (copy === 'duplicate' ? copy : outcome.status),
  },
  {
    name: 'copy',
    type: 'text',
    meaning: '`other-view` or `conflicting-copy`: a hand before this one has its id and another text',
    missing: 'the first hand with its id, or a duplicate',
    value: ({ copy }) => (copy === 'new' || copy === 'duplicate' ? null : copy),
  },
  {
    name: 'rejection',
    type: 'text',
    meaning: 'code of the reason why the hand was rejected',
    missing: 'not rejected',
    value: ({ rejection }) => rejection,
  },
  {
    name: 'findings',
    type: 'integer',
    meaning: 'number of rows in `findings`',
    value: ({ findings }) => findings,
  },
  {
    name: 'worst',
    type: 'text',
    meaning: 'severity of the most severe finding',
    missing: 'no findings',
    value: ({ worst }) => worst,
  },
  {
    name: 'site',
    type: 'text',
    meaning: 'site of the log',
    missing: 'rejected before the site was known',
    value: ({ outcome }) => outcome.site,
  },
  {
    name: 'format',
    type: 'text',
    meaning: 'format of the log',
    missing: 'rejected before the format was known',
    value: ({ format }) => format,
  },
  {
    name: 'hand_id',
    type: 'text',
    meaning: 'id of the hand on its site',
    missing: 'rejected before the id was known',
    privacy: 'id',
    value: ({ outcome }) => outcome.handId,
  },
];

/** A hand that could be read. */
export interface ReadHand {
  readonly hand: CanonicalHand;
  readonly profile: string;
  /** Null for a hand that the site cancelled. */
  readonly audited: AuditedHand | null;
}

const UNREAD = 'rejected or a duplicate';
const UNPLAYED = 'not audited';

const timeOf = (text: string | null): number | null => {
  const time = text === null ? NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time;
};

const boardsOf = (boards: AuditedHand['boards']): string | null => {
  const dealt = boards.filter((board) => board.length > 0);
  return dealt.length === 0 ? null : dealt.map(formatCards).join(' / ');
};

const audited =
  (value: (audited: AuditedHand) => Value) =>
  ({ audited: hand }: ReadHand): Value =>
    hand === null ? null : value(hand);

/** The columns of `hands` that are null if the hand was not read. */
export const HAND_COLUMNS: readonly Column<ReadHand>[] = [
  {
    name: 'played_at',
    type: 'time',
    meaning: 'start of the hand, UTC',
    missing: `not stated, or ${UNREAD}`,
    value: ({ hand }) => timeOf(hand.playedAt),
  },
  {
    name: 'currency',
    type: 'text',
    meaning: 'ISO 4217; `PLAY` for play money, `CHIPS` for tournament chips',
    missing: UNREAD,
    value: ({ hand }) => hand.currency,
  },
  {
    name: 'scale',
    type: 'integer',
    meaning: 'decimals of the smallest unit: 2 for cents',
    missing: UNREAD,
    value: ({ hand }) => hand.scale,
  },
  {
    name: 'variant',
    type: 'text',
    meaning: 'game, an id of `floorman variants`',
    missing: UNREAD,
    value: ({ hand }) => hand.game.variant,
  },
  {
    name: 'limit',
    type: 'text',
    meaning: '`no-limit`, `pot-limit`, `fixed-limit` or `spread-limit`',
    missing: UNREAD,
    value: ({ hand }) => hand.game.limit,
  },
  {
    name: 'rotation',
    type: 'text',
    meaning: 'rotation of games, such as `horse`',
    missing: `one game only, or ${UNREAD}`,
    value: ({ hand }) => hand.game.rotation,
  },
  {
    name: 'small_blind',
    type: 'money',
    meaning: 'small blind',
    missing: UNPLAYED,
    value: audited(({ replay }) => replay.state.setup.stakes.smallBlind),
  },
  {
    name: 'big_blind',
    type: 'money',
    meaning: 'big blind; 0 in games without blinds',
    missing: UNPLAYED,
    value: audited(({ replay }) => replay.state.setup.stakes.bigBlind),
  },
  {
    name: 'cap',
    type: 'money',
    meaning: 'the most that a player may put in',
    missing: `no cap, or ${UNREAD}`,
    value: ({ hand }) => hand.stakes.cap,
  },
  {
    name: 'table_name',
    type: 'text',
    meaning: 'name of the table',
    missing: UNREAD,
    privacy: 'place',
    value: ({ hand }) => hand.table.name,
  },
  {
    name: 'table_seats',
    type: 'integer',
    meaning: 'seats of the table',
    missing: `not stated, or ${UNREAD}`,
    value: ({ hand }) => hand.table.seats,
  },
  {
    name: 'tournament',
    type: 'text',
    meaning: 'id of the tournament',
    missing: `no tournament, or ${UNREAD}`,
    privacy: 'id',
    value: ({ hand }) => hand.tournament?.id ?? null,
  },
  {
    name: 'buy_in',
    type: 'text',
    meaning: 'buy-in of the tournament as the log prints it',
    missing: `not stated, no tournament, or ${UNREAD}`,
    privacy: 'text',
    value: ({ hand }) => hand.tournament?.buyIn ?? null,
  },
  {
    name: 'level',
    type: 'text',
    meaning: 'level of the tournament as the log prints it',
    missing: `not stated, no tournament, or ${UNREAD}`,
    privacy: 'text',
    value: ({ hand }) => hand.tournament?.level ?? null,
  },
  {
    name: 'profile',
    type: 'text',
    meaning: 'house profile of the audit',
    missing: UNREAD,
    value: ({ profile }) => profile,
  },
  {
    name: 'button_seat',
    type: 'integer',
    meaning: 'seat of the button',
    missing: `no button, not stated, or ${UNREAD}`,
    value: ({ hand }) => hand.buttonSeat,
  },
  {
    name: 'hero_seat',
    type: 'integer',
    meaning: 'seat of the player who wrote the log',
    missing: `not stated, or ${UNREAD}`,
    value: ({ hand }) => hand.heroSeat,
  },
  {
    name: 'players',
    type: 'integer',
    meaning: 'players who were dealt in',
    missing: UNPLAYED,
    value: audited(({ replay }) => replay.state.size),
  },
  {
    name: 'board',
    type: 'text',
    meaning: 'board cards, such as `Ah Kd 2c`; a slash stands before each further run or board',
    missing: `no board cards, or ${UNPLAYED}`,
    value: audited(({ boards }) => boardsOf(boards)),
  },
  {
    name: 'pot',
    type: 'money',
    meaning: 'all pots together, before rake',
    missing: UNPLAYED,
    value: audited(({ replay }) => replay.state.pot),
  },
  {
    name: 'rake',
    type: 'money',
    meaning: 'rake',
    missing: `not stated, or ${UNPLAYED}`,
    value: audited(({ settlement }) =>
      settlement.money.rake !== null || settlement.rake !== 0 ? settlement.rake : null,
    ),
  },
  {
    name: 'fees',
    type: 'money',
    meaning: 'what the house takes besides the rake',
    missing: UNPLAYED,
    value: audited(({ settlement }) => settlement.fees),
  },
  {
    name: 'house_money',
    type: 'money',
    meaning: 'what the house adds to the pot',
    missing: UNPLAYED,
    value: audited(({ replay }) => replay.state.houseMoney),
  },
  {
    name: 'void',
    type: 'boolean',
    meaning: 'whether the floor made the hand void: all chips went back',
    missing: UNPLAYED,
    value: audited(({ replay }) => replay.state.isVoid),
  },
];
