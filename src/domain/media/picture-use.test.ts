import { describe, expect, it } from 'vitest';
import { pictureUseOf, withoutPicture } from './picture-use.ts';

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
  it('names each picture once, and every place it stands in', () => {
    expect(pictureUseOf('properties', 'x', property)).toEqual({
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

  it('is nothing where there is no picture', () => {
    expect(pictureUseOf('properties', 'x', { title: 'Casa', hero: null, gallery: [] })).toBeNull();
  });

  it('calls a person by the name and not by the title', () => {
    const person = { name: 'Somebody', title: 'Concierge', department: 'Guests', photo: a };
    expect(pictureUseOf('teamMembers', 'x', person)?.title).toBe('Somebody');
  });
});

it('a document without a picture has null in its place and a shorter list, and all else as it was', () => {
  expect(withoutPicture(property, a.id)).toEqual({ ...property, hero: null, gallery: [b] });
});
