import fc from 'fast-check';
import { formatIncident, readIncident, type IncidentEvent } from './incidents.js';
import { findFormat, handSchema, type CanonicalHand } from './index.js';
import { makeHand } from './testing/logs.js';
import { makeActions, makeFile, parseFile } from './testing/phh-files.js';

const CHIP = { type: 'single-chip', seat: 3, chip: '25', said: null };

const incidentsIn = ({ events }: CanonicalHand): IncidentEvent[] =>
  events.flatMap((event) => (event.type === 'incident' ? [event] : []));

const written = (hand: CanonicalHand, format: string): string => {
  const writing = findFormat(format)!.write?.(hand, { lossy: true });
  if (writing?.ok !== true) throw new Error('not written');
  return writing.text;
};

describe('the text of an incident', () => {
  it('is the incident alone, or the incident with the ruling of the log', () => {
    const alone = { type: 'incident', incident: CHIP, logged: null, line: 7 };
    const ruled = { ...alone, logged: { ruling: 'call' } };
    expect(readIncident(JSON.stringify(CHIP), 7)).toEqual(alone);
    expect(readIncident(JSON.stringify({ incident: CHIP }), 7)).toEqual(alone);
    expect(readIncident(JSON.stringify({ ...CHIP, logged: { ruling: 'call' } }), 7)).toEqual(ruled);
    expect(readIncident(JSON.stringify({ incident: CHIP, logged: 'call' }), 7)).toEqual(ruled);
    expect(readIncident(JSON.stringify({ ...ruled, line: 90 }), 7)).toEqual(ruled);
  });

  it('is nothing else', () => {
    const texts = ['', '{', '[]', '7', '{}', '{"type":7}', '{"type":"incident"}', '{"type":"x","logged":7}'];
    for (const text of texts) expect(readIncident(text, 1)).toBeNull();
    expect(readIncident(JSON.stringify({ type: 'x', text: 'y'.repeat(5000) }), 1)).toBeNull();
  });

  it('is the same when it is written and read again', () => {
    const incident = fc.record({ type: fc.constantFrom('tap', 'other'), text: fc.string({ maxLength: 50 }) });
    const logged = fc.option(fc.record({ ruling: fc.constantFrom('check', 'void') }), { nil: null });
    fc.assert(
      fc.property(incident, logged, (value, ruling) => {
        const event = { type: 'incident' as const, incident: value, logged: ruling, line: 3 };
        expect(readIncident(formatIncident(event), 3)).toEqual(event);
      }),
      { seed: 5 },
    );
  });
});

describe('an incident in a log', () => {
  const LINE = `Floor: ${JSON.stringify({ ...CHIP, logged: { ruling: 'call' } })}`;
  const inBody = (...lines: readonly string[]): CanonicalHand =>
    makeHand({
      body: ['Ben: posts small blind $0.50', 'Cid: posts big blind $1', '*** HOLE CARDS ***', ...lines],
    });

  it('is a line of PokerStars’ layout', () => {
    const hand = inBody(LINE);
    expect(incidentsIn(hand)).toEqual([
      { type: 'incident', incident: CHIP, logged: { ruling: 'call' }, line: 10 },
    ]);
    expect(written(hand, 'pokerstars')).toContain('\nFloor: {"incident":{"type":"single-chip"');
  });

  it('is behind the unknown cards of PHH if the first action is next', () => {
    const text = written(inBody(LINE, 'Ann: folds', 'Ben: folds'), 'phh');
    expect(text.indexOf('# incident')).toBeGreaterThan(text.lastIndexOf('d dh'));
    expect(text.indexOf('# incident')).toBeLessThan(text.indexOf(" f'"));
  });

  it('is not a line of a player called Floor', () => {
    const hand = makeHand({
      seats: ['Seat 1: Floor ($100 in chips)', 'Seat 2: Ben ($100 in chips)', 'Seat 3: Cid ($100 in chips)'],
      body: ['Ben: posts small blind $0.50', 'Cid: posts big blind $1', '*** HOLE CARDS ***', 'Floor: folds'],
    });
    expect(incidentsIn(hand)).toEqual([]);
    expect(hand.events.at(-1)).toMatchObject({ type: 'fold', seat: 1 });
  });

  it('is a comment of PHH before or behind the list of actions', () => {
    const comment = `# incident ${JSON.stringify(CHIP)}`;
    const actions = makeActions('d dh p1 ????', 'p3 f', 'p1 f');
    const file = makeFile({ actions });
    const typesIn = (text: string): string[] => parseFile(text).events.map(({ type }) => type);
    const before = typesIn(`${comment}\n${file}`);
    expect(before.slice(0, before.indexOf('incident')).every((type) => type === 'post')).toBe(true);
    const behind = typesIn(`${file}\n${comment}\n`);
    expect(behind.indexOf('incident')).toBeGreaterThan(behind.lastIndexOf('fold'));
  });

  it('is an unread line if its JSON is broken, and other words are a remark', () => {
    const eventsOf = (comment: string): CanonicalHand['events'] =>
      parseFile(makeFile({ actions: makeActions('d dh p1 ????', `p3 f # ${comment}`, 'p1 f') })).events;
    expect(eventsOf('incident {"type":')).toContainEqual(
      expect.objectContaining({ type: 'unread', text: 'incident {"type":' }),
    );
    expect(eventsOf('incident at the table').some(({ type }) => type === 'unread')).toBe(false);
  });

  it('is a comment of PHH: after an action, as an action of its own, or as a comment in the list', () => {
    const json = JSON.stringify(CHIP);
    const expected = { type: 'incident', incident: CHIP, logged: null };
    for (const actions of [
      makeActions('d dh p1 ????', 'p3 f', `# incident ${json}`, 'p1 f'),
      makeActions('d dh p1 ????', `p3 f # incident ${json}`, 'p1 f'),
      `[\n  'd dh p1 ????',\n  'p3 f',\n  # incident ${json}\n  'p1 f',\n]`,
    ]) {
      const hand = parseFile(makeFile({ actions }));
      expect(incidentsIn(hand)).toMatchObject([expected]);
      const at = hand.events.findIndex(({ type }) => type === 'incident');
      expect([hand.events[at - 1], hand.events[at + 1]]).toMatchObject([
        { type: 'fold', seat: 3 },
        { type: 'fold', seat: 1 },
      ]);
      expect(incidentsIn(parseFile(written(hand, 'phh')))).toMatchObject([expected]);
    }
  });

  it('has facts that are no deeper than a list of objects', () => {
    const deep = (depth: number): object => ({
      ...CHIP,
      x: JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown,
    });
    const incidentOf = (incident: object): unknown => readIncident(JSON.stringify(incident), 1)?.incident;
    expect(incidentOf(deep(1))).toEqual(deep(1));
    expect(incidentOf(deep(3))).toBeUndefined();
    const hand = JSON.parse(written(inBody(LINE), 'json')) as {
      events: { type: string; incident?: object }[];
    };
    const events = hand.events.map((event) =>
      event.type === 'incident' ? { ...event, incident: deep(1000) } : event,
    );
    expect(handSchema.safeParse({ ...hand, events }).success).toBe(false);
  });

  it('is part of a canonical hand', () => {
    const hand = inBody(LINE);
    expect(JSON.parse(written(hand, 'json'))).toMatchObject({
      events: expect.arrayContaining([
        { type: 'incident', incident: CHIP, logged: { ruling: 'call' }, line: 10 },
      ]) as unknown,
    });
  });
});
