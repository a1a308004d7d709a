import type { Picture } from '#domain/media/picture.ts';
import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { HERO_TEXT as text } from './text.ts';

interface Props {
  pictures: readonly Picture[];
  reason: string;
  onRetry: () => void;
}

/** Lists uploaded pictures that could not be added as slides, with a button to try again. */
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
