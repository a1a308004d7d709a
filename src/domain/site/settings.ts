import * as z from 'zod';
import { DEFAULT_REPLY_TEMPLATES } from '#domain/inbox/default-reply-templates.ts';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { USUAL_OFFICE_DAYS, WEEKDAYS } from './office-days.ts';
import { replyTemplates } from '#domain/inbox/reply-template-schema.ts';
import { httpsAddress, lineList, optionalLine, requiredLine, requiredNarrative } from '#domain/text/text-fields.ts';

/** Days on which the office is open, each once. */
export const officeDays = z.array(z.enum(WEEKDAYS)).min(1).max(WEEKDAYS.length);

/** The one document with everything about the house itself: the brand stands here and nowhere in code. */
export const siteSettingsSchema = z.strictObject({
  /** Name of the brand. */
  brandName: requiredLine,
  /** One line about it, used in titles and shared links. */
  tagline: requiredLine,
  /** Two sentences about it, for search engines. */
  description: requiredNarrative,
  /** The footer's claim of experience. */
  experienceClaim: requiredLine,
  /** Public telephone in international form. */
  phone: requiredLine,
  /** Public e-mail. */
  email: z.email(),
  /** Public e-mail for owners who list a property. */
  ownersEmail: z.email(),
  /** Where the chat button leads; null hides it. */
  chatAddress: httpsAddress.nullable(),
  /** Lines of the office's postal address. */
  officeAddress: lineList.min(1),
  /** When the office answers, in words. */
  officeHours: requiredLine,
  /** Days on which the office is open, for viewings; Monday to Friday in settings from before they were asked for. */
  officeDays: officeDays.default([...USUAL_OFFICE_DAYS]),
  /** Texts that answers of the inbox begin with; ours in settings from before they stood here. */
  replyTemplates: replyTemplates.default([...DEFAULT_REPLY_TEMPLATES]),
  /** Whether the contact page tells how soon the desk has answered lately. */
  showReplyTime: z.boolean(),
  /** Legal name of the company. */
  companyName: requiredLine,
  /** Registration number of the company. */
  companyRegistration: requiredLine,
  /** Licences the law wants shown, each as 'label: number'. */
  licences: lineList,
  /** The electronic complaints book that Portuguese law asks to link. */
  complaintsBookLink: httpsAddress,
  /** Social profiles in display order. */
  socialLinks: z.array(z.strictObject({ name: requiredLine, address: httpsAddress })).max(8),
  /** Reviews badge; null hides it. Served from here, not loaded from the reviews service. */
  reviews: z
    .strictObject({
      /** Where the reviews stand. */
      source: requiredLine,
      /** Mean mark out of 5. */
      rating: z.number().min(1).max(5),
      /** Number of reviews. */
      count: z.int().min(1),
      /** Page of the reviews. */
      address: httpsAddress,
    })
    .nullable(),
  /** The home page's chosen content. */
  home: z.strictObject({
    /** First claim over the gallery. */
    villaClaim: requiredLine,
    /** Second claim over the gallery. */
    destinationClaim: requiredLine,
    /** Properties of the auto-scrolling gallery, in order. */
    galleryPropertyIds: z.array(z.uuid()).min(1).max(12),
    /** Destinations of the slider, in order. */
    sliderDestinations: z.array(z.enum(DESTINATION_SLUGS)).min(1).max(11),
  }),
  /** Introduction of the team page. */
  teamIntroduction: requiredNarrative,
  /** Text for search engines' previews when a page has none of its own; '' for none. */
  fallbackDescription: optionalLine,
});

/** The settings of the site. */
export type SiteSettings = z.output<typeof siteSettingsSchema>;
