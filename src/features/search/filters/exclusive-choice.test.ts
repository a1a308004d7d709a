import { describe, expect, it } from 'vitest';
import { toggleExclusiveChoice, withoutAll } from './exclusive-choice.ts';

describe("choices: ''All' is exclusive; unticking everything returns to All'", () => {
  it('ticking an option unticks All', () => {
    expect(toggleExclusiveChoice(['All'], 'Algarve')).toEqual(['Algarve']);
    expect(toggleExclusiveChoice(['Algarve'], 'Azores')).toEqual(['Algarve', 'Azores']);
  });

  it('ticking All unticks the rest', () => {
    expect(toggleExclusiveChoice(['Algarve', 'Azores'], 'All')).toEqual(['All']);
  });

  it('unticking the last option returns to All, and All cannot be unticked alone', () => {
    expect(toggleExclusiveChoice(['Algarve'], 'Algarve')).toEqual(['All']);
    expect(toggleExclusiveChoice(['All'], 'All')).toEqual(['All']);
  });

  it('All is no condition for a filter', () => {
    expect(withoutAll(['All'])).toEqual([]);
    expect(withoutAll(['Azores'])).toEqual(['Azores']);
  });
});
