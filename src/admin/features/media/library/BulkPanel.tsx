import { useState, type ReactElement } from 'react';
import { Choice } from '#admin/components/form/Choice.tsx';
import { LoadFailure } from '#admin/components/LoadFailure.tsx';
import { BulkFiles } from './BulkFiles.tsx';
import { PhotoReport } from '../PhotoReport.tsx';
import { hasTyped, type AltsByProperty, type TypedAlts } from '../typed-alts.ts';
import type { UploadQueue } from '../upload-queue.ts';
import { usePhotoProperties, usePhotoReport } from '../use-property-photos.ts';
import { MEDIA_TEXT } from '../text.ts';

const text = MEDIA_TEXT.bulk;
const NOTHING: TypedAlts = {};

interface Props {
  queue: UploadQueue;
  /** The alt texts that are not saved. */
  typed: AltsByProperty;
  setTyped: (change: (typed: AltsByProperty) => AltsByProperty) => void;
}

/** The pictures of one property: their quality checks, and replacing all of them at once. */
export function BulkPanel({ queue, typed, setTyped }: Props): ReactElement {
  const [id, choose] = useState('');
  const properties = usePhotoProperties();
  const report = usePhotoReport(id);
  const failed = properties.isError ? properties : report;

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
        options={[
          { id: '', label: text.choose },
          ...(properties.data ?? []).map((one) => ({
            id: one.id,
            label: hasTyped(typed[one.id]) ? text.unsaved(one.title) : one.title,
          })),
        ]}
        choose={choose}
      />
      {failed.error !== null && (
        <div className="mt-6">
          <LoadFailure text={failed.error.message} retry={failed.refetch} />
        </div>
      )}
      {report.isSuccess && (
        <div className="mt-12 grid gap-16 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <BulkFiles queue={queue} id={id} report={report.data} />
          </div>
          <div className="lg:col-span-5 lg:col-start-8">
            <PhotoReport
              key={id}
              id={id}
              report={report.data}
              typed={typed[id] ?? NOTHING}
              changeTyped={(change) => setTyped((before) => ({ ...before, [id]: change(before[id] ?? NOTHING) }))}
            />
          </div>
        </div>
      )}
    </section>
  );
}
