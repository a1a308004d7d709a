import { AUDIT_KIND_IDS, listActions } from '#domain/staff/audit-kinds.ts';
import type { AuditLine } from '#domain/api/audit.ts';
import { describe, expect, it } from 'vitest';
import { describeEntry, fieldRows, labelOf } from './describe-entry.ts';
import { CONTENT_ACTIONS, SENTENCES } from './sentences.ts';

const entry = (change: Partial<AuditLine>): AuditLine => ({
  ...{ id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', at: '2026-11-23T10:00:00.000Z', uid: 'u1', who: 'Ana Prova' },
  ...{ action: 'property.saved', target: 'properties/p1', title: 'Casa do Mar', details: {}, before: {}, after: {} },
  ...change,
});

const read = (change: Partial<AuditLine>): string => {
  const { start, title, end } = describeEntry(entry(change));
  return [start, title, end].filter((part) => part !== '').join(' ');
};

describe('an entry of the audit log', () => {
  it('names the one field that was changed, with its values', () => {
    const before = { price: '€900 per night', priceAmount: 900, rev: 3, updatedAt: 'then' };
    const after = { price: '€950 per night', priceAmount: 950, rev: 4, updatedAt: 'now' };
    expect(read({ before, after })).toBe('changed “Price” of Casa do Mar from €900 per night to €950 per night');
  });

  it('names up to three fields and counts more', () => {
    const three = { title: 'a', salePrice: 'b', people: 2 };
    expect(read({ before: {}, after: three })).toBe('changed “Title”, “Sale price” and “Guests” of Casa do Mar');
    expect(read({ before: {}, after: { ...three, rooms: 3 } })).toBe('changed 4 fields of Casa do Mar');
  });

  it('leaves long values to the table', () => {
    expect(read({ before: { description: 'x'.repeat(61) }, after: { description: 'short' } })).toBe(
      'changed “Description” of Casa do Mar',
    );
  });

  it('leads to where the document is edited, unless it is gone', () => {
    expect(describeEntry(entry({})).path).toBe('/admin/edit-property/p1');
    expect(describeEntry(entry({ action: 'property.deleted', after: null })).path).toBeNull();
    expect(describeEntry(entry({ action: 'staff.changed', target: 'staff/u2', title: 'Rui' })).path).toBe(
      '/admin/staff',
    );
  });

  it('says what was done to a whole collection and to people', () => {
    expect(read({ action: 'service.ordered', target: 'services', title: null })).toBe(
      'changed the order of the services',
    );
    expect(read({ action: 'staff.invited', target: 'staff/u2', title: 'Rui Prova' })).toBe(
      'invited Rui Prova to the staff',
    );
    expect(
      read({
        action: 'site.published',
        target: 'publications/0000000007',
        title: null,
        details: { titles: 'Casa do Mar, Quinta' },
      }),
    ).toBe('published Casa do Mar, Quinta');
  });

  it('says which collection an export of everything has read', () => {
    const exported = { action: 'everything.exported', title: null, details: {} };
    expect(read({ ...exported, target: 'teamMembers' })).toBe('exported the team members');
    expect(read({ ...exported, target: 'enquiries' })).toBe('exported enquiries');
  });

  it('calls a document that is gone, or has no name, by what it is, and leads to none that is gone', () => {
    const freed = { action: 'calendar.freed', title: null, details: { dates: '8 – 15 May 2027' } };
    expect(read(freed)).toBe('made 8 – 15 May 2027 free again at a property');
    expect(describeEntry(entry(freed)).path).toBeNull();
    const takenOut = { action: 'picture.taken-out', target: 'heroImages/h1', title: null };
    expect(read(takenOut)).toBe('removed a picture from a hero slide');
    expect(describeEntry(entry(takenOut)).path).toBe('/admin/hero-slideshow');
    const added = { action: 'picture.added', target: 'pictures/b1', title: null };
    expect(read({ ...added, details: { name: 'casa.jpg', bytes: 9 } })).toBe('added the picture casa.jpg');
    expect(read({ ...added, details: { name: '', bytes: 9 } })).toBe('added the picture without a name');
    expect(read({ action: 'staff.changed', target: 'staff/u2', title: null })).toBe(
      'changed the access of a former colleague',
    );
  });

  it.each(AUDIT_KIND_IDS.flatMap(listActions))('has a text for %s', (action) => {
    expect(SENTENCES[action] ?? CONTENT_ACTIONS[action.split('.')[1] ?? '']).toBeDefined();
  });
});

it('names fields as their forms do, and others in plain words', () => {
  expect(labelOf('team-member.saved', 'isFeatured')).toBe('Show as a founder');
  expect(labelOf('property.saved', 'licenceNumber')).toBe('Licence number');
  expect(labelOf('staff.changed', 'isDisabled')).toBe('Is disabled');
});

it('shows a field that was emptied or filled in, and none that was and is empty', () => {
  const before = { title: 'Villa', subtitle: '', features: [] };
  const after = { title: '', subtitle: '', features: [], tag: 'New', licenceNumber: null };
  expect(fieldRows(entry({ before, after }))).toEqual([
    { field: 'title', label: 'Title', was: 'Villa', is: '' },
    { field: 'tag', label: 'Tag', was: '', is: 'New' },
  ]);
});
