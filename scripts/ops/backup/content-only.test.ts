import { describe, expect, it } from 'vitest';
import { onlyContent, onlyPictures } from './content-only.ts';

const [FREE, OWNERS, USED] = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
const SUBMISSION = { submissionId: { stringValue: 'a-submission' } };
const NULL = { nullValue: null };

const DOCUMENTS = [
  { path: 'properties/villa', fields: { title: { stringValue: 'Villa' } } },
  { path: 'publishedProperties/villa', fields: { title: { stringValue: 'Villa' } } },
  { path: 'publishedSettings/site', fields: {} },
  { path: 'pictureUses/properties~villa', fields: {} },
  { path: `pictures/${FREE}`, fields: { uploadedBy: { stringValue: 'ana' }, submissionId: NULL } },
  { path: `pictures/${OWNERS}`, fields: SUBMISSION },
  { path: `pictures/${USED}`, fields: { ...SUBMISSION, usedByContent: { booleanValue: true } } },
  {
    path: 'calendars/villa',
    fields: { fees: { mapValue: {} }, occupancies: { arrayValue: { values: [{ stringValue: 'a guest' }] } } },
  },
  ...['users/ana', 'users/ana/favorites/villa', 'staff/ana', 'enquiries/1', 'submissions/1', 'subscribers/1'],
  ...['mail/1', 'auditLog/1', 'system/site', 'publishedRevisions/publishedProperties~villa', 'listedStays/villas-0'],
  'properties/villa/notes/1',
].map((document) => (typeof document === 'string' ? { path: document, fields: {} } : document));

async function* each(values: readonly unknown[]): AsyncGenerator<unknown> {
  for (const value of values) yield await Promise.resolve(value);
}

const content = () => onlyContent(each(DOCUMENTS));

describe('the content of a backup', () => {
  it('is every kind in both copies, the pictures and what stays cost', async () => {
    const kept = await Array.fromAsync(content());
    expect(kept.map(({ path }) => path)).toEqual([
      ...['properties/villa', 'publishedProperties/villa', 'publishedSettings/site', 'pictureUses/properties~villa'],
      ...[`pictures/${FREE}`, `pictures/${USED}`, 'calendars/villa'],
    ]);
  });

  it('leaves to a document that exists what it says of people', async () => {
    const existing = new Set(['properties/villa', 'calendars/villa']);
    const kept = await Array.fromAsync(onlyContent(each(DOCUMENTS), existing));
    expect(kept.find(({ path }) => path === 'calendars/villa')).toEqual({
      ...{ path: 'calendars/villa', fields: { fees: { mapValue: {} } }, isPart: true },
    });
  });

  it('says nothing of who uploaded a picture or sent it in, nor of who has which nights', async () => {
    const kept = new Map((await Array.fromAsync(content())).map(({ path, fields }) => [path, fields]));
    expect(kept.get(`pictures/${FREE}`)).toMatchObject({ uploadedBy: NULL });
    expect(kept.get(`pictures/${USED}`)).toMatchObject({ submissionId: NULL, usedByContent: { booleanValue: false } });
    expect(kept.get('calendars/villa')).toMatchObject({ fees: { mapValue: {} }, occupancies: { arrayValue: {} } });
    expect(JSON.stringify([...kept])).not.toMatch(/ana|a-submission|a guest/);
  });

  it('has the files of its pictures and no others', async () => {
    const names = [`media/${FREE}/480.avif`, `media/${OWNERS}/480.avif`, 'private/photo.jpg', 'pdf/villa.pdf'];
    const kept = await Array.fromAsync(onlyPictures(each(names.map((name) => ({ name }))), content()));
    expect(kept.map(({ name }) => name)).toEqual([`media/${FREE}/480.avif`]);
  });
});
