import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { PicturePickerContext, type PicturePicker } from '#admin/lib/picture-picker.tsx';
import { queryClient } from '#admin/lib/query-client.ts';

interface Props {
  /** How screens choose pictures. */
  pictures: PicturePicker;
  /** The screens. */
  children: ReactNode;
}

/** What every screen needs around it. */
export function AdminProviders({ pictures, children }: Props): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <PicturePickerContext value={pictures}>{children}</PicturePickerContext>
    </QueryClientProvider>
  );
}
