import type { PictureWarning } from '#domain/media/picture-warnings.ts';
import type { ReactElement } from 'react';
import { MEDIA_WORDS as words } from '../text.ts';

/** What the steward found, in words; nothing when all is well. */
export function WarningList({ warnings }: { warnings: readonly PictureWarning[] }): ReactElement | null {
  if (warnings.length === 0) return null;
  return <p className="text-small text-clay">{warnings.map((warning) => words.warnings[warning]).join(' · ')}</p>;
}
