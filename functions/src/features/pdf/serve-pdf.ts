import { ApiError } from '#domain/core/errors.ts';
import type { PdfKind } from '#domain/property/pdf/pdf-kinds.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { logger } from 'firebase-functions';
import { matchesEntityTag } from '#http/entity-tag.ts';
import { versionOf, type PdfContent } from './pdf-content.ts';
import { parsePdfPath } from './pdf-path.ts';
import type { PdfStore } from './pdf-store.ts';

/** Seconds for which the CDN may show an older version; browsers always ask, and get 304 for what they have. */
const CDN_SECONDS = 300;

/** Seconds for which a missing or incomplete PDF is cached, which limits the load of repeated requests. */
const MISSING_SECONDS = 10;

const METHODS = ['GET', 'HEAD'];

/** A PDF that was made. */
export interface RenderedPdf {
  readonly pdf: Uint8Array;
  /** False when a photograph could not be read, which may succeed the next time. */
  readonly isComplete: boolean;
}

export interface PdfDeps {
  readonly readContent: (kind: PdfKind, slug: string) => Promise<PdfContent | null>;
  readonly store: PdfStore;
  readonly render: (content: PdfContent) => Promise<RenderedPdf>;
}

/** Makes the handler of /brochures and /scout-sheets: each version is rendered once and stored, unless it is incomplete. */
export function servePdf({ readContent, store, render }: PdfDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!METHODS.includes(request.method)) {
      throw new ApiError('method_not_allowed', { headers: { Allow: METHODS.join(', ') } });
    }
    const asked = parsePdfPath(new URL(request.url).pathname);
    const content = asked === null ? null : await readContent(asked.kind, asked.slug);
    if (content === null) {
      const missing = { 'Cache-Control': cachedFor(MISSING_SECONDS), Vary: 'Accept' };
      // A visitor's old link leads to the page of the property, or to the site's own 'not found'.
      if (asked !== null && request.headers.get('accept')?.includes('text/html') === true) {
        return new Response(null, { status: 302, headers: { ...missing, Location: propertyPath(asked.slug) } });
      }
      throw new ApiError('not_found', { headers: missing });
    }

    const version = versionOf(content);
    const entityTag = `"${version}"`;
    const headers = { 'Cache-Control': cachedFor(CDN_SECONDS), ETag: entityTag };
    if (matchesEntityTag(request.headers.get('if-none-match'), entityTag)) {
      return new Response(null, { status: 304, headers });
    }
    const made = request.method === 'HEAD' ? null : await readOrRender(content, version);
    // Node and the DOM library declare the bytes separately.
    return new Response(made === null ? null : new Uint8Array(made.pdf), {
      headers: {
        ...(made?.isComplete === false ? { 'Cache-Control': cachedFor(MISSING_SECONDS) } : headers),
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${content.property.slug}-${content.kind}.pdf"`,
        // The viewers of browsers show the file in a page of their own, for which the API's policy is too strict.
        'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
        // Search engines should find the page.
        'X-Robots-Tag': 'noindex',
      },
    });
  };

  async function readOrRender(content: PdfContent, version: string): Promise<RenderedPdf> {
    const stored = await store.read(content, version);
    if (stored !== null) return { pdf: stored, isComplete: true };
    const made = await render(content);
    if (!made.isComplete) return made;
    // Whoever waits for it gets it all the same.
    await store.save(content, version, made.pdf).catch((error: unknown) => {
      logger.error(`Storing the ${content.kind} of ${content.property.id} failed`, error);
    });
    return made;
  }
}

function cachedFor(seconds: number): string {
  return `public, max-age=0, s-maxage=${seconds}`;
}
