import { expect, it } from 'vitest';
import { redirectPage } from './property-id-pages.ts';

it('redirects to the page at the slug, names it as canonical and is not indexed', () => {
  const page = redirectPage('https://example.com', 'casa-do-junco');
  expect(page).toContain('<meta http-equiv="refresh" content="0;url=/property/casa-do-junco">');
  expect(page).toContain('<link rel="canonical" href="https://example.com/property/casa-do-junco">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('<a href="/property/casa-do-junco">');
});
