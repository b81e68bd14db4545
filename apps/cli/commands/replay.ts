import { Command } from 'commander';
import { formatCards } from '#cards';
import { auditHand, JsonWriter, placeRecord, recordAudited, type StepObserver } from '#audit';
import { legalActions, NOBODY, type Hand } from '#engine';
import {
  detectFormat,
  formatMoney,
  handsIn,
  isSourceError,
  LineCursor,
  openSource,
  type CanonicalHand,
  type HandEvent,
} from '#histories';
import { expandPaths } from '../inputs.js';
import { profileChooser } from '../profiles.js';
import { readableRecord } from '../readable.js';
import { EXIT_REJECTED, languageOf, UsageError, wholeNumber } from '../usage.js';

interface ReplayFlags {
  readonly index?: number;
  readonly hand?: string;
  readonly json?: boolean;
  readonly profile: string;
  readonly lang: string;
}

export const replayCommand = (): Command =>
  new Command('replay')
    .description('replay a hand step by step: actor, action, legal range, pots and stacks')
    .argument('<path>', 'a log; - for standard input')
    .option(
      '--index <n>',
      'the ordinal of the hand, from 0',
      wholeNumber('--index', 0, Number.MAX_SAFE_INTEGER),
    )
    .option('--hand <id>', 'the id of the hand')
    .option('--profile <id|file>', 'house profile', 'auto')
    .option('--json', 'as JSON')
    .option('--lang <lang>', 'en or es', 'en')
    .action(runReplay);

const runReplay = async (path: string, flags: ReplayFlags): Promise<void> => {
  const language = languageOf(flags.lang);
  const found = await findHand(path, flags);
  if (typeof found === 'string') {
    process.stderr.write(`floorman: ${found}\n`);
    process.exitCode = EXIT_REJECTED;
    return;
  }
  const profileFor = await profileChooser(flags.profile);
  const steps: Step[] = [];
  const observe: StepObserver = (state, event) => steps.push(stepOf(found.hand, state, event));
  const audited = auditHand(found.hand, profileFor(found.hand), observe);
  if (audited === null) throw new UsageError('the engine cannot replay this hand');
  const json = new JsonWriter();
  recordAudited(audited, language, json);
  const outcome = {
    status: 'audited',
    lines: found.hand.lines,
    site: found.hand.site,
    handId: found.hand.id,
    digest: null,
    codes: [],
    record: json.take(),
  } as const;
  const record = placeRecord(
    { file: path, member: found.member, index: found.index },
    outcome,
    'new',
    language,
  );
  if (flags.json === true) {
    process.stdout.write(`${JSON.stringify({ ...record, steps }, null, 2)}\n`);
    return;
  }
  process.stdout.write(steps.map((step) => readableStep(step)).join(''));
  for (const pot of record.status === 'audited' ? record.pots : [])
    process.stdout.write(
      `pot ${pot.amount} rake ${pot.rake}: ${pot.awards.map(({ seat, amount }) => `seat ${String(seat)} ${amount}`).join(', ')}\n`,
    );
  process.stdout.write(readableRecord(record, language));
};

interface Found {
  readonly hand: CanonicalHand;
  readonly member: string | null;
  readonly index: number;
}

/** The hand asked for: the first one without options. A sentence why there is none. */
const findHand = async (path: string, flags: ReplayFlags): Promise<Found | string> => {
  const [input] = await expandPaths([path]);
  if (input === undefined) return `${path} holds no file`;
  const opened = await input.open();
  const cursor = new LineCursor();
  let index = 0;
  try {
    for await (const member of openSource(opened.source)) {
      if (isSourceError(member)) return member.message;
      const format = detectFormat(member.head);
      if (format === undefined) return 'a log of a known format was expected';
      for await (const block of member.blocks(format.boundary)) {
        if (isSourceError(block)) return block.message;
        const spans = handsIn(block, format.boundary);
        for (let at = 0; at < spans.count; at++, index++) {
          if (flags.index !== undefined && flags.index !== index) continue;
          const reading = format.read(
            block.text,
            spans.start(at),
            spans.end(at),
            spans.firstLine(at),
            cursor,
          );
          if (reading.ok && (flags.hand === undefined || reading.hand.id === flags.hand))
            return { hand: reading.hand, member: member.name, index };
          if (flags.hand === undefined && !reading.ok)
            return `line ${String(reading.rejection.line)}: ${reading.rejection.message}`;
        }
      }
    }
  } finally {
    await opened.close();
  }
  return 'there is no such hand in the log';
};

interface Step {
  readonly line: number;
  readonly event: string;
  readonly seat: number | null;
  readonly amount: string | null;
  readonly cards: string | null;
  readonly street: string | null;
  /** What the player to act could have done, amounts in the hand's currency. */
  readonly legal: object | null;
  readonly pot: string;
  readonly stacks: Readonly<Record<string, string>>;
}

/** The state before an event, and the event. */
const stepOf = (hand: CanonicalHand, state: Hand, event: HandEvent): Step => {
  const money = (amount: number): string => formatMoney(amount, hand.scale);
  const legal = state.actor === NOBODY ? null : legalActions(state);
  const range = (bounds: { min: number; max: number } | null): object | null =>
    bounds === null ? null : { min: money(bounds.min), max: money(bounds.max) };
  return {
    line: event.line,
    event: event.type === 'post' ? event.kind : event.type,
    seat: 'seat' in event ? event.seat : null,
    amount: 'amount' in event ? money(event.amount) : 'to' in event ? money(event.to) : null,
    cards: 'cards' in event && event.cards !== null ? formatCards(event.cards) : null,
    street: state.currentStreet?.id ?? null,
    legal:
      legal === null
        ? null
        : {
            seat: legal.seat,
            fold: legal.fold,
            check: legal.check,
            call: legal.call === null ? null : money(legal.call),
            bet: range(legal.bet),
            raise: range(legal.raise),
          },
    pot: money(state.pot),
    stacks: Object.fromEntries(
      state.seats.map((seat, player) => [String(seat), money(state.stack[player] + state.reserve[player])]),
    ),
  };
};

const readableStep = ({ line, event, seat, amount, cards, pot, legal }: Step): string => {
  const who = seat === null ? '' : ` seat ${String(seat)}`;
  const what = [event, amount ?? '', cards ?? ''].filter((part) => part !== '').join(' ');
  const options = legal === null ? '' : `  legal ${JSON.stringify(legal)}`;
  return `${String(line).padStart(5)}${who} ${what}  (pot before ${pot})${options}\n`;
};
