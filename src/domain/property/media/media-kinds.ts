// No zod: the form shares these with the schema.

/** What a link to another site shows. */
export const MEDIA_LINK_KINDS = ['video', 'tour', 'plan'] as const;

export type MediaLinkKind = (typeof MEDIA_LINK_KINDS)[number];

export const MEDIA_LINK_LABELS: Readonly<Record<MediaLinkKind, string>> = {
  video: 'Video',
  tour: '3D tour',
  plan: 'Floor plan (PDF)',
};
