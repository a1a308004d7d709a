import { describe, expect, it } from 'vitest';
import { valueText } from './value-text.ts';

const picture = {
  id: '0123456789abcdef0123456789abcdef',
  width: 1600,
  height: 1000,
  widths: [480],
  tones: '9bc876543',
  placeholder: 'data:image/webp;base64,AA==',
  color: '#aabbcc',
  alt: 'The pool at noon',
  caption: '',
};

describe('a value as text', () => {
  it.each([
    ['a text as it stands', 'Chef', 'Chef'],
    ['a switch', true, 'Yes'],
    ['nothing', null, ''],
    ['a list, one a line', ['Surf', 'Dunes'], 'Surf\nDunes'],
    [
      'a list of things',
      [
        { name: 'Surf', icon: '' },
        { name: 'Dunes', icon: 'sun' },
      ],
      'Surf\nDunes: sun',
    ],
    [
      'numbers and switches of a thing with their names',
      [{ name: 'Loft', floor: 0, beds: { king: 1, cot: 2 }, bath: null, isStepFree: false }],
      'Loft: floor 0, beds (king 1, cot 2), is step free no',
    ],
    [
      'a thing without a name of its own',
      { latitude: 38.1, longitude: -8.7, exact: true },
      'latitude 38.1, longitude -8.7, exact yes',
    ],
    ['a picture by what it shows', picture, 'The pool at noon'],
    ['a picture without alt text by its id', { ...picture, alt: '' }, 'Picture 01234567'],
  ])('%s', (_, value, text) => {
    expect(valueText(value)).toBe(text);
  });
});
