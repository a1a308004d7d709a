import { randomUUID } from 'node:crypto';
import { uploadResultPath } from '#domain/media/upload-place.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { staffPath } from '#functions/platform/firestore-paths.ts';
import { upload } from '#support/rules/files.ts';
import type { Outcome } from '#support/rules/outcome.ts';
import { outcomeOf } from '#support/rules/outcome.ts';
import { openRulesFixture } from '#support/rules/fixture.ts';

const rules = openRulesFixture();
const staffDocument = () => rules.firestore.doc(staffPath(rules.actor('editor').uid));
let listed: FirebaseFirestore.DocumentData | undefined;

beforeEach(async () => {
  listed = (await staffDocument().get()).data();
});
afterEach(async () => {
  await staffDocument().set(listed ?? {});
});
afterAll(() => rules.bucket.deleteFiles({ prefix: `incoming/${rules.actor('editor').uid}/` }));

/** Outcomes for the token of an editor, which carries the role for up to an hour more. */
async function outcomes(): Promise<Record<'content' | 'results' | 'upload', Outcome>> {
  const editor = rules.actor('editor');
  return {
    content: await outcomeOf(getDoc(doc(editor.firestore, 'properties', randomUUID()))),
    results: await outcomeOf(getDoc(doc(editor.firestore, uploadResultPath(editor.uid, randomUUID())))),
    upload: await outcomeOf(upload(editor, `incoming/${editor.uid}/${randomUUID()}.jpg`)),
  };
}

const NOTHING = { content: 'denied', results: 'denied', upload: 'denied' };
const EVERYTHING = { content: 'allowed', results: 'allowed', upload: 'allowed' };

describe('a token that still carries the role of an editor', () => {
  test('reads and uploads while the list of staff says the same', async () => {
    expect(await outcomes()).toEqual(EVERYTHING);
  });

  test('does nothing as soon as the account is disabled', async () => {
    await staffDocument().update({ isDisabled: true });
    expect(await outcomes()).toEqual(NOTHING);
  });

  test('does nothing as soon as the colleague is removed from the list', async () => {
    await staffDocument().delete();
    expect(await outcomes()).toEqual(NOTHING);
  });

  test('uploads nothing as soon as the role is changed to concierge, who reads content too', async () => {
    await staffDocument().update({ role: 'concierge' });
    expect(await outcomes()).toEqual({ content: 'allowed', results: 'denied', upload: 'denied' });
  });

  test('does nothing as soon as the account has another email than the list', async () => {
    await staffDocument().update({ email: 'somebody-else@test.example' });
    expect(await outcomes()).toEqual(NOTHING);
  });

  test('reads and uploads where the list has the email in another case', async () => {
    await staffDocument().update({ email: String(listed?.['email']).toUpperCase() });
    expect(await outcomes()).toEqual(EVERYTHING);
  });

  test('does nothing while the entry on the list has no state that can be read', async () => {
    await staffDocument().set({ role: 'editor' });
    expect(await outcomes()).toEqual(NOTHING);
  });
});

test('an entry on the list gives nothing to an account without the role in its token', async () => {
  const member = rules.actor('member');
  const document = rules.firestore.doc(staffPath(member.uid));
  await document.set({ ...listed, role: 'admin' });
  expect(await outcomeOf(getDoc(doc(member.firestore, 'properties', randomUUID())))).toBe('denied');
  expect(await outcomeOf(upload(member, `incoming/${member.uid}/${randomUUID()}.jpg`))).toBe('denied');
  await document.delete();
});
