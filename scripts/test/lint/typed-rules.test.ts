import { describe, expect, it } from 'vitest';
import { lintPlanted } from './lint-planted.ts';

const compilerOptions = { strict: true, target: 'ES2024', module: 'NodeNext' };
const tsconfig = JSON.stringify({ compilerOptions, include: ['*.ts'] });

const complaints = (code: string): string =>
  lintPlanted({ 'tsconfig.json': tsconfig, 'planted.ts': code }, '--type-aware');

describe('npm run lint rejects what only the type checker finds', () => {
  it.each([
    ['no-floating-promises', 'async function run(): Promise<void> {}\nrun();'],
    ['no-misused-promises', 'addEventListener("load", async () => {});'],
    ['await-thenable', 'export const one: number = await 1;'],
    ['no-unnecessary-condition', 'export const text = (given: string): string => given ?? "none";'],
    [
      'switch-exhaustiveness-check',
      'export function say(way: "up" | "down"): void {\n  switch (way) {\n    case "up":\n      break;\n  }\n}',
    ],
  ])('%s', (rule, code) => {
    expect(complaints(code)).toContain(`(${rule})`);
  });

  it('and accepts correct code', () => {
    const code =
      'async function run(): Promise<number> {\n  return await Promise.resolve(1);\n}\nawait run();\nexport {};';
    expect(complaints(code)).toContain('0 errors');
  });
});
