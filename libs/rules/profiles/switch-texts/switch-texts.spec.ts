import { z } from 'zod';
import { defaultSwitches } from '#engine';
import { findRule } from '../../catalogue/index.js';
import { presetIds, profiles } from '../presets.js';
import { profileJsonSchema, switchesSchema } from '../schema.js';
import { switchTexts } from './index.js';

const each = switchTexts.map((text) => [text.id, text] as const);

describe('the texts of the switches', () => {
  it('explain every switch of the engine, once', () => {
    expect(switchTexts.map(({ id }) => id).sort()).toEqual(Object.keys(defaultSwitches).sort());
  });

  it.each(each)('%s cites rules of the catalogue and speaks both languages', (_, text) => {
    expect(text.rules.length).toBeGreaterThan(0);
    for (const rule of text.rules) expect([rule, findRule(rule)?.id]).toEqual([rule, rule]);
    for (const { en, es } of [text, ...text.values]) {
      expect(en).toMatch(/^[A-Z].*\.$/);
      expect(es).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
      expect(es).not.toBe(en);
    }
  });

  it.each(each)('%s explains each value once, all of them values that may be set', (id, text) => {
    const values = text.values.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(switchesSchema.safeParse({ [id]: value }).success).toBe(true);
  });

  it.each(each)('%s leaves no value unexplained that a profile may set', (id, text) => {
    const values: unknown[] = text.values.map(({ value }) => value);
    const { enum: options, type } = z.toJSONSchema(switchesSchema.shape[id].unwrap());
    if (options !== undefined) expect([...values].sort()).toEqual([...options].sort());
    else if (type === 'boolean') expect(new Set(values)).toEqual(new Set([true, false]));
    else expect(id).toBe('betsPerRound');
    expect(values).toContain(defaultSwitches[id]);
    for (const { switches } of profiles) expect(values).toContain(switches[id]);
  });

  it('stand in the JSON Schema of a profile under the same names', () => {
    const { properties } = z.toJSONSchema(switchesSchema);
    expect(Object.keys(properties ?? {}).sort()).toEqual(Object.keys(defaultSwitches).sort());
    expect(profileJsonSchema).toMatchObject({
      required: ['base'],
      additionalProperties: false,
      properties: { switches: { properties, additionalProperties: false }, id: { not: { enum: presetIds } } },
    });
  });
});
