export { decideIncident, type RulingResult } from './decide.js';
export type { FloorGame } from './facts.js';
export {
  FIELD_TYPES,
  makeIncidentForms,
  makeSituationForm,
  type FieldForm,
  type FieldType,
  type IncidentForm,
} from './forms.js';
export {
  findIncidentKind,
  incidentKinds,
  MOMENTS,
  type IncidentKind,
  type Moment,
} from './incidents/index.js';
export {
  amountScale,
  errorsIn,
  incidentOf,
  parseRulingRequest,
  type Incident,
  type ParsedRequest,
  type RulingError,
  type RulingErrorCode,
  type RulingRequest,
  rulingRequestSchema,
} from './request.js';
export { RULING_ERRORS } from './messages.js';
export { HAND_OUTCOMES, RULINGS, rulingSchema } from './ruling.js';
export type {
  ActionType,
  BoundAction,
  CardFate,
  CardRuling,
  HandOutcome,
  MoneyRuling,
  Outcome,
  Ruling,
  RulingId,
  SeatRuling,
  SwitchUse,
} from './ruling.js';
export { type Situation, situationSchema, type Stage, STAGES } from './situation.js';
export { incidentsMarkdown } from './markdown.js';
export {
  ACTION_NAMES,
  CARD_FATE_NAMES,
  CARD_NAMES,
  HAND_OUTCOME_NAMES,
  handOutcomeName,
  RULING_NAMES,
} from './texts/names.js';
