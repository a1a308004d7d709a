import { lazy } from 'react';

const field = () => import('#admin/features/media/PictureField.tsx');
const intake = () => import('#admin/features/media/PictureIntake.tsx');

/** How screens choose pictures; the code, with that of uploads, is no part of the first bundle. */
export const PICTURES = {
  Field: lazy(async () => ({ default: (await field()).PictureField })),
  Intake: lazy(async () => ({ default: (await intake()).PictureIntake })),
};

/** Fetches that code beside a screen whose forms hold pictures, so that a form is whole when it opens. */
export function withPictures<Screen>(load: () => Promise<Screen>): () => Promise<Screen> {
  return async () => {
    const [screen] = await Promise.all([load(), field(), intake()]);
    return screen;
  };
}
