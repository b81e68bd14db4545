import { makeIncidentForms, makeSituationForm, type FieldForm } from './forms.js';
import { incidentKinds } from './incidents/index.js';
import {
  ACTION_NAMES,
  CARD_FATE_NAMES,
  CARD_NAMES,
  HAND_OUTCOME_NAMES,
  RULING_NAMES,
} from './texts/names.js';
import { FIELD_QUESTIONS, SITUATION_QUESTIONS, VALUE_NAMES } from './texts/questions.js';

const incidentForms = makeIncidentForms();
const fields = [...incidentForms.flatMap((form) => form.fields), ...makeSituationForm()];
const fieldOf = (type: string, name: string): FieldForm | undefined =>
  incidentForms.find((form) => form.type === type)?.fields.find((field) => field.name === name);

describe('the forms of incidents', () => {
  it('has one for each kind, with its fields', () => {
    expect(incidentForms.map(({ type }) => type)).toEqual(incidentKinds.map(({ type }) => type));
    expect(fieldOf('card-exposed', 'ordinal')).toMatchObject({
      type: 'whole-number',
      required: false,
      min: 1,
      max: 64,
    });
    expect(fieldOf('card-exposed', 'by')).toMatchObject({ type: 'choice', required: true });
    expect(fieldOf('single-chip', 'chip')).toMatchObject({ type: 'amount' });
    expect(fieldOf('hand-thrown', 'actedBehind')).toMatchObject({ type: 'yes-no' });
    expect(fieldOf('short-cut', 'parts')).toMatchObject({ type: 'numbers' });
    expect(fieldOf('suit-draw', 'cards')).toMatchObject({ type: 'cards-by-seat' });
  });

  it('has a question for each field and a name for each value, in both languages', () => {
    const unnamed = fields.filter(({ name, question }) => question.en === name);
    const values = fields.flatMap(({ choices }) => choices);
    expect(unnamed).toEqual([]);
    expect(values.filter(({ value }) => VALUE_NAMES[value] === undefined)).toEqual([]);
  });

  it('uses every question and every name of a value', () => {
    const used = new Set(
      fields.flatMap(({ question, choices }) => [question, ...choices.map(({ name }) => name)]),
    );
    const all = [FIELD_QUESTIONS, SITUATION_QUESTIONS, VALUE_NAMES].flatMap((texts) => Object.entries(texts));
    expect(all.filter(([, text]) => !used.has(text)).map(([name]) => name)).toEqual([]);
  });

  it('P-IRR-3: asks for each part of the rule of a house', () => {
    expect(fieldOf('misdeals-in-a-row', 'house.most')).toMatchObject({
      type: 'whole-number',
      min: 0,
      max: 64,
    });
    expect(fieldOf('misdeals-in-a-row', 'house.penalty')).toMatchObject({ type: 'text', required: false });
  });

  it('enters every field as something simple', () => {
    expect(fields.filter(({ type }) => type === 'other')).toEqual([]);
  });
});

describe('the names of rulings', () => {
  it.each(Object.entries({ RULING_NAMES, HAND_OUTCOME_NAMES, ACTION_NAMES, CARD_FATE_NAMES, CARD_NAMES }))(
    '%s has a text in each language',
    (_, names) => {
      const texts = Object.values(names);
      expect(texts.filter(({ en, es }) => en === '' || es === '')).toEqual([]);
    },
  );
});
