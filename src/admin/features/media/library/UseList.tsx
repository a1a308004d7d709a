import type { PictureUseLine } from '#domain/media/library-picture.ts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { editorPathOf } from '#admin/lib/editor-path.ts';
import { copyText, titleOfUse } from './picture-use-text.ts';
import { MEDIA_TEXT } from '../text.ts';

const text = MEDIA_TEXT.library;

/** The documents that use a picture, each with its copies. */
export function UseList({ uses }: { uses: readonly PictureUseLine[] }): ReactElement {
  if (uses.length === 0) return <p className="mt-2 text-small text-ink-soft">{text.unused}</p>;
  const copies = Map.groupBy(uses, ({ documentId, title }) => `${documentId} ${title}`);
  return (
    <details className="mt-2 text-small">
      <summary className="min-h-11 content-center underline decoration-1 underline-offset-4">
        {text.used} {copies.size}
      </summary>
      <ul className="border-l border-sand pl-4">
        {[...copies].map(([key, lines]) => (
          <li key={key} className="py-1">
            <UseName line={lines[0]} />{' '}
            <span className="text-ink-soft">{lines.map(({ collection }) => copyText(collection)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function UseName({ line }: { line: PictureUseLine | undefined }): ReactElement | null {
  if (line === undefined) return null;
  const name = titleOfUse(line);
  const to = editorPathOf(`${line.collection}/${line.documentId}`);
  return to === null ? (
    <>{name}</>
  ) : (
    <Link to={to} className="inline-link">
      {name}
    </Link>
  );
}
