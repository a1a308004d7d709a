import * as z from 'zod';
import { DEFAULT_REPLY_TEMPLATES } from '#domain/inbox/default-reply-templates.ts';
import { pictureSchema } from '#domain/media/picture.ts';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { USUAL_OFFICE_DAYS, WEEKDAYS } from './office-days.ts';
import { purchaseTableSchema } from '#domain/purchase/purchase-table.ts';
import { PURCHASE_TABLE_2026 } from '#domain/purchase/purchase-table-2026.ts';
import { replyTemplates } from '#domain/inbox/reply-template-schema.ts';
import {
  contactUrl,
  httpsUrl,
  lineList,
  optionalLine,
  requiredLine,
  requiredNarrative,
} from '#domain/text/text-fields.ts';

/** Days on which the office is open, each once. */
export const officeDays = z.array(z.enum(WEEKDAYS)).min(1).max(WEEKDAYS.length);

/** The site settings, one document: the brand is here and nowhere in code. */
export const siteSettingsSchema = z.strictObject({
  brandName: requiredLine,
  /** One line about the brand, used in titles and shared links. */
  tagline: requiredLine,
  /** Two sentences about the brand, for search engines. */
  description: requiredNarrative,
  /** The footer's claim of experience. */
  experienceClaim: requiredLine,
  /** Public phone number in international form. */
  phone: requiredLine,
  email: z.email(),
  /** Public email for owners who list a property. */
  ownersEmail: z.email(),
  /** Where the chat button leads: WhatsApp or another chat, an email or a phone number; null hides the button. */
  chatAddress: contactUrl.nullable(),
  /** Lines of the office's postal address. */
  officeAddress: lineList.min(1),
  /** Free text. */
  officeHours: requiredLine,
  /** Open days of the office, for viewings; Monday to Friday in older settings without them. */
  officeDays: officeDays.default([...USUAL_OFFICE_DAYS]),
  /** Templates of replies in the inbox; the default ones in older settings without them. */
  replyTemplates: replyTemplates.default([...DEFAULT_REPLY_TEMPLATES]),
  /** What the law takes from a buyer; that of 2026 in older settings without it. */
  purchaseTable: purchaseTableSchema.default(PURCHASE_TABLE_2026),
  /** Whether the contact page shows the recent response time. */
  showReplyTime: z.boolean(),
  companyName: requiredLine,
  companyRegistration: requiredLine,
  /** Licences that the law requires to show, each as 'label: number'. */
  licences: lineList,
  /** The electronic complaints book, a link that Portuguese law requires. */
  complaintsBookLink: httpsUrl,
  /** Social profiles in display order. */
  socialLinks: z.array(z.strictObject({ name: requiredLine, address: httpsUrl })).max(8),
  /** Reviews badge, rendered without the reviews service; null hides it. */
  reviews: z
    .strictObject({
      /** Name of the reviews service. */
      source: requiredLine,
      /** Average rating out of 5. */
      rating: z.number().min(1).max(5),
      count: z.int().min(1),
      address: httpsUrl,
    })
    .nullable(),
  /** Content of the home page. */
  home: z.strictObject({
    /** First claim above the gallery. */
    villaClaim: requiredLine,
    /** Second claim above the gallery. */
    destinationClaim: requiredLine,
    /** Properties of the auto-scrolling gallery, in order. */
    galleryPropertyIds: z.array(z.uuid()).min(1).max(12),
    /** Destinations of the slider, in order. */
    sliderDestinations: z.array(z.enum(DESTINATION_SLUGS)).min(1).max(11),
  }),
  teamIntroduction: requiredNarrative,
  /** The team in one photograph; null for none, also in older settings without it. */
  teamPhoto: pictureSchema.nullable().default(null),
  /** Description of pages without their own; '' for none. */
  fallbackDescription: optionalLine,
});

export type SiteSettings = z.output<typeof siteSettingsSchema>;
