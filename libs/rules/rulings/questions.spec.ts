import fc from 'fast-check';
import { runsOf } from '#testing';
import { decideIncident } from './decide.js';
import { makeIncidentForms, makeSituationForm, type FieldForm } from './forms.js';
import { parseRulingRequest, type RulingError } from './request.js';

/** Questions until there is a ruling: more would not help at a table. */
const MOST_QUESTIONS = 6;

const forms = makeIncidentForms();
const situation = makeSituationForm();
const STREETS = ['preflop', 'flop'];

/** An answer to a question, chosen by a number. */
const answerTo = ({ name, type, choices, min }: FieldForm, choice: number): unknown => {
  switch (type) {
    case 'yes-no':
      return choice % 2 === 0;
    case 'choice':
      return choices[choice % choices.length]?.value;
    case 'whole-number':
      return (min ?? 0) + (choice % 4);
    case 'amount':
      return String(2 * (choice % 5));
    case 'numbers':
      return [choice % 10, 40];
    case 'cards-by-seat':
      return { 1: 'Jh', 4: 'Ks' };
    default:
      return name === 'street' ? STREETS[choice % STREETS.length] : 'Ah';
  }
};

/** Answers what the errors ask for, one fact at a time. Returns the pointers in order, and the errors that remain. */
const interview = (
  type: string,
  profile: string,
  choices: readonly number[],
): { asked: string[]; errors: readonly RulingError[] } => {
  const facts: Record<string, Record<string, unknown>> = { incident: { type }, situation: {} };
  const fields = {
    incident: forms.find((form) => form.type === type)?.fields ?? [],
    situation,
  };
  const asked: string[] = [];
  for (const choice of choices) {
    const parsed = parseRulingRequest({
      profile,
      game: { variant: 'holdem', limit: 'fixed-limit' },
      stakes: { smallBet: '2', bigBet: '4' },
      ...facts,
    });
    const result = parsed.ok ? decideIncident(parsed.request) : parsed;
    if (result.ok) return { asked, errors: [] };
    const [{ pointer, code }] = result.errors;
    const [, part = '', name = ''] = pointer.split('/');
    const field = fields[part as keyof typeof fields].find((each) => each.name === name);
    if (code !== 'missing-fact' || field === undefined || asked.includes(pointer))
      return { asked, errors: result.errors };
    facts[part] = { ...facts[part], [name]: answerTo(field, choice) };
    asked.push(pointer);
  }
  return { asked, errors: [{ pointer: '', code: 'missing', message: 'too many questions' }] };
};

describe.each(forms.map(({ type }) => type))('%s', (type) => {
  it.each(['intro', 'roberts'])('has a ruling after a few questions that have forms (%s)', (profile) => {
    const choices = fc.array(fc.nat({ max: 60 }), {
      minLength: MOST_QUESTIONS + 1,
      maxLength: MOST_QUESTIONS + 1,
    });
    fc.assert(
      fc.property(choices, (chosen) => {
        const { asked, errors } = interview(type, profile, chosen);
        expect({ asked, errors }).toEqual({ asked, errors: [] });
      }),
      { numRuns: runsOf(100) },
    );
  });
});
