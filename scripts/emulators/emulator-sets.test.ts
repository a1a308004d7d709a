import { describe, expect, it } from 'vitest';
import { EMULATOR_SETS, functionsEnvironment } from './emulator-sets.ts';

describe('the functions on the emulators', () => {
  it('of npm start trust no header with the IP address of a sender', () => {
    expect(functionsEnvironment(EMULATOR_SETS.start)).toEqual({ SENDER_FRONT: 'none' });
  });

  it.each([EMULATOR_SETS.test, EMULATOR_SETS.bench])("of $name let the caller act as Google's front end", (set) => {
    expect(functionsEnvironment(set)['SENDER_FRONT']).toBe('google');
  });
});
