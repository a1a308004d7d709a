import type { ResponseOf } from '#domain/api/endpoint.ts';
import type { mediaApi } from '#domain/api/media.ts';

export type LibraryPage = ResponseOf<(typeof mediaApi)['GET /api/admin/pictures']>;

/**
 * Pages without a picture. A page that followed it follows the picture shown before it, '' for none, because the API knows no
 * place after a picture that is gone.
 */
export function withoutPicture(pages: readonly LibraryPage[], id: string): LibraryPage[] {
  let last = '';
  return pages.map(({ pictures, next }) => {
    const left = pictures.filter(({ picture }) => picture.id !== id);
    last = left.at(-1)?.picture.id ?? last;
    return { pictures: left, next: next === id ? last : next };
  });
}
