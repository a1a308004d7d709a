import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Code of the site, the back office and the functions, by the path of its file. */
const CODE = new Map(
  ['src', 'functions/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsx|astro)$/.test(name) && !name.endsWith('.test.ts'))
      .map((name) => [join(folder, name), readFileSync(join(ROOT, folder, name), 'utf8')] as const),
  ),
);

const TEXT_FILES = [...CODE].filter(([name]) => /\btext\.ts$/.test(name));

// The texts of both specifications, section 8 (and 2, 4, 5), quoted again, so that a changed word fails a test.
const TEXTS = [
  'Loading properties...',
  'Failed to fetch properties',
  'Try again',
  'Failed to fetch featured properties',
  'Property not found',
  'Back to Properties',
  'Failed to fetch property',
  'Destination not found',
  'Failed to fetch services',
  'Failed to fetch team members',
  'Team member not found',
  'You must be logged in to add favorites',
  'You must be logged in to remove favorites',
  'Something went wrong. Please try again later.',
  "Thank you for subscribing! You'll receive our latest property updates and exclusive offers.",
  'Failed to fetch exchange rates',
  'No properties match your selected filters. Try adjusting your criteria.',
  'No properties match your search criteria. Try adjusting your filters.',
  'No vacation rental properties available at the moment.',
  'No mid-term rental properties available at the moment.',
  'No real estate properties available at the moment.',
  'No real estate properties with rental options available at the moment.',
  'No event venues available at the moment.',
  'No retreat spaces available at the moment.',
  'No production properties available at the moment.',
  'No amenities listed for this property.',
  'Clear all filters',
  'No featured properties selected.',
  'Admin can select properties to feature on the homepage.',
  'No Properties to Display',
  'Adjust your filters to see properties on the map',
  'Unexpected Application Error!',
  'Failed to sign in',
  'Failed to sign up',
  'Failed to update profile',
  'Failed to update password',
  'Error loading your favorites',
  'Registration successful! Please check your email to confirm your account.',
  'Profile updated successfully!',
  'Password updated successfully!',
  'An unexpected error occurred',
  'Failed to delete property',
  'Failed to import properties',
  'Failed to upload images',
  'Failed to fetch hero images',
  'Failed to delete image',
  'Failed to update image status',
  'Failed to reorder images',
  'Failed to add featured property',
  'Failed to remove featured property',
  'Failed to update property status',
  'Failed to reorder properties',
  'Failed to create property',
  'Failed to update property',
  'User not authenticated. Please log in again.',
  'Upload succeeded but no data returned',
  'No properties found matching your criteria.',
  'No images in slideshow yet.',
  'No featured properties selected',
  'No services found',
  'No team members found',
  'All available rental properties are already featured.',
  'This will NOT delete team members in this department',
  'Thank You for Your Submission',
  'No favorites match your search',
  "You haven't saved any properties yet",
];

describe('the texts of the specifications', () => {
  const source = TEXT_FILES.map(([, code]) => code).join('\n');

  it.each(TEXTS)('%s', (text) => {
    expect(source.includes(`'${text}'`) || source.includes(`"${text}"`)).toBe(true);
  });
});

it('every text is used: one that nobody sees would be quoted here all the same', () => {
  const words = new Map<string, number>();
  for (const code of CODE.values()) {
    for (const [word] of code.matchAll(/\w+/g)) words.set(word, (words.get(word) ?? 0) + 1);
  }
  const texts = TEXT_FILES.flatMap(([, code]) => [...code.matchAll(/^export (?:const|function) (\w+)/gm)]);
  expect(texts.map(([, text = '']) => text).filter((text) => words.get(text) === 1)).toEqual([]);
});
