import { describe, expect, it } from 'vitest';
import { differingPackages } from './packages.mjs';

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
});
