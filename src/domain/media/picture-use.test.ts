import { describe, expect, it } from 'vitest';
import { makePictureUse, withoutPicture } from './picture-use.ts';

const picture = (message: string) => ({
  id: message.repeat(32),
  width: 2400,
  height: 1600,
  widths: [480, 960, 1600, 2400],
  tones: '9bc876543',
  placeholder: 'data:image/webp;base64,AAAA',
  color: '#884828',
  alt: '',
  caption: '',
});
const [a, b] = [picture('a'), picture('b')];
const property = { title: 'Casa', hero: a, gallery: [b, a], nested: { deep: [{ image: b }] }, price: '€1' };

describe('the use of pictures in a document', () => {
  it('has each picture once, and all its places', () => {
    expect(makePictureUse('properties', 'x', property)).toEqual({
      collection: 'properties',
      documentId: 'x',
      title: 'Casa',
      pictureIds: [a.id, b.id],
      places: [
        { pictureId: a.id, place: 'hero' },
        { pictureId: b.id, place: 'gallery.0' },
        { pictureId: a.id, place: 'gallery.1' },
        { pictureId: b.id, place: 'nested.deep.0.image' },
      ],
    });
  });

  it('is null without a picture', () => {
    expect(makePictureUse('properties', 'x', { title: 'Casa', hero: null, gallery: [] })).toBeNull();
  });

  it('has every id that it names, also where the picture around it cannot be read', () => {
    const damaged = {
      ...property,
      hero: { ...picture('c'), width: 0 },
      gallery: [b, a.id],
      text: `/media/${'d'.repeat(32)}/1`,
    };
    const use = makePictureUse('properties', 'x', damaged);
    expect(use?.pictureIds.toSorted()).toEqual(['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)));
    expect(use?.places).toEqual([
      { pictureId: b.id, place: 'gallery.0' },
      { pictureId: b.id, place: 'nested.deep.0.image' },
    ]);
    expect(makePictureUse('properties', 'x', undefined)).toBeNull();
  });

  it('has the name of a person, not the title', () => {
    const person = { name: 'Somebody', title: 'Concierge', department: 'Guests', photo: a };
    expect(makePictureUse('teamMembers', 'x', person)?.title).toBe('Somebody');
  });
});

it('removing a picture leaves null in its field and a shorter list, and nothing else changes', () => {
  expect(withoutPicture(property, a.id)).toEqual({ ...property, hero: null, gallery: [b] });
});
