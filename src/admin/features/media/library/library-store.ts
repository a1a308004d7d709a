import { mediaApi } from '#domain/api/media.ts';
import type { LibraryPicture } from '#domain/media/library-picture.ts';
import { atom } from 'nanostores';
import { callAsStaff } from '#admin/lib/call-staff-api.ts';

export interface LibraryState {
  readonly pictures: readonly LibraryPicture[];
  /** Cursor of the next page; null when all are loaded. */
  readonly next: string | null;
  readonly busy: boolean;
  /** '' for none. */
  readonly failure: string;
}

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

  /** Removes a picture; throws a StaffFailure with code 'in_use' while documents use it, unless forced. */
  async function remove(id: string, force: boolean): Promise<void> {
    await callAsStaff(mediaApi, 'DELETE /api/admin/pictures/{id}', { params: { id }, query: { force: String(force) } });
    state.set({ ...state.get(), pictures: state.get().pictures.filter(({ picture }) => picture.id !== id) });
  }

  return { state, load, describe, remove };
}

export type Library = ReturnType<typeof createLibrary>;
