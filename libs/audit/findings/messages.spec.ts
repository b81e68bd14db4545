import { placeholderMismatches, placeholdersOf, type Catalogue } from '#cards';
import { severities } from './codes.js';
import {
  blindMessages,
  contradictionMessages,
  detailMessages,
  findingMessages,
  messagesWithoutValues,
  messagesWithValues,
  setupMessages,
} from './messages.js';
import { noSeatName, noValue, seatName } from './value-names.js';

const catalogues: readonly Catalogue[] = [
  findingMessages,
  messagesWithoutValues,
  messagesWithValues,
  detailMessages,
  blindMessages,
  contradictionMessages,
  setupMessages,
  { seatName, noSeatName, noValue },
];

describe('the messages of findings', () => {
  it('use the same placeholders in English and Spanish', () => {
    for (const catalogue of catalogues) expect(placeholderMismatches(catalogue)).toEqual([]);
  });

  it('differ between English and Spanish', () => {
    const entries = catalogues.flatMap((catalogue) => Object.entries(catalogue));
    expect(entries.filter(([, { en, es }]) => en === es)).toEqual([]);
  });

  it('exist for every code and no other', () => {
    expect(Object.keys(findingMessages).sort()).toEqual(Object.keys(severities).sort());
  });

  it('begin with a capital and end with a full stop or a value', () => {
    const whole: readonly Catalogue[] = [
      findingMessages,
      messagesWithoutValues,
      messagesWithValues,
      blindMessages,
      contradictionMessages,
      setupMessages,
    ];
    for (const catalogue of whole)
      for (const { en, es } of Object.values(catalogue))
        for (const text of [en, es]) expect(text).toMatch(/^\p{Lu}.*[.}]$/u);
  });

  it('have the values of a finding as their only placeholders, each once', () => {
    for (const { en } of [...Object.values(findingMessages), ...Object.values(messagesWithValues)]) {
      expect(['actual', 'expected']).toEqual(expect.arrayContaining(placeholdersOf(en)));
      expect(en.match(/\{/g) ?? []).toHaveLength(placeholdersOf(en).length);
    }
  });

  it('have no placeholders if a finding compares no values', () => {
    for (const { en } of Object.values(messagesWithoutValues)) expect(placeholdersOf(en)).toEqual([]);
  });
});
