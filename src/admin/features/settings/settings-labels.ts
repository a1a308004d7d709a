import { partLabels } from '#admin/components/form/record-entry.ts';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { BRACKET_LISTS, BRACKET_PARTS, PROFILE_PARTS, STEP_PARTS, TEMPLATE_PARTS } from './entry-parts.ts';
import { SETTINGS_TEXT as text } from './text.ts';

const HOME_FIELDS = ['villaClaim', 'destinationClaim', 'galleryPropertyIds', 'sliderDestinations'] as const;
const REVIEWS_FIELDS = ['source', 'address', 'rating', 'count'] as const;

/** What every field of the settings is called, also those of groups and entries, for `nameFault`. */
export const SETTINGS_LABELS: Readonly<Record<string, string>> = {
  ...FIELD_LABELS.settings,
  // Also hints, which no path names.
  ...Object.fromEntries(Object.entries(text.purchase).map(([name, label]) => [`purchaseTable.${name}`, label])),
  ...Object.fromEntries(HOME_FIELDS.map((name) => [`home.${name}`, text.home[name]])),
  ...Object.fromEntries(REVIEWS_FIELDS.map((name) => [`reviews.${name}`, text.reviews[name]])),
  ...partLabels('socialLinks', PROFILE_PARTS),
  ...partLabels('replyTemplates', TEMPLATE_PARTS),
  ...Object.assign({}, ...BRACKET_LISTS.map((name) => partLabels(`purchaseTable.${name}`, BRACKET_PARTS))),
  ...partLabels('purchaseTable.aimi', STEP_PARTS),
};
