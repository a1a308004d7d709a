import { randomUUID } from 'node:crypto';
import { deleteObject, getMetadata, listAll, updateMetadata } from 'firebase/storage';
import { afterAll, describe, expect, test } from 'vitest';
import { EDITORS } from '#domain/staff/role.ts';
import { ACTORS, type Actor, type ActorName } from '#support/rules/actors.ts';
import { objectOf, storeObject, upload } from '#support/rules/files.ts';
import { outcomeOf, type Outcome } from '#support/rules/outcome.ts';
import { openRulesFixture } from '#support/rules/fixture.ts';

const NOBODY: readonly ActorName[] = [];
const EDITING: readonly ActorName[] = EDITORS;

const rules = openRulesFixture();
const run = randomUUID();

interface Place {
  place: string;
  /** Folder for this actor. */
  folder: (actor: Actor) => string;
  readers: readonly ActorName[];
  /** Actors who may add a file; nobody may do anything else. */
  uploaders: readonly ActorName[];
}

/** Folders of the bucket, open or closed. */
const PLACES: Place[] = [
  { place: 'own incoming folder', folder: ({ uid }) => `incoming/${uid}`, readers: NOBODY, uploaders: EDITING },
  { place: 'own team folder', folder: ({ uid }) => `incoming/${uid}/team`, readers: NOBODY, uploaders: EDITING },
  {
    place: "another's incoming folder",
    folder: ({ uid }) => `incoming/${another(uid)}`,
    readers: NOBODY,
    uploaders: NOBODY,
  },
  {
    place: "another's team folder",
    folder: ({ uid }) => `incoming/${another(uid)}/team`,
    readers: NOBODY,
    uploaders: NOBODY,
  },
  {
    place: "an owner's photographs",
    folder: () => `submissions/${run}`,
    readers: NOBODY,
    uploaders: NOBODY,
  },
  { place: 'incoming itself', folder: () => 'incoming', readers: NOBODY, uploaders: NOBODY },
  {
    place: 'another folder of the own incoming one',
    folder: ({ uid }) => `incoming/${uid}/other`,
    readers: NOBODY,
    uploaders: NOBODY,
  },
  {
    place: 'a folder below the own team one',
    folder: ({ uid }) => `incoming/${uid}/team/deep`,
    readers: NOBODY,
    uploaders: NOBODY,
  },
  { place: 'a published picture', folder: () => `media/${run}`, readers: ACTORS, uploaders: NOBODY },
  { place: 'media itself', folder: () => 'media', readers: NOBODY, uploaders: NOBODY },
  { place: 'a folder below a picture', folder: () => `media/${run}/deep`, readers: NOBODY, uploaders: NOBODY },
  { place: 'stored PDFs', folder: () => `pdf/brochure/${run}`, readers: NOBODY, uploaders: NOBODY },
  { place: 'originals', folder: () => `originals/${run}`, readers: NOBODY, uploaders: NOBODY },
];

afterAll(async () => {
  const [files] = await rules.bucket.getFiles();
  await Promise.all(files.filter(({ name }) => name.includes(run)).map((file) => file.delete()));
});

describe.for(PLACES)('$place', ({ folder, readers, uploaders }) => {
  const cells = ACTORS.map((name) => ({
    name,
    get: result(readers, name),
    create: result(uploaders, name),
  }));

  test.for(cells)('$name: getting is $get, adding is $create, all else is denied', async ({ name, ...expected }) => {
    const actor = rules.actor(name);
    // A unique name for each cell, because an existing file cannot be uploaded again.
    const there = `${folder(actor)}/${run}-${randomUUID()}.jpg`;
    await storeObject(rules.bucket, there);
    const [list, get, create] = await Promise.all([
      outcomeOf(listAll(objectOf(actor, folder(actor)))),
      outcomeOf(getMetadata(objectOf(actor, there))),
      outcomeOf(upload(actor, `${folder(actor)}/${run}-${randomUUID()}.jpg`)),
    ]);
    const [replace, update] = await Promise.all([
      outcomeOf(upload(actor, there)),
      outcomeOf(updateMetadata(objectOf(actor, there), { cacheControl: 'no-store' })),
    ]);
    const outcomes = {
      list,
      get,
      create,
      replace,
      update,
      delete: await outcomeOf(deleteObject(objectOf(actor, there))),
    };
    const rejected = { list: 'denied', replace: 'denied', update: 'denied', delete: 'denied' };
    expect(outcomes).toEqual({ ...rejected, get: expected.get, create: expected.create });
  });
});

/** Id of another editing account. */
function another(uid: string): string {
  const editor = rules.actor('editor');
  return uid === editor.uid ? rules.actor('admin').uid : editor.uid;
}

function result(allowed: readonly ActorName[], name: ActorName): Outcome {
  return allowed.includes(name) ? 'allowed' : 'denied';
}

test.for(ACTORS)('the root of the bucket is closed to %s', async (name) => {
  expect(await outcomeOf(listAll(objectOf(rules.actor(name), '/')))).toBe('denied');
  expect(await outcomeOf(upload(rules.actor(name), `${run}.jpg`))).toBe('denied');
});
