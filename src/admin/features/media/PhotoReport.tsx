import type { PhotoReportLine } from '#domain/media/photo-report.ts';
import { picturePath } from '#domain/media/picture-path.ts';
import { useState, type ReactElement } from 'react';
import { describePhotos, type Report } from './use-property-photos.ts';
import { WarningList } from './library/WarningList.tsx';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.report;

/** The image quality checks of a property, with alt texts to edit or to fill with suggestions. */
export function PhotoReport({ id, report }: { id: string; report: Report }): ReactElement {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const altOf = (line: PhotoReportLine): string => typed[String(line.place)] ?? line.picture.alt;
  const changed = report.lines.filter((line) => altOf(line).trim() !== line.picture.alt);
  const missing = report.lines.filter((line) => altOf(line) === '');
  const fine = report.lines.every(({ warnings, alike }) => warnings.length === 0 && alike.length === 0);

  const propose = (): void =>
    setTyped({
      ...typed,
      ...Object.fromEntries(missing.map(({ place, proposedAlt }) => [String(place), proposedAlt])),
    });
  const save = (): void => {
    describePhotos(
      id,
      report.rev,
      changed.map((line) => ({ line, alt: altOf(line) })),
    ).catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
  };

  return (
    <div>
      <h3 className="text-title">{text.title}</h3>
      {fine && <p className="mt-3 text-ink-soft">{report.lines.length === 0 ? text.none : text.fine}</p>}
      <ul className="mt-5 border-t border-sand">
        {report.lines.map((line) => (
          <li key={String(line.place)} className="grid grid-cols-[5rem_1fr] gap-x-4 border-b border-sand py-4">
            <img
              src={picturePath(line.picture.id, Math.min(...line.picture.widths), 'webp')}
              alt=""
              loading="lazy"
              className="aspect-[4/3] w-full bg-sand object-cover"
            />
            <div className="min-w-0">
              <label className="field-label" htmlFor={`words-${line.place}`}>
                {line.place === 'hero' ? text.hero : text.gallery(line.place)}
              </label>
              <textarea
                id={`words-${line.place}`}
                rows={1}
                maxLength={600}
                className="field-input !min-h-11 text-small"
                value={altOf(line)}
                onChange={({ currentTarget }) => setTyped({ ...typed, [String(line.place)]: currentTarget.value })}
              />
              <WarningList warnings={line.warnings} />
              {line.alike.length > 0 && <p className="text-small text-clay">{MEDIA_TEXT.alike}</p>}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-4">
        {missing.length > 0 && (
          <button type="button" className="button button-quiet" onClick={propose}>
            {text.propose}
          </button>
        )}
        {changed.length > 0 && (
          <button type="button" className="button button-primary" onClick={save}>
            {text.save}
          </button>
        )}
      </div>
      <p role="alert" className="field-error">
        {failure}
      </p>
    </div>
  );
}
