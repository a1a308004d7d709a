import { expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { PDF_KINDS } from '#domain/property/pdf/pdf-kinds.ts';
import { contentFixture, MISSING_PHOTO } from '../content-fixture.ts';
import { photoBoxes } from '../photos.ts';
import { readPdf } from '../pdf-reader-fixture.ts';
import { renderPdf } from './render-pdf.tsx';
import { MARGIN } from './styles.ts';

/** Points of the width of A4, with room for rounding. */
const PAPER_WIDTH = 596;

/** Of the code at the right of the last page of a brochure. */
const CODE_WIDTH = 96;

it.each([
  'production.department@quinta-da-encosta.example',
  'locations.and.productions.portugal@quinta-da-encosta-das-amendoeiras-e-das-alfarrobeiras.example',
  `${'W'.repeat(64)}@brand.example`,
])('%s stays beside the code and within the margins, without a hyphen of the layout', async (email) => {
  const adviser = { name: 'Ana Luz', title: 'Adviser', phone: '+351 210 000 101', email };
  for (const kind of PDF_KINDS) {
    const content = contentFixture({ kind, adviser, property: publishedFixture({ type: 'production' }) });
    const photos = photoBoxes(kind, 3).map((box) => ({ ...MISSING_PHOTO, ...box }));
    const { pdfJs, pdfium } = await readPdf(await renderPdf({ content, photos }));
    expect(Math.max(...pdfJs.rightEdges)).toBeLessThanOrEqual(PAPER_WIDTH - MARGIN);
    if (kind === 'brochure') expect(pdfJs.rightEdges.at(-1)).toBeLessThanOrEqual(PAPER_WIDTH - MARGIN - CODE_WIDTH);
    for (const { pages } of [pdfJs, pdfium]) expect(pages.join('').replaceAll(' ', '')).toContain(email);
  }
});
