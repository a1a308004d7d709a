import { mediaApi } from '#domain/api/media.ts';
import type { LibraryPicture } from '#domain/media/library-picture.ts';
import { atom } from 'nanostores';
import { callAsStaff } from '#admin/lib/call-staff-api.ts';

/** What the library shows. */
export interface LibraryState {
  /** Pictures fetched so far, newest first. */
  readonly pictures: readonly LibraryPicture[];
  /** What to ask the next page with; null when all are there. */
  readonly next: string | null;
  /** Whether a page is being fetched. */
  readonly busy: boolean;
  /** Why the last fetch failed; '' when it did not. */
  readonly failure: string;
}

/** The library, fetched page by page. */
export function createLibrary() {
  const state = atom<LibraryState>({ pictures: [], next: null, busy: false, failure: '' });

  async function load(after: string | null = null): Promise<void> {
    state.set({ ...state.get(), busy: true, failure: '' });
    try {
      const page = await callAsStaff(mediaApi, 'GET /api/admin/pictures', after === null ? {} : { query: { after } });
      const before = after === null ? [] : state.get().pictures;
      state.set({ pictures: [...before, ...page.pictures], next: page.next, busy: false, failure: '' });
    } catch (error) {
      state.set({ ...state.get(), busy: false, failure: error instanceof Error ? error.message : String(error) });
    }
  }

  async function describe(id: string, alt: string): Promise<void> {
    const { picture } = await callAsStaff(mediaApi, 'PATCH /api/admin/pictures/{id}', {
      params: { id },
      body: { alt },
    });
    const changed = state.get().pictures.map((found): LibraryPicture => {
      if (found.picture.id !== id) return found;
      const others = found.warnings.filter((warning) => warning !== 'no_alt');
      return { ...found, picture, warnings: picture.alt === '' ? [...others, 'no_alt'] : others };
    });
    state.set({ ...state.get(), pictures: changed });
  }

  /** Removes a picture; throws a StaffFailure with code 'in_use' while documents use it and it is not forced. */
  async function remove(id: string, force: boolean): Promise<void> {
    await callAsStaff(mediaApi, 'DELETE /api/admin/pictures/{id}', { params: { id }, query: { force: String(force) } });
    state.set({ ...state.get(), pictures: state.get().pictures.filter(({ picture }) => picture.id !== id) });
  }

  return { state, load, describe, remove };
}

/** The library. */
export type Library = ReturnType<typeof createLibrary>;
