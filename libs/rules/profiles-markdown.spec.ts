import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { presetIds, presets } from './profiles/presets.js';
import { switchTexts } from './profiles/switch-texts/index.js';
import { profilesMarkdown } from './profiles-markdown.js';

const ROOT = join(import.meta.dirname, '..', '..');

describe('docs/profiles.md', () => {
  it('is up to date with the presets and the switches (otherwise run npm run profiles)', () => {
    expect(readFileSync(join(ROOT, 'docs', 'profiles.md'), 'utf8')).toBe(profilesMarkdown());
  });

  it('has every switch with its value in each rule book, and every preset', () => {
    const page = profilesMarkdown();
    for (const { id } of switchTexts) {
      const [line = ''] = page.split('\n').filter((text) => text.startsWith(`| [\`${id}\`]`));
      const cells = line.split(' | ').slice(1, 4);
      expect(cells.map((cell) => cell.split('`')[1])).toEqual(
        [presets.intro, presets.roberts, presets.wsop].map(({ switches }) => String(switches[id])),
      );
      expect(page).toContain(`\n### ${id}\n`);
    }
    for (const id of presetIds) expect(page).toContain(`| \`${id}\``);
  });
});
