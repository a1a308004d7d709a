import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useSite } from '#admin/lib/publishing/use-site.ts';
import { PROPERTY_TEXT } from './text.ts';

const text = PROPERTY_TEXT.publish;

interface Props {
  title: string;
  /** The site's revision with the publication. */
  siteRevision: number;
}

/** How far a publication is: being published, live, or neither, because its build failed or was rolled back. */
export function PublishingNote({ title, siteRevision }: Props): ReactElement {
  const site = useSite().data?.site ?? null;
  const isLive = site !== null && site.builtRevision >= siteRevision;
  const hasEnded = site?.lease === null && site.begunRevision >= siteRevision;
  const sentence = isLive ? text.live : hasEnded ? text.notLive : text.started;
  return (
    <>
      {sentence(title)}{' '}
      <Link to="/admin/publish" className="inline-link">
        {isLive ? text.report : text.follow}
      </Link>
    </>
  );
}
