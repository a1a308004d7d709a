import { pictureSources } from '#domain/media/picture-sources.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { ReactElement, ReactNode } from 'react';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import { Switch } from '../form/Switch.tsx';
import { ItemActions, type ItemActionsProps } from './ItemActions.tsx';

interface Props extends ItemActionsProps {
  handles: ReactElement;
  picture: Picture | null;
  /** In the place of a missing picture; default nothing. */
  placeholder?: ReactElement;
  /** Whether it is a portrait, taller than wide; default false. */
  isPerson?: boolean;
  /** What visitors see of it; default nothing to switch. */
  toggle?: Parameters<typeof Switch>[0];
  children: ReactNode;
}

/** A row of an ordered list. On a phone the three handles and the actions have a line each, below picture and text. */
export function ContentRow(props: Props): ReactElement {
  const { handles, picture, placeholder, isPerson = false, toggle, children, ...item } = props;
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-3 md:grid-cols-[auto_7rem_minmax(0,1fr)_auto] md:px-2">
      <div className="flex justify-self-end max-md:order-last max-md:col-span-2 max-md:-mr-2">{handles}</div>
      <div className={`overflow-hidden bg-sand ${isPerson ? 'aspect-4/5 w-16 md:justify-self-center' : 'aspect-4/3'}`}>
        {picture === null ? (
          placeholder
        ) : (
          <ResponsivePicture {...pictureSources(picture)} alt="" sizes="7rem" className="size-full" />
        )}
      </div>
      <div className="min-w-0">
        {children}
        <p className="mt-1.5 flex flex-wrap gap-1">
          <StatusBadge kind={item.kind} id={item.id} />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-1 max-md:col-span-2 [&>:has([role=switch])]:mr-auto">
        {toggle !== undefined && <Switch {...toggle} />}
        <ItemActions {...item} />
      </div>
    </div>
  );
}
