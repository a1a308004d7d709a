import { useStore } from '@nanostores/react';
import { propertyPhotosApi } from '#domain/api/property-photos.ts';
import { useEffect, useState, type ReactElement } from 'react';
import { Choice } from '#admin/components/form/Choice.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { BulkFiles } from './BulkFiles.tsx';
import { createPropertyPhotos } from '../property-photos-store.ts';
import { PhotoReport } from '../PhotoReport.tsx';
import type { UploadQueue } from '../upload-queue.ts';
import { MEDIA_TEXT } from '../text.ts';

const text = MEDIA_TEXT.bulk;

/** The pictures of one property: their quality checks, and replacing all of them at once. */
export function BulkPanel({ queue }: { queue: UploadQueue }): ReactElement {
  const [photos] = useState(createPropertyPhotos);
  const [properties, setProperties] = useState<readonly { id: string; title: string }[]>([]);
  const { id, report, failure } = useStore(photos.state);
  useEffect(() => {
    callAsStaff(propertyPhotosApi, 'GET /api/admin/property-photos').then(
      (response) => setProperties(response.properties),
      reportError,
    );
  }, []);

  return (
    <section aria-labelledby="bulk">
      <h2 id="bulk" className="text-heading">
        {text.title}
      </h2>
      <p className="mt-3 max-w-text text-ink-soft">{text.hint}</p>
      <Choice
        className="field mt-8 max-w-text"
        label={text.property}
        value={id}
        options={[{ id: '', label: text.choose }, ...properties.map((one) => ({ id: one.id, label: one.title }))]}
        choose={(chosen) => void photos.choose(chosen)}
      />
      <p role="alert" className="outcome mt-6" data-outcome="failure">
        {failure}
      </p>
      {report !== null && (
        <div className="mt-12 grid gap-16 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <BulkFiles queue={queue} photos={photos} title={report.title} />
          </div>
          <div className="lg:col-span-5 lg:col-start-8">
            <PhotoReport key={report.rev} report={report} photos={photos} />
          </div>
        </div>
      )}
    </section>
  );
}
