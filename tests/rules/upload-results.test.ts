import { randomUUID } from 'node:crypto';
import { uploadResultPath } from '#domain/media/upload-place.ts';
import { collection, doc, getDoc, getDocs, setDoc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { EDITORS } from '#domain/staff/role.ts';
import { ACTORS, type ActorName } from '#support/rules/actors.ts';
import { outcomeOf } from '#support/rules/outcome.ts';
import { openRulesFixture } from '#support/rules/fixture.ts';

const EDITING: readonly ActorName[] = EDITORS;
const rules = openRulesFixture();

describe.for(ACTORS)('the result of an upload, for %s', (name) => {
  const result = EDITING.includes(name) ? 'allowed' : 'denied';
  const own = () => uploadResultPath(rules.actor(name).uid, randomUUID());

  test(`is ${result} to be read by its name, also before it is there`, async () => {
    const path = own();
    const { firestore } = rules.actor(name);
    expect(await outcomeOf(getDoc(doc(firestore, path)))).toBe(result);
    await rules.firestore.doc(path).set({ state: 'refused' });
    expect(await outcomeOf(getDoc(doc(firestore, path)))).toBe(result);
    await rules.firestore.doc(path).delete();
  });

  test('is nobody else’s', async () => {
    const another = rules.actor(name === 'editor' ? 'admin' : 'editor').uid;
    const path = uploadResultPath(another, randomUUID());
    expect(await outcomeOf(getDoc(doc(rules.actor(name).firestore, path)))).toBe('denied');
  });

  test('cannot be listed or written', async () => {
    const { firestore, uid } = rules.actor(name);
    expect(await outcomeOf(getDocs(collection(firestore, `uploads/${uid}/results`)))).toBe('denied');
    expect(await outcomeOf(setDoc(doc(firestore, own()), { state: 'done' }))).toBe('denied');
  });
});
