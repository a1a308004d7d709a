import { mediaApi } from '#domain/api/media.ts';
import type { LibraryPicture } from '#domain/media/library-picture.ts';
import { atom } from 'nanostores';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';

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
  /** Number of changes made here. */
  let changes = 0;
  /** Number of lists asked for from their beginning. */
  let lists = 0;

  /** Loads the list, or its next page. A list that another follows is dropped: the later one is newer. */
  async function load(after: string | null = null): Promise<void> {
    if (after === null) lists += 1;
    const asked = { changes, lists };
    state.set({ ...state.get(), busy: true, failure: '' });
    try {
      const page = await callAsStaff(mediaApi, 'GET /api/admin/pictures', after === null ? {} : { query: { after } });
      if (asked.lists !== lists) return;
      // It may have been read before a change that is shown already.
      if (after === null && asked.changes !== changes) return await load();
      const before = after === null ? [] : state.get().pictures;
      state.set({ pictures: [...before, ...page.pictures], next: page.next, busy: false, failure: '' });
    } catch (error) {
      if (asked.lists !== lists) return;
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
    changes += 1;
    state.set({ ...state.get(), pictures: changed });
  }

  /** Removes a picture; throws a ApiFailure with code 'in_use' while documents use it, unless forced. */
  async function remove(id: string, force: boolean): Promise<void> {
    await callAsStaff(mediaApi, 'DELETE /api/admin/pictures/{id}', { params: { id }, query: { force: String(force) } });
    changes += 1;
    state.set({ ...state.get(), pictures: state.get().pictures.filter(({ picture }) => picture.id !== id) });
  }

  return { state, load, describe, remove };
}

export type Library = ReturnType<typeof createLibrary>;
