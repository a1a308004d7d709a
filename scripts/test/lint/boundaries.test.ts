import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

// The linted files exist only as text.
const eslint = new ESLint();

async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'parsing');
}

const boundary = 'import-x/no-restricted-paths';

describe('npm run lint rejects an import that crosses a boundary', () => {
  it.each([
    ['domain imports nobody', 'src/domain/planted.ts', "export * from '../content/build-environment.ts';"],
    ['content imports only the domain', 'src/content/planted.ts', "export * from '#layouts/text.ts';"],
    ['components import nothing of ours', 'src/components/planted.ts', "export * from '#domain/core/limits.ts';"],
    ['features do not import each other', 'src/features/home/planted.ts', "export * from '../team/text.ts';"],
    ['features do not import layouts', 'src/features/home/planted.ts', "export * from '#layouts/text.ts';"],
    ['the site imports no functions', 'src/pages/planted.ts', "export * from '#functions/index.ts';"],
    ['the public site imports no screens', 'src/features/home/planted.ts', "export * from '#admin/lib/online.ts';"],
    [
      'screens do not import each other',
      'src/admin/features/team/planted.ts',
      "export * from '#admin/features/audit/text.ts';",
    ],
    [
      'the library of the back office imports no screen',
      'src/admin/lib/planted.ts',
      "export * from '#admin/features/audit/text.ts';",
    ],
    [
      'functions share only the domain',
      'functions/src/http/planted.ts',
      "export * from '../../../src/layouts/text.ts';",
    ],
    ['platform is at the bottom', 'functions/src/platform/planted.ts', "export * from '#http/api-router.ts';"],
    ['the publisher imports no functions', 'publisher/deploy/planted.ts', "export * from '#functions/index.ts';"],
    ['tests import no benchmark', 'tests/api/planted.ts', "export * from '#scripts/bench/support/figures.ts';"],
    ['inside .astro too', 'src/components/Planted.astro', "---\nimport '../features/home/text.ts';\n---\n<p />"],
  ])('%s', async (_, filePath, code) => {
    expect(await complaints(filePath, code)).toContain(boundary);
  });

  it('also when only a type is imported', async () => {
    const code = "import type { MenuLink } from '../layouts/text.ts';\nexport const link: MenuLink | null = null;";
    expect(await complaints('src/domain/planted.ts', code)).toContain(boundary);
  });

  it('also when it is loaded later', async () => {
    const code = "export const load = (): Promise<unknown> => import('#admin/lib/online.ts');";
    expect(await complaints('src/features/home/planted.ts', code)).toContain(boundary);
  });

  it('also when everything is exported under a name', async () => {
    const code = "export * as text from '#layouts/text.ts';";
    expect(await complaints('src/features/home/planted.ts', code)).toContain(boundary);
  });

  it('also in a script of .astro', async () => {
    const code = "<p />\n<script>\n  import '#features/home/text.ts';\n</script>";
    expect(await complaints('src/components/Planted.astro', code)).toContain(boundary);
  });

  it('and accepts what the architecture allows', async () => {
    const code = "export * from '#domain/core/limits.ts';";
    expect(await complaints('src/features/home/planted.ts', code)).toEqual([]);
    expect(await complaints('functions/src/http/planted.ts', code)).toEqual([]);
  });
});

describe('npm run lint rejects in .astro', () => {
  it.each([
    ['any', '@typescript-eslint/no-explicit-any', '---\nconst one: any = 1;\n---\n<p>{one}</p>'],
    ['== of a template', 'eqeqeq', '---\nconst { one } = Astro.props;\n---\n<p>{one == null ? 1 : 2}</p>'],
    ['an unused name', '@typescript-eslint/no-unused-vars', '---\nconst one = 1;\n---\n<p />'],
    ['fetch past the clients', 'no-restricted-globals', "<p />\n<script>\n  void fetch('/x');\n</script>"],
    [
      'a component for browsers without its framework',
      'astro/missing-client-only-directive-value',
      '<Part client:only />',
    ],
  ])('%s', async (_, rule, code) => {
    expect(await complaints('src/components/Planted.astro', code)).toContain(rule);
  });
});
