import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { InvalidDocumentError, parseDocument } from './parse-document.ts';

const schema = z.strictObject({
  title: z.string().min(1),
  gallery: z.array(z.strictObject({ width: z.int() })),
});

function messageFor(data: unknown): string {
  try {
    parseDocument(schema, { collection: 'publishedProperties', id: 'abc', data });
  } catch (error) {
    if (error instanceof InvalidDocumentError) return error.message;
    throw error;
  }
  throw new Error('expected the document to be rejected');
}

describe('a published document', () => {
  it('is returned as the schema reads it', () => {
    const data = { title: 'Casa', gallery: [{ width: 480 }] };
    expect(parseDocument(schema, { collection: 'c', id: 'i', data })).toEqual(data);
  });

  it('is rejected with collection, document and every invalid field', () => {
    expect(messageFor({ title: '', gallery: [{ width: 'wide' }] })).toMatchInlineSnapshot(`
      "The document publishedProperties/abc cannot be published:
        title: Too small: expected string to have >=1 characters
        gallery.0.width: Invalid input: expected number, received string"
    `);
  });

  it('is rejected when it has an unknown field', () => {
    expect(messageFor({ title: 'Casa', gallery: [], secret: 1 })).toContain('secret: Unrecognized key');
  });

  it('is rejected as a whole when it is no object', () => {
    expect(messageFor(null)).toContain('(the whole document): ');
  });
});
