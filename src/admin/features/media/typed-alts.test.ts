import { describe, expect, it } from 'vitest';
import { altOf, hasTyped, keepUnsaved, typeAlts } from './typed-alts.ts';

const hero = { place: 'hero', picture: { id: 'a', alt: 'The house' } } as const;
const pool = { place: 0, picture: { id: 'b', alt: '' } } as const;

describe('typed alt texts of a property', () => {
  it('show instead of the stored ones, which count as not typed', () => {
    const typed = typeAlts({}, [
      [hero, 'The house at noon'],
      [pool, 'The pool'],
    ]);
    expect([altOf(typed, hero), altOf(typed, pool)]).toEqual(['The house at noon', 'The pool']);
    const undone = typeAlts(typeAlts(typed, [[hero, 'The house']]), [[pool, '']]);
    expect(altOf(undone, hero)).toBe('The house');
    expect(hasTyped(undone)).toBe(false);
  });

  it('stay when others are saved, until they are saved too', () => {
    const typed = typeAlts({}, [
      [hero, 'The house at noon '],
      [pool, 'The pool'],
    ]);
    const saved = { ...hero, picture: { id: 'a', alt: 'The house at noon' } };
    const left = keepUnsaved(typed, [saved, pool]);
    expect([altOf(left, saved), altOf(left, pool)]).toEqual(['The house at noon', 'The pool']);
    expect(hasTyped(keepUnsaved(left, [saved, { ...pool, picture: { id: 'b', alt: 'The pool' } }]))).toBe(false);
  });

  it('go with a picture that a colleague moved', () => {
    const typed = typeAlts({}, [[pool, 'The pool']]);
    const garden = { place: 0, picture: { id: 'c', alt: 'The garden' } } as const;
    for (const moved of [
      { ...pool, place: 1 },
      { ...pool, place: 'hero' },
    ] as const) {
      const left = keepUnsaved(typed, [garden, moved]);
      expect([altOf(left, garden), altOf(left, moved)]).toEqual(['The garden', 'The pool']);
    }
  });

  it('stay at their place when the picture is there twice', () => {
    const typed = typeAlts({}, [[pool, 'The pool']]);
    const asHero = { ...pool, place: 'hero' } as const;
    expect(altOf(keepUnsaved(typed, [asHero, pool]), asHero)).toBe('');
  });

  it('end with the picture, and are not those of another one in its place', () => {
    const typed = typeAlts({}, [[pool, 'The pool']]);
    const other = { place: 0, picture: { id: 'c', alt: 'The garden' } } as const;
    expect(altOf(typed, other)).toBe('The garden');
    expect(hasTyped(keepUnsaved(typed, [other]))).toBe(false);
  });
});
