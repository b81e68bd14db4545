/** A raise that is too small. */
const FINDING = {
  code: 'short-raise',
  severity: 'illegal',
  rules: ['R-BET-6'],
  line: 10,
  event: 4,
  seat: 1,
  expected: '0.20',
  actual: '0.15',
  message: 'Raised to 0.15; the smallest raise was to 0.20.',
};

/** The record of a hand with that raise. */
const RECORD = {
  file: 'body',
  member: null,
  index: 0,
  lines: [1, 25],
  status: 'audited',
  site: 'PokerStars',
  format: 'pokerstars',
  handId: '249638850870',
  playedAt: '2024-03-02T23:15:00Z',
  currency: 'USD',
  game: {
    variant: 'holdem',
    limit: 'no-limit',
  },
  stakes: {
    smallBlind: '0.05',
    bigBlind: '0.10',
  },
  table: {
    name: 'Vesta II',
    seats: 6,
  },
  tournament: null,
  profile: 'pokerstars',
  buttonSeat: 1,
  heroSeat: 1,
  players: [
    {
      seat: 1,
      name: 'Ana',
      startingStack: '10.00',
      contributed: '0.15',
      collected: '0.33',
      entitled: '0.33',
      cashOut: null,
      finishingStack: '10.18',
      cards: 'Ah Kd',
      hand: null,
    },
    {
      seat: 2,
      name: 'Bruno',
      startingStack: '12.40',
      contributed: '0.05',
      collected: '0',
      entitled: '0',
      cashOut: null,
      finishingStack: '12.35',
      cards: null,
      hand: null,
    },
    {
      seat: 3,
      name: 'Clara',
      startingStack: '9.95',
      contributed: '0.15',
      collected: '0',
      entitled: '0',
      cashOut: null,
      finishingStack: '9.80',
      cards: null,
      hand: null,
    },
  ],
  boards: [['2c', '7d', 'Ks']],
  pots: [
    {
      amount: '0.35',
      rake: '0.02',
      seats: [1],
      awards: [
        {
          seat: 1,
          amount: '0.33',
          half: null,
          run: 1,
        },
      ],
    },
  ],
  totalPot: '0.35',
  rake: '0.02',
  fees: '0',
  houseMoney: '0',
  findings: [FINDING],
};

const SUMMARY = {
  files: 1,
  hands: 1,
  audited: 1,
  rejected: 0,
  duplicates: 0,
  cancelled: 0,
  skipped: { 'not-a-log': 0 },
  findings: { 'short-raise': 1 },
  engine: '1.0.0',
  seconds: 0.004,
};

/** The same hand in the store. */
const STORED_HAND = {
  id: '1',
  importId: '3fbf962e-1125-48fe-a92d-838924a12860',
  ...RECORD,
};

/** The import that it came with. */
const IMPORT = {
  id: '3fbf962e-1125-48fe-a92d-838924a12860',
  name: 'vesta.txt',
  state: 'done',
  complete: true,
  bytes: 812,
  chunks: {
    total: 1,
    done: 1,
  },
  counts: {
    hands: 1,
    audited: 1,
    rejected: 0,
    duplicates: 0,
    cancelled: 0,
  },
  skipped: { 'not-a-log': 0 },
  findings: {
    'short-raise': 1,
  },
  error: null,
  revision: 4,
  createdAt: '2024-03-03T09:00:00.000Z',
  receivedAt: '2024-03-03T09:00:00.120Z',
  finishedAt: '2024-03-03T09:00:00.480Z',
};

/** The finding in the list of an import. */
const IMPORT_FINDING = {
  hand: '1',
  site: 'PokerStars',
  handId: '249638850870',
  file: 'vesta.txt',
  member: null,
  index: 0,
  code: 'short-raise',
  severity: 'illegal',
  rules: ['R-BET-6'],
  line: 10,
  event: 4,
  seat: 1,
  expected: '0.20',
  actual: '0.15',
  message: 'Raised to 0.15; the smallest raise was to 0.20.',
  engine: '1.0.0',
  profile: 'pokerstars',
  players: [
    { seat: 1, name: 'Ana' },
    { seat: 2, name: 'Bruno' },
  ],
};

/** A player of the hand. */
const PLAYER = {
  name: 'Ana',
  site: 'PokerStars',
  hands: 1,
};

/** A webhook that gets the events of imports. */
const WEBHOOK = {
  id: '0f5a9d0e-6a3c-4c0b-9a77-5b0c7f1c2d11',
  url: 'https://example.com/floorman',
  events: ['import.done', 'import.failed'],
  active: true,
  createdAt: '2024-03-03T08:55:00.000Z',
};

/** The delivery of the end of the import to it. */
const DELIVERY = {
  id: '5d1c1f0a-4a53-4a53-8f0e-94fbb3b0a7c2',
  eventId: 'b6f5c1de-0a0d-4c37-9f43-2f3b8f1d7a90',
  type: 'import.done',
  subjectId: IMPORT.id,
  state: 'pending',
  attempts: 1,
  responseStatus: 503,
  error: { code: 'status', detail: 'the receiver responded with another status than 2xx' },
  createdAt: '2024-03-03T09:00:00.480Z',
  attemptedAt: '2024-03-03T09:00:01.950Z',
  nextAttemptAt: '2024-03-03T09:00:10.700Z',
  endedAt: null,
};

/** A published schema. */
const SCHEMA_ENTRY = {
  name: 'audit-record',
  title: 'Record of an audited hand',
  href: '/v1/schemas/audit-record',
};

