import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

// The planted files exist only as text.
const eslint = new ESLint();

async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'parsing');
}

const wall = 'import-x/no-restricted-paths';

describe('npm run lint refuses an import that goes through a wall', () => {
  it.each([
    ['domain knows nobody', 'src/domain/planted.ts', "export * from '../build/environment.ts';"],
    ['build knows only the domain', 'src/build/planted.ts', "export * from '../layouts/words.ts';"],
    ['components know nothing of ours', 'src/components/planted.ts', "export * from '@site/domain/limits';"],
    ['features do not know each other', 'src/features/home/planted.ts', "export * from '../team/words.ts';"],
    ['features do not know layouts', 'src/features/home/planted.ts', "export * from '../../layouts/words.ts';"],
    ['the site knows no functions', 'src/pages/planted.ts', "export * from '../../functions/src/index.ts';"],
    [
      'functions share only the domain',
      'functions/src/http/planted.ts',
      "export * from '../../../src/layouts/words.ts';",
    ],
    ['platform is at the bottom', 'functions/src/platform/planted.ts', "export * from '../http/api-router.ts';"],
    ['inside .astro too', 'src/components/Planted.astro', "---\nimport '../features/home/words.ts';\n---\n<p />"],
  ])('%s', async (_, filePath, code) => {
    expect(await complaints(filePath, code)).toContain(wall);
  });

  it('also when only a type is imported', async () => {
    const code = "import type { MenuLink } from '../layouts/words.ts';\nexport const link: MenuLink | null = null;";
    expect(await complaints('src/domain/planted.ts', code)).toContain(wall);
  });

  it('also in a script of .astro', async () => {
    const code = "<p />\n<script>\n  import '../features/home/words.ts';\n</script>";
    expect(await complaints('src/components/Planted.astro', code)).toContain(wall);
  });

  it('and lets through what the architecture allows', async () => {
    const code = "export * from '@site/domain/limits';";
    expect(await complaints('src/features/home/planted.ts', code)).toEqual([]);
    expect(await complaints('functions/src/http/planted.ts', code)).toEqual([]);
  });

  it('and refuses any', async () => {
    const code = 'export const anything = (value: any): unknown => value;';
    expect(await complaints('src/domain/planted.ts', code)).toContain('@typescript-eslint/no-explicit-any');
  });
});
