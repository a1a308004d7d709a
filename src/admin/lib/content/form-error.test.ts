import { departmentSchema } from '#domain/content/team.ts';
import { heroImageSchema } from '#domain/content/hero-and-featured.ts';
import { serviceSchema } from '#domain/content/service.ts';
import { destinationSchema } from '#domain/places/destination.ts';
import { siteSettingsSchema } from '#domain/site/settings.ts';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { formError } from './form-error.ts';

function text(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: (issue) => formError(issue) }).error?.issues[0]?.message;
}

describe('the message of a form', () => {
  it.each([
    ['of an empty required line', serviceSchema.shape.title, ' ', 'Please fill this in'],
    ['of a line that is too long', serviceSchema.shape.title, 'x'.repeat(161), 'Please use at most 160 characters'],
    ['of an invalid email address', departmentSchema.shape.email, 'someone', 'Please enter a valid email address'],
    ['of an invalid required email address', siteSettingsSchema.shape.email, 'x', 'Please enter a valid email address'],
    ['of a missing picture', heroImageSchema.shape.image, null, 'Please choose a picture'],
    ['of a list that is too short', destinationSchema.shape.highlights, ['a'], 'Please give at least 4'],
    ['of a missing number', siteSettingsSchema.shape.reviews.unwrap().shape.rating, undefined, 'Please give a number'],
    ['of a number out of bounds', siteSettingsSchema.shape.reviews.unwrap().shape.rating, 6, 'Please give at most 5'],
    ['of an unknown choice', serviceSchema.shape.imagePosition, 'top', 'Please choose one of the options'],
  ])('%s', (_, schema, value, expected) => {
    expect(text(schema, value)).toBe(expected);
  });

  it('names the field of a number', () => {
    const { rating } = siteSettingsSchema.shape.reviews.unwrap().shape;
    const messageOf = (value: unknown): string | undefined =>
      rating.safeParse(value, { error: (issue) => formError(issue, 'Rating') }).error?.issues[0]?.message;
    expect(messageOf(6)).toBe('Rating: please give at most 5');
    expect(messageOf(0)).toBe('Rating: please give a number of at least 1');
    expect(messageOf('many')).toBe('Rating: please give a number');
  });

  it("keeps the schema's own messages", () => {
    expect(text(serviceSchema.shape.ctaLink, 'contact')).toContain("'/contact'");
  });
});
