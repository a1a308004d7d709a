import { describe, expect, it } from 'vitest';
import { EMULATOR_SETS, functionsEnvironment } from './emulator-sets.ts';

describe('the functions on the emulators', () => {
  it('of npm start take no header for the address of a sender', () => {
    expect(functionsEnvironment(EMULATOR_SETS.start)).toEqual({ SENDER_FRONT: 'none' });
  });

  it.each([EMULATOR_SETS.test, EMULATOR_SETS.bench])('of $name let the caller play the front', (set) => {
    expect(functionsEnvironment(set)['SENDER_FRONT']).toBe('google');
  });
});
