import fc from 'fast-check';
import { increment, serverTimestamp, updateDoc, writeBatch, type WriteBatch } from 'firebase/firestore/lite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#support/rules/actors.ts';
import * as member from '#support/rules/member.ts';
import { PROFILE } from '#support/profile.ts';
import { RANDOM_SEED } from '#support/random-seed.ts';
import { outcomeOf } from '#support/rules/outcome.ts';
import { openRulesFixture } from '#support/rules/fixture.ts';

const rules = openRulesFixture();
const IDS = Array.from({ length: 3 }, () => member.newPropertyId());
const [first = '', second = '', third = ''] = IDS;

function owner(): Actor {
  return rules.actor('member');
}

function prepare(state: Parameters<typeof member.prepareMember>[2]): Promise<void> {
  return member.prepareMember(rules.firestore, owner().uid, state);
}

/** One write of a commit: a favourite added or removed, or the count changed with a favourite's id. */
type Write = { add: string } | { remove: string } | { step: number; of: string };

function commitOf(writes: readonly Write[]): WriteBatch {
  const batch = writeBatch(owner().firestore);
  const { uid } = owner();
  for (const write of writes) {
    if ('add' in write) batch.set(member.favoriteOf(owner(), uid, write.add), member.newFavorite(write.add));
    else if ('remove' in write) batch.delete(member.favoriteOf(owner(), uid, write.remove));
    else batch.update(member.profileOf(owner(), uid), member.countStep(write.step, write.of));
  }
  return batch;
}

afterAll(() => prepare(null));

describe('a member who bypasses the count', () => {
  beforeEach(() => prepare({ favoritesCount: 1, favorites: [first] }));

  const cheats: { what: string; writes: Write[] }[] = [
    { what: 'saves one and counts none', writes: [{ add: second }] },
    { what: 'saves one and names another', writes: [{ add: second }, { step: 1, of: third }] },
    { what: 'saves one and names it with a slash', writes: [{ add: second }, { step: 1, of: `${second}/` }] },
    { what: 'saves two and counts one', writes: [{ add: second }, { add: third }, { step: 1, of: second }] },
    { what: 'saves two and counts two', writes: [{ add: second }, { add: third }, { step: 2, of: third }] },
    { what: 'saves one and counts down', writes: [{ add: second }, { step: -1, of: second }] },
    { what: 'saves one and counts two', writes: [{ add: second }, { step: 2, of: second }] },
    { what: 'saves again what is there and counts it', writes: [{ add: first }, { step: 1, of: first }] },
    { what: 'counts without saving', writes: [{ step: 1, of: second }] },
    { what: 'counts what is there already', writes: [{ step: 1, of: first }] },
    { what: 'counts down without removing', writes: [{ step: -1, of: first }] },
    { what: 'counts down what was never there', writes: [{ step: -1, of: second }] },
    { what: 'removes one and counts none', writes: [{ remove: first }] },
    { what: 'removes one and counts up', writes: [{ remove: first }, { step: 1, of: first }] },
    { what: 'removes what was never there', writes: [{ remove: second }, { step: -1, of: second }] },
    { what: 'names a favourite again and counts none', writes: [{ step: 0, of: second }] },
    { what: 'swaps one for another and counts none', writes: [{ remove: first }, { add: second }] },
    {
      what: 'swaps one for another and counts the removal',
      writes: [{ remove: first }, { add: second }, { step: -1, of: first }],
    },
    {
      what: 'removes and saves the same and counts the removal',
      writes: [{ remove: first }, { add: first }, { step: -1, of: first }],
    },
    {
      what: 'counts twice over in one commit and saves two',
      writes: [{ add: second }, { add: third }, { step: 1, of: second }, { step: 0, of: third }],
    },
  ];

  test.for(cheats)('$what: denied', async ({ writes }) => {
    expect(await outcomeOf(commitOf(writes).commit())).toBe('denied');
  });

  test('saves again, without counting, what was saved last and removed: denied', async () => {
    await member.removing(owner(), owner().uid, first).commit();
    expect(await outcomeOf(commitOf([{ add: first }]).commit())).toBe('denied');
  });

  test('counts a favourite of another member: denied', async () => {
    const other = rules.actor('otherMember');
    await member.prepareMember(rules.firestore, other.uid, { favoritesCount: 0, favorites: [] });
    const batch = writeBatch(owner().firestore)
      .set(member.favoriteOf(owner(), owner().uid, second), member.newFavorite(second))
      .update(member.profileOf(owner(), other.uid), member.countStep(1, second));
    expect(await outcomeOf(batch.commit())).toBe('denied');
    await member.prepareMember(rules.firestore, other.uid, null);
  });

  test('counts by a fraction: denied', async () => {
    const change = { favoritesCount: increment(0.5), updatedAt: serverTimestamp() };
    expect(await outcomeOf(updateDoc(member.profileOf(owner(), owner().uid), change))).toBe('denied');
  });
});

const id = fc.constantFrom(...IDS);
const loneWrite: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ add: id }),
  fc.record({ remove: id }),
  fc.record({ step: fc.integer({ min: -2, max: 2 }), of: id }),
);
const honest: fc.Arbitrary<Write[]> = id.chain((of) =>
  fc.constantFrom<Write[]>([{ add: of }, { step: 1, of }], [{ remove: of }, { step: -1, of }]),
);
const commits = fc.array(
  fc
    .tuple(honest, fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(loneWrite, { maxLength: 3 })))
    .chain(([regular, extra]) => fc.shuffledSubarray([...regular, ...extra], { minLength: 1 })),
  { minLength: 6, maxLength: 10 },
);

test(`whatever a member commits, in whatever order, the count is the number of favourites (seed ${RANDOM_SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(commits, async (sequence) => {
      await prepare({ favoritesCount: 0, favorites: [] });
      for (const writes of sequence) await outcomeOf(commitOf(writes).commit());
      const profile = rules.firestore.collection('users').doc(owner().uid);
      const favorites = await profile.collection('favorites').count().get();
      expect((await profile.get()).get('favoritesCount')).toBe(favorites.data().count);
    }),
    { numRuns: PROFILE.ruleRuns, seed: RANDOM_SEED },
  );
});
