import type { Picture } from '#domain/media/picture.ts';
import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { HERO_TEXT as text } from './text.ts';

interface Props {
  /** Pictures that could not be added. */
  pictures: readonly Picture[];
  /** Why not. */
  reason: string;
  /** Tries again. */
  onRetry: () => void;
}

/** Says which uploaded pictures are no slides yet, and tries again. */
export function NotAdded({ pictures, reason, onRetry }: Props): ReactElement | null {
  if (pictures.length === 0) return null;
  return (
    <Banner>
      <p>{reason}</p>
      <p>{text.notAdded(pictures.length)}</p>
      <button type="button" className="button button-quiet mt-3" onClick={onRetry}>
        {text.tryAgain}
      </button>
    </Banner>
  );
}
