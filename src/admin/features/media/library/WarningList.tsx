import type { PictureWarning } from '#domain/media/picture-warnings.ts';
import type { ReactElement } from 'react';
import { MEDIA_TEXT as text } from '../text.ts';

/** Findings of the image quality checks as text. */
export function WarningList({ warnings }: { warnings: readonly PictureWarning[] }): ReactElement | null {
  if (warnings.length === 0) return null;
  return <p className="text-small text-clay">{warnings.map((warning) => text.warnings[warning]).join(' · ')}</p>;
}
