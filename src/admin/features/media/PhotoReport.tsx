import { MEDIUM_TEXT } from '#domain/core/limits.ts';
import type { PhotoReportLine } from '#domain/media/photo-report.ts';
import { picturePath } from '#domain/media/picture-path.ts';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { announce } from '#lib/announce.ts';
import { altOf, keepUnsaved, typeAlts, type TypedAlts } from './typed-alts.ts';
import { describePhotos, type Report } from './use-property-photos.ts';
import { WarningList } from './library/WarningList.tsx';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.report;

interface Props {
  id: string;
  report: Report;
  /** The alt texts that are not saved. */
  typed: TypedAlts;
  changeTyped: (change: (typed: TypedAlts) => TypedAlts) => void;
}

/** The image quality checks of a property, with alt texts to edit or to fill with suggestions. */
export function PhotoReport({ id, report, typed, changeTyped }: Props): ReactElement {
  const { failure, busy, attempt } = useAttempt();
  const saveButton = useRef<HTMLButtonElement>(null);
  const changed = report.lines.filter((line) => altOf(typed, line).trim() !== line.picture.alt);
  const missing = report.lines.filter((line) => altOf(typed, line) === '');
  const type = (texts: readonly (readonly [PhotoReportLine, string])[]): void =>
    changeTyped((before) => typeAlts(before, texts));
  const dropSaved = (): void => changeTyped((before) => keepUnsaved(before, report.lines));
  const dropSavedNow = useEffectEvent(dropSaved);
  useEffect(() => dropSavedNow(), [report.lines]);
  const fine = report.lines.every(({ warnings, alike }) => warnings.length === 0 && alike.length === 0);

  const save = async (): Promise<void> => {
    const lines = changed.map((line) => ({ line, alt: altOf(typed, line).trim() }));
    const isSaved = await attempt(describePhotos(id, report.rev, lines), text.notSaved);
    if (isSaved) announce(text.saved);
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
                maxLength={MEDIUM_TEXT}
                className="field-input !min-h-11 text-small"
                value={altOf(typed, line)}
                onBlur={dropSaved}
                onChange={({ currentTarget }) => type([[line, currentTarget.value]])}
              />
              <WarningList warnings={line.warnings} />
              {line.alike.length > 0 && <p className="text-small text-clay">{MEDIA_TEXT.alike}</p>}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-4">
        {missing.length > 0 && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() =>
              void keepFocus(
                () => type(missing.map((line) => [line, line.proposedAlt])),
                () => saveButton.current,
              )
            }
          >
            {text.propose}
          </button>
        )}
        {changed.length > 0 && (
          <button
            ref={saveButton}
            type="button"
            className="button button-primary"
            disabled={busy}
            onClick={() => void save()}
          >
            {busy ? text.busy : text.save}
          </button>
        )}
      </div>
      <p role="alert" className="field-error">
        {failure}
      </p>
    </div>
  );
}
