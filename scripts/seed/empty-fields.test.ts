import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { fillEmptyFields } from './empty-fields.ts';

const shape = {
  title: z.string().min(1),
  subtitle: z.string(),
  area: z.int().min(1).nullable(),
  isActive: z.boolean(),
  rules: z.array(z.string()),
  rooms: z.int().min(0),
  type: z.enum(['rental', 'event']),
};

describe('fields that a sample leaves out', () => {
  it("become the first of '', null, false, [] and 0 that the schema accepts", () => {
    expect(fillEmptyFields(shape, { title: 'Casa', type: 'event' })).toEqual({
      title: 'Casa',
      subtitle: '',
      area: null,
      isActive: false,
      rules: [],
      rooms: 0,
      type: 'event',
    });
  });

  it('stay missing when the schema accepts no empty value, so that it can name them', () => {
    expect(fillEmptyFields(shape, {})).not.toHaveProperty('title');
    expect(fillEmptyFields(shape, {})).not.toHaveProperty('type');
  });

  it('do not replace given values', () => {
    expect(fillEmptyFields(shape, { rooms: 7, area: 90 })).toMatchObject({ rooms: 7, area: 90 });
  });
});
