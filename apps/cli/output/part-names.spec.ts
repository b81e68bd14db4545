import { formatParts, partName } from './part-names.js';

describe('the parts that a format has no place for', () => {
  test('have words and their lines in the log', () => {
    const seat = { pointer: '/claims/3', kind: '/claims/seat' };
    const parts = [
      { pointer: '/claims/0', kind: '/claims/total-pot', line: 22 },
      { ...seat, line: 24 },
      { ...seat, line: 25 },
      { pointer: '/site', kind: '/site', line: null },
    ];
    expect(formatParts(parts, 'en')).toBe(
      'the total pot (line 22), the summary of a player (lines 24, 25), the name of the site',
    );
    expect(formatParts(parts, 'es')).toBe(
      'el bote total (línea 22), el resumen de un jugador (líneas 24, 25), el nombre del sitio',
    );
  });

  test('have the words of the part around them, if they have none of their own', () => {
    expect(partName('/events/raise/by', 'en')).toBe('a raise');
    expect(partName('/stakes/ante', 'en')).toBe('these stakes');
    expect(partName('', 'es')).toBe('esta mano');
    expect(partName('/contradictions', 'en')).toBe('/contradictions');
  });
});
