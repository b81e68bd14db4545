import { z } from 'zod';
import { defaultSwitches } from '#engine';
import { defaultFloorSwitches } from '../floor-switches.js';
import { failingRows } from '#testing';
import { findRule } from '../../catalogue/index.js';
import { presetIds, profiles } from '../presets.js';
import { profileJsonSchema, switchesSchema } from '../schema.js';
import { switchTexts } from './index.js';

const defaults = { ...defaultSwitches, ...defaultFloorSwitches };
const each = switchTexts.map((text) => [text.id, text] as const);

describe('the texts of the switches', () => {
  it('exist for every switch, once', () => {
    expect(switchTexts.map(({ id }) => id).sort()).toEqual(Object.keys(defaults).sort());
  });

  it('cite rules of the catalogue and exist in both languages', () => {
    const failures = failingRows(each, ([, text]) => {
      expect(text.rules.length).toBeGreaterThan(0);
      for (const rule of [...text.rules, ...text.values.flatMap(({ rules = [] }) => rules)])
        expect([rule, findRule(rule)?.id]).toEqual([rule, rule]);
      for (const { en, es } of [text, ...text.values]) {
        expect(en).toMatch(/^[A-Z].*\.$/);
        expect(es).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
        expect(es).not.toBe(en);
      }
    });
    expect(failures).toEqual([]);
  });

  it('explain each value once, and only possible values', () => {
    const failures = failingRows(each, ([id, text]) => {
      const values = text.values.map(({ value }) => value);
      expect(new Set(values).size).toBe(values.length);
      for (const value of values) expect(switchesSchema.safeParse({ [id]: value }).success).toBe(true);
    });
    expect(failures).toEqual([]);
  });

  it('explain every possible value', () => {
    const failures = failingRows(each, ([id, text]) => {
      const values: unknown[] = text.values.map(({ value }) => value);
      const { enum: options, type } = z.toJSONSchema(switchesSchema.shape[id].unwrap());
      if (options !== undefined)
        expect([...values].map(String).sort()).toEqual([...options].map(String).sort());
      else if (type === 'boolean') expect(new Set(values)).toEqual(new Set([true, false]));
      else expect(id).toBe('betsPerRound');
      expect(values).toContain(defaults[id]);
      for (const { switches } of profiles) expect(values).toContain(switches[id]);
    });
    expect(failures).toEqual([]);
  });

  it('have the names of the JSON Schema of a profile', () => {
    const { properties } = z.toJSONSchema(switchesSchema);
    expect(Object.keys(properties ?? {}).sort()).toEqual(Object.keys(defaults).sort());
    expect(profileJsonSchema()).toMatchObject({
      required: ['base'],
      additionalProperties: false,
      properties: { switches: { properties, additionalProperties: false }, id: { not: { enum: presetIds } } },
    });
  });
});
