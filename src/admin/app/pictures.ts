import { lazy } from 'react';

const field = () => import('#admin/features/media/PictureField.tsx');
const intake = () => import('#admin/features/media/PictureIntake.tsx');

/** How screens choose pictures; this code and that of uploads is not in the first bundle. */
export const PICTURES = {
  Field: lazy(async () => ({ default: (await field()).PictureField })),
  Intake: lazy(async () => ({ default: (await intake()).PictureIntake })),
};

/** Loads the picker together with a screen whose forms contain pictures, so that a form opens complete. */
export function withPictures<Screen>(load: () => Promise<Screen>): () => Promise<Screen> {
  return async () => {
    const [screen] = await Promise.all([load(), field(), intake()]);
    return screen;
  };
}
