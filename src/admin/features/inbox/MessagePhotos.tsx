import type { InboxMessage } from '#domain/inbox/message.ts';
import { picturePath } from '#domain/media/picture-path.ts';
import { pictureSources } from '#domain/media/picture-sources.ts';
import type { ReactElement } from 'react';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.photos;

/** An owner's photographs, each linked to its largest file. */
export function MessagePhotos({ photos }: { photos: InboxMessage['photos'] }): ReactElement | null {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="message-photos">
      <h3 id="message-photos" className="mb-2 text-(length:--text-title)">
        {text.title}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
        {photos.map(({ name, hasArrived, picture, problem }, index) => (
          <li key={`${index} ${name}`}>
            {picture === null ? (
              <p className="flex h-full min-h-24 flex-col justify-end border border-dashed border-field px-3 py-2 text-small wrap-anywhere">
                {name}
                {problem === null ? (
                  <span className="text-ink-soft">{hasArrived ? text.processing : text.waiting}</span>
                ) : (
                  <span className="text-error">{problem}</span>
                )}
              </p>
            ) : (
              <a
                className="block"
                href={picturePath(picture.id, Math.max(...picture.widths), 'webp')}
                target="_blank"
                rel="noopener"
                aria-label={text.picture(name, index + 1)}
              >
                <ResponsivePicture {...pictureSources(picture)} sizes="9rem" className="aspect-[4/3] w-full" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
