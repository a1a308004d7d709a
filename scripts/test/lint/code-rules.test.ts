import { describe, expect, it } from 'vitest';
import { lintPlanted } from './lint-planted.ts';

describe('npm run lint rejects', () => {
  it.each([
    ['any', 'no-explicit-any', 'src/planted.ts', 'export const anything = (value: any): unknown => value;'],
    ['an unused name with _', 'no-unused-vars', 'src/planted.ts', 'export const one = (_unused: string): number => 1;'],
    [
      'a value that only types use',
      'no-unused-vars',
      'src/planted.ts',
      'const one = 1;\nexport type One = typeof one;',
    ],
    [
      'an import of a value for its type',
      'consistent-type-imports',
      'src/planted.ts',
      "import { Stats } from 'node:fs';\nexport type File = Stats;",
    ],
    [
      'a silenced compiler',
      'ban-ts-comment',
      'src/planted.ts',
      '// @ts-expect-error no\nexport const one: string = 1;',
    ],
    [
      'a lost cause',
      'preserve-caught-error',
      'src/planted.ts',
      "try {\n  JSON.parse('');\n} catch (error) {\n  throw new Error(`No JSON: ${String(error)}`);\n}",
    ],
    ['==', 'eqeqeq', 'src/planted.ts', 'export const isNone = (value: unknown): boolean => value == null;'],
    [
      'fetch past the clients',
      'no-restricted-globals',
      'src/planted.ts',
      "export const load = (): Promise<Response> => fetch('/x');",
    ],
    ['the console of a visitor', 'no-console', 'src/planted.ts', "console.log('here');"],
    ['a name that JavaScript does not know', 'no-undef', 'planted.mjs', 'missing();'],
    [
      'a hook under a condition',
      'rules-of-hooks',
      'src/Planted.tsx',
      "import { useState } from 'react';\nexport function Planted({ on }: { on: boolean }): null {\n  if (on) useState(0);\n  return null;\n}",
    ],
    [
      'a forgotten dependency',
      'exhaustive-deps',
      'src/Planted.tsx',
      "import { useEffect } from 'react';\nexport function Planted({ title }: { title: string }): null {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n  return null;\n}",
    ],
    [
      'a component made by another',
      'static-components',
      'src/Planted.tsx',
      'export function Planted({ make }: { make: () => () => null }): unknown {\n  const Part = make();\n  return <Part />;\n}',
    ],
    [
      'a clock in a component',
      'purity',
      'src/Planted.tsx',
      'export function Planted(): unknown {\n  return <p>{Date.now()}</p>;\n}',
    ],
  ])('%s', (_, rule, path, code) => {
    expect(lintPlanted({ [path]: code })).toContain(`(${rule})`);
  });

  it('a comment that switches off nothing', () => {
    const code = '// oxlint-disable-next-line no-empty\nexport const one = 1;';
    expect(lintPlanted({ 'src/planted.ts': code })).toContain('Unused oxlint-disable directive');
  });

  it('and accepts what only some files may do', () => {
    const files = {
      'src/lib/fetch-json.ts': "export const load = (): Promise<Response> => fetch('/x');",
      'scripts/planted.ts': "console.log('done');",
      'public/worker.js': 'self.addEventListener("activate", () => clients.claim());',
    };
    expect(lintPlanted(files)).toContain('0 errors');
  });
});
