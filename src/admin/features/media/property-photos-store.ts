import type { ResponseOf } from '#domain/api/endpoint.ts';
import { propertyPhotosApi } from '#domain/api/property-photos.ts';
import type { PhotoReportLine } from '#domain/media/photo-report.ts';
import { atom } from 'nanostores';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { orderByName } from './order-by-name.ts';
import type { UploadItem } from './upload-item.ts';

/** The image quality checks of the chosen property. */
export type Report = ResponseOf<(typeof propertyPhotosApi)['GET /api/admin/property-photos/{id}']>;

/** Result of a replacement. */
export type Replaced = ResponseOf<(typeof propertyPhotosApi)['PUT /api/admin/property-photos/{id}']>;

interface State {
  /** Chosen property; '' for none. */
  readonly id: string;
  /** Null until loaded. */
  readonly report: Report | null;
  /** '' for none. */
  readonly failure: string;
}

export function createPropertyPhotos() {
  const state = atom<State>({ id: '', report: null, failure: '' });

  async function choose(id: string): Promise<void> {
    state.set({ id, report: null, failure: '' });
    if (id !== '') await fetchReport(id);
  }

  /** The earlier report stays until the new one has loaded, and with it the upload area beside it. */
  async function fetchReport(id: string): Promise<void> {
    try {
      const report = await callAsStaff(propertyPhotosApi, 'GET /api/admin/property-photos/{id}', { params: { id } });
      if (state.get().id === id) state.set({ id, report, failure: '' });
    } catch (error) {
      state.set({ id, report: null, failure: error instanceof Error ? error.message : String(error) });
    }
  }

  async function replace(items: readonly UploadItem[]): Promise<Replaced> {
    const { id, report } = state.get();
    if (report === null) throw new Error('No property is chosen');
    const files = orderByName(items).map(({ name, upload }) => ({ name: name.slice(0, 160), upload }));
    const body = { rev: report.rev, files };
    const replaced = await callAsStaff(propertyPhotosApi, 'PUT /api/admin/property-photos/{id}', {
      params: { id },
      body,
    });
    await fetchReport(id);
    return replaced;
  }

  async function describe(lines: readonly { line: PhotoReportLine; alt: string }[]): Promise<void> {
    const { id, report } = state.get();
    if (report === null) throw new Error('No property is chosen');
    const words = lines.map(({ line, alt }) => ({ place: line.place, pictureId: line.picture.id, alt }));
    const body = { rev: report.rev, words };
    await callAsStaff(propertyPhotosApi, 'PATCH /api/admin/property-photos/{id}', { params: { id }, body });
    await fetchReport(id);
  }

  return { state, choose, replace, describe };
}

export type PropertyPhotos = ReturnType<typeof createPropertyPhotos>;
