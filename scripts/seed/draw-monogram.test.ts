import { describe, expect, it } from 'vitest';
import { drawMonogram, initialsOf } from './draw-monogram.ts';

describe('initials of a monogram', () => {
  it.each([
    ['Marta Quintela', 'MQ'],
    ['Álvaro de Sá Écio', 'AE'],
    ['Júlia', 'J'],
    ['  inês   garção ', 'IG'],
    ['Ana-Rita Lobo', 'AL'],
    ['Rui (junior)', 'RJ'],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('a monogram', () => {
  it('is drawn as outlines, because a bare machine has no fonts', () => {
    const drawing = drawMonogram('Marta Quintela');
    expect(drawing).not.toContain('<text');
    expect(drawing).toContain('<path');
  });

  it('is the same each time, so that its picture keeps its name', () => {
    expect(drawMonogram('Marta Quintela')).toBe(drawMonogram('Marta Quintela'));
  });

  it.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])('has a drawing of %s', (letter) => {
    expect(drawMonogram(letter)).toContain('<path');
  });

  it('says so when a name has no letter to draw', () => {
    expect(() => drawMonogram('山')).toThrow("no initials to draw in the name '山'");
  });
});
