import { lazy } from 'react';

/** How screens choose pictures; the code, with that of uploads, comes when the first of them is shown. */
export const PICTURES = {
  Field: lazy(async () => ({ default: (await import('../../features/admin/media/PictureField.tsx')).PictureField })),
  Intake: lazy(async () => ({ default: (await import('../../features/admin/media/PictureIntake.tsx')).PictureIntake })),
};
