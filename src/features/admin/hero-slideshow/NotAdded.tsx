import type { Picture } from '@site/domain/picture';
import type { ReactElement } from 'react';
import { Banner } from '../../../components/admin/Banner.tsx';
import { HERO_WORDS as words } from './words.ts';

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
      <p>{words.notAdded(pictures.length)}</p>
      <button type="button" className="button button-quiet mt-3" onClick={onRetry}>
        {words.tryAgain}
      </button>
    </Banner>
  );
}
