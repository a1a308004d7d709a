import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { PicturePickerContext, type PicturePicker } from '#admin/lib/picture-picker.tsx';
import { queryClient } from '#admin/lib/query-client.ts';

interface Props {
  pictures: PicturePicker;
  children: ReactNode;
}

export function AdminProviders({ pictures, children }: Props): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <PicturePickerContext value={pictures}>{children}</PicturePickerContext>
    </QueryClientProvider>
  );
}
