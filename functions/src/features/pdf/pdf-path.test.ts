import { expect, it } from 'vitest';
import { pdfPath } from '#domain/property/pdf/pdf-kinds.ts';
import { parsePdfPath } from './pdf-path.ts';

it.each(['brochure', 'scout-sheet'] as const)('reads the path of a %s', (kind) => {
  expect(parsePdfPath(pdfPath(kind, 'casa-da-duna'))).toEqual({ kind, slug: 'casa-da-duna' });
});

it.each([
  '/brochures/casa-da-duna.pdf',
  '/brochures/pt/casa-da-duna.pdf',
  '/brochures/en/casa-da-duna',
  '/brochures/en/casa-da-duna.pdf/',
  '/brochures/en/Casa.pdf',
  '/brochures/en/../en/casa.pdf',
  '/brochures/en/%2e%2e%2fcasa.pdf',
  '/brochures/en/4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f.pdf',
  `/brochures/en/${'a'.repeat(500)}.pdf`,
  '/toStrings/en/casa.pdf',
  '/s/en/casa.pdf',
])('rejects %s', (path) => {
  expect(parsePdfPath(path)).toBeNull();
});
