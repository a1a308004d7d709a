import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { areInstalled, differingPackages } from './packages.mjs';

const locked = {
  '': { version: '1.0.0' },
  'src/domain': { version: '0.0.0' },
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
  'node_modules/other-platform': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const zod = { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' } };

describe('installed packages', () => {
  it('are right when they match the lockfile, without those for other platforms', () => {
    expect(differingPackages(locked, zod)).toEqual([]);
  });

  it('are wrong when one is missing', () => {
    expect(differingPackages(locked, {})).toEqual(['node_modules/zod']);
  });

  it('are wrong when one has another version or content', () => {
    expect(differingPackages(locked, { 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-c' } })).toHaveLength(
      1,
    );
    expect(differingPackages(locked, { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-c' } })).toHaveLength(
      1,
    );
  });

  it.each([
    ['are there when npm has recorded them', JSON.stringify({ packages: zod }), true],
    ['are not there when npm was killed while it recorded them', '{"packages": {"node_mod', false],
  ])('%s', (_name, record, known) => {
    const folder = mkdtempSync(join(tmpdir(), 'packages-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), record);
    expect(areInstalled(folder)).toBe(known);
  });
});
