import { describe, expect, it } from 'vitest';
import { lintPlanted } from './lint-planted.ts';

describe('npm run lint rejects import cycles', () => {
  it('between files of code', () => {
    const there = "import { back } from './back.ts';\nexport const there = (): unknown => back;\n";
    const back = "import { there } from './there.ts';\nexport const back = (): unknown => there;\n";
    expect(lintPlanted({ 'there.ts': there, 'back.ts': back })).toContain('(no-cycle)');
  });

  it('between files of Astro', () => {
    const there = "---\nimport Back from './Back.astro';\n---\n<Back />\n";
    const back = "---\nimport There from './There.astro';\n---\n<There />\n";
    expect(lintPlanted({ 'There.astro': there, 'Back.astro': back })).toContain('(no-cycle)');
  });

  it('and accepts imports without a cycle', () => {
    const there = "import { back } from './back.ts';\nexport const there = (): unknown => back;\n";
    expect(lintPlanted({ 'there.ts': there, 'back.ts': 'export const back = 1;\n' })).toContain('0 errors');
  });
});
