import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useSite } from '#admin/lib/publishing/use-site.ts';
import { PROPERTY_TEXT } from './text.ts';

const text = PROPERTY_TEXT.publish;

interface Props {
  title: string;
  /** Whether it is archived, so that publishing has removed it. */
  isRemoval: boolean;
  /** The site's revision with the publication. */
  siteRevision: number;
}

/** How far a publication is: under way, what visitors see, or neither, because its build failed or was rolled back. */
export function PublishingNote({ title, isRemoval, siteRevision }: Props): ReactElement {
  const site = useSite().data?.site ?? null;
  const isLive = site !== null && site.builtRevision >= siteRevision;
  const hasEnded = site?.lease === null && site.begunRevision >= siteRevision;
  const sentences = isRemoval ? text.removal : text;
  const sentence = isLive ? sentences.live : hasEnded ? sentences.notLive : sentences.started;
  return (
    <>
      {sentence(title)}{' '}
      <Link to="/admin/publish" className="inline-link">
        {isLive ? text.report : text.follow}
      </Link>
    </>
  );
}
