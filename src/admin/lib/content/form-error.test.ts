import { departmentSchema } from '#domain/content/team.ts';
import { heroImageSchema } from '#domain/content/home.ts';
import { serviceSchema } from '#domain/content/service.ts';
import { destinationSchema } from '#domain/places/destination.ts';
import { siteSettingsSchema } from '#domain/site/settings.ts';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { formError } from './form-error.ts';

function text(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: (issue) => formError(issue) }).error?.issues[0]?.message;
}

describe('what a form says', () => {
  it.each([
    ['of an empty required line', serviceSchema.shape.title, ' ', 'Please fill this in'],
    ['of a line that is too long', serviceSchema.shape.title, 'x'.repeat(161), 'Please use at most 160 characters'],
    ['of an address that is none', departmentSchema.shape.email, 'desk', 'Please enter a valid email address'],
    ['of a required address that is none', siteSettingsSchema.shape.email, 'x', 'Please enter a valid email address'],
    ['of a missing picture', heroImageSchema.shape.image, null, 'Please choose a picture'],
    ['of a list that is too short', destinationSchema.shape.highlights, ['a'], 'Please give at least 4'],
    ['of a missing number', siteSettingsSchema.shape.reviews.unwrap().shape.rating, undefined, 'Please give a number'],
    ['of a number out of bounds', siteSettingsSchema.shape.reviews.unwrap().shape.rating, 6, 'Please give at most 5'],
    ['of a choice that there is not', serviceSchema.shape.imagePosition, 'top', 'Please choose one of the options'],
  ])('%s', (_, schema, value, expected) => {
    expect(text(schema, value)).toBe(expected);
  });

  it('names the field of a number', () => {
    const { rating } = siteSettingsSchema.shape.reviews.unwrap().shape;
    const said = (value: unknown): string | undefined =>
      rating.safeParse(value, { error: (issue) => formError(issue, 'Rating') }).error?.issues[0]?.message;
    expect(said(6)).toBe('Rating: please give at most 5');
    expect(said(0)).toBe('Rating: please give a number of at least 1');
    expect(said('many')).toBe('Rating: please give a number');
  });

  it("leaves the schema's own sentences alone", () => {
    expect(text(serviceSchema.shape.ctaLink, 'contact')).toContain("'/contact'");
  });
});
