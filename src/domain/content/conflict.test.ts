import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions, settleVersions, type FieldChoice } from './conflict.ts';

const base = { title: 'Casa', tag: '', people: 4, features: ['Sea'] };

describe('two versions of a property', () => {
  it('differ in the fields that either side changed, each with its proposal', () => {
    const mine = { ...base, title: 'Casa da Duna', people: 6 };
    const theirs = { ...base, tag: 'Beachfront', people: 8 };
    expect(compareVersions(base, mine, theirs)).toEqual([
      { name: 'title', base: 'Casa', mine: 'Casa da Duna', theirs: 'Casa', isClash: false, proposed: 'mine' },
      { name: 'tag', base: '', mine: '', theirs: 'Beachfront', isClash: false, proposed: 'theirs' },
      { name: 'people', base: 4, mine: 6, theirs: 8, isClash: true, proposed: 'mine' },
    ]);
  });

  it('do not differ in what both changed alike, lists included', () => {
    const changed = { ...base, features: ['Sea', 'Pool'] };
    expect(compareVersions(base, changed, { ...base, features: ['Sea', 'Pool'] })).toEqual([]);
  });

  it('are settled by the choice for a field, else by its proposal', () => {
    const mine = { ...base, title: 'Mine', people: 6 };
    const theirs = { ...base, tag: 'Theirs', people: 8 };
    const fields = compareVersions(base, mine, theirs);
    const choices = { people: 'theirs', title: 'theirs' } as const;
    expect(settleVersions(theirs, mine, fields)).toEqual({ ...base, title: 'Mine', tag: 'Theirs', people: 6 });
    expect(settleVersions(theirs, mine, fields, choices)).toEqual({ ...base, tag: 'Theirs', people: 8 });
  });
});

const value = fc.oneof(fc.constantFrom('', 'a', 'b'), fc.nat(2), fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }));
const version = fc.record({ title: value, tag: value, people: value, features: value });
const choice = fc.constantFrom<FieldChoice>('mine', 'theirs');

describe('whatever both wrote', () => {
  it('nothing that one side alone changed is lost by the proposals', () => {
    fc.assert(
      fc.property(version, version, version, (start, mine, theirs) => {
        const fields = compareVersions(start, mine, theirs);
        const settled = settleVersions(theirs, mine, fields);
        const clashes = new Set<string>(fields.filter(({ isClash }) => isClash).map(({ name }) => name));
        for (const name of ['title', 'tag', 'people', 'features'] as const) {
          const isMine = JSON.stringify(mine[name]) !== JSON.stringify(start[name]);
          const expected = clashes.has(name) || isMine ? mine[name] : theirs[name];
          expect(settled[name]).toEqual(expected);
        }
      }),
    );
  });

  it('no value appears that neither side wrote, and the choices are obeyed', () => {
    const choices = fc.record({ title: choice, tag: choice, people: choice, features: choice });
    fc.assert(
      fc.property(version, version, version, choices, (start, mine, theirs, chosen) => {
        const settled = settleVersions(theirs, mine, compareVersions(start, mine, theirs), chosen);
        for (const name of ['title', 'tag', 'people', 'features'] as const) {
          expect(settled[name]).toEqual(chosen[name] === 'mine' ? mine[name] : theirs[name]);
        }
      }),
    );
  });

  it('a version against itself has nothing to settle', () => {
    fc.assert(fc.property(version, version, (start, mine) => compareVersions(start, mine, mine).length === 0));
  });
});
