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
      <h3 id="message-photos" className="message-part">
        {text.title}
      </h3>
      <ul className="message-photos">
        {photos.map(({ name, hasArrived, picture }, index) => (
          <li key={`${index} ${name}`}>
            {picture === null ? (
              <p className="message-photo-missing">
                {name}
                <span>{hasArrived ? text.processing : text.waiting}</span>
              </p>
            ) : (
              <a
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