/** An example for each component of the OpenAPI document, by its name. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  EvaluationRequest: {
    game: 'holdem',
    hands: ['Ah Kh', 'Qs Qd'],
    board: 'Th 9h 2c 3h 4s',
  },
  Evaluation: {
    game: 'holdem',
    board: 'Th 9h 2c 3h 4s',
    hands: [
      {
        cards: 'Ah Kh',
        category: 'flush',
        ranks: [12, 11, 8, 7, 1],
        description: {
          en: 'a flush, Ace high',
          es: 'un color al as',
        },
        plays: 'Ah Kh Th 9h 3h',
        rank: 1,
        best: true,
      },
      {
        cards: 'Qs Qd',
        category: 'pair',
        ranks: [10, 8, 7, 2],
        description: {
          en: 'a pair of Queens',
          es: 'una pareja de damas',
        },
        plays: 'Qs Qd Th 9h 4s',
        rank: 2,
        best: false,
      },
    ],
  },
  ShowdownRequest: {
    game: 'holdem',
    board: 'Th 9h 2c 3h 4s',
    rake: '0.50',
    players: [
      {
        contributed: '5.00',
        cards: 'Ah Kh',
      },
      {
        contributed: '5.00',
        cards: 'Qs Qd',
      },
      {
        contributed: '0.10',
        folded: true,
      },
    ],
  },
  Showdown: {
    game: 'holdem',
    totalPot: '10.10',
    rake: '0.50',
    pots: [
      {
        amount: '10.10',
        rake: '0.50',
        players: [0, 1],
        awards: [
          {
            player: 0,
            amount: '9.60',
            half: null,
            run: 1,
          },
        ],
      },
    ],
    players: [
      {
        contributed: '5.00',
        collected: '9.60',
      },
      {
        contributed: '5.00',
        collected: '0',
      },
      {
        contributed: '0.10',
        collected: '0',
      },
    ],
  },
  RulingRequest: {
    profile: 'roberts',
    game: { variant: 'holdem', limit: 'no-limit' },
    situation: { stage: 'initial-deal', players: 6 },
    incident: { type: 'card-exposed', by: 'dealer', ordinal: 7 },
  },
  Ruling: {
    ruling: 'card-replaced',
    hand: 'goes-on',
    inTime: true,
    seats: [],
    cards: [{ which: 'exposed-card', does: 'is-replaced', by: 'burn-card', when: 'at-once' }],
    money: [],
    discretion: null,
    rules: ['R-MIS-2', 'R-IRR-12'],
    switches: [
      {
        switch: 'misdealExposed',
        value: 'first-two-or-several',
        rules: ['R-MIS-2', 'R-IRR-12'],
        others: [{ value: 'any', rules: ['P-IRR-2'] }],
      },
    ],
    explanation:
      'The dealer exposed a card. One exposed card does not spoil the deal, and the player has no choice: he may not keep it. The burn card replaces it, and the hand goes on.',
  },
  AuditRecord: RECORD,
  Finding: FINDING,
  AuditSummary: {
    files: 1,
    hands: 1,
    audited: 1,
    rejected: 0,
    duplicates: 0,
    cancelled: 0,
    skipped: { 'not-a-log': 0 },
    findings: {
      'short-raise': 1,
    },
    engine: '1.0.0',
    seconds: 0.004,
  },
  AuditAnswer: { items: [RECORD], summary: SUMMARY },
  StoredHand: STORED_HAND,
  HandPage: { items: [STORED_HAND], next: null },
  OneHand: { ...STORED_HAND, views: [], previous: null, next: null },
  Import: IMPORT,
  ImportPage: { items: [IMPORT], next: null },
  ImportFinding: IMPORT_FINDING,
  FindingPage: { items: [IMPORT_FINDING], next: null },
  EquityJob: {
    id: '7d0a3c5e-52f1-4b7e-9d5c-0a6a4f5f8a11',
    state: 'queued',
    game: 'omaha',
    method: 'monte-carlo',
    progress: {
      done: 0,
      total: 3,
    },
    limits: {
      trials: 3500000,
    },
    estimate: null,
    answer: null,
    error: null,
    revision: 1,
    createdAt: '2024-03-03T09:00:00.000Z',
    startedAt: null,
    finishedAt: null,
  },
  WebhookRequest: { url: WEBHOOK.url, events: WEBHOOK.events },
  Webhook: WEBHOOK,
  WebhookPage: { items: [WEBHOOK], next: null },
  NewWebhook: { ...WEBHOOK, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
  Delivery: DELIVERY,
  DeliveryPage: { items: [DELIVERY], next: null },
  WebhookEvent: {
    id: DELIVERY.eventId,
    type: DELIVERY.type,
    timestamp: DELIVERY.createdAt,
    data: IMPORT,
  },
  Player: PLAYER,
  PlayerPage: { items: [PLAYER], next: null },
  PlayerStats: {
    name: 'Ana',
    totals: [
      {
        site: 'PokerStars',
        currency: 'USD',
        hands: 1,
        played: 1,
        won: 1,
        putIn: '0.15',
        collected: '0.33',
        net: '0.18',
        firstPlayedAt: '2024-03-02T23:15:00.000Z',
        lastPlayedAt: '2024-03-02T23:15:00.000Z',
      },
    ],
  },
  Problem: {
    type: 'urn:floorman:problem:invalid-request',
    title: 'The request does not match the schema',
    status: 400,
    detail: 'a card was expected at character 3, not "X"',
    code: 'invalid-request',
    errors: [
      {
        pointer: '/hands/0',
        message: 'a card was expected at character 3, not "X"',
      },
    ],
  },
  Liveness: {
    status: 'ok',
  },
  Readiness: {
    status: 'ok',
    checks: {
      database: 'ok',
      queue: 'ok',
    },
  },
  Words: {
    en: 'a flush, Ace high',
    es: 'un color al as',
  },
  SchemaEntry: SCHEMA_ENTRY,
  SchemaPage: { items: [SCHEMA_ENTRY], next: null },
};
