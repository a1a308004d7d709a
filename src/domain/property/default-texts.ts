// No zod: the admin form, the seed and property pages share them.

/** Arrival hours of a new property, and what a page shows when it has none (visitor specification, section 9). */
export const DEFAULT_CHECK_IN_TIME = '16:00 - 08:00';

/** Departure hour of a new property, and what a page shows when it has none (visitor specification, section 9). */
export const DEFAULT_CHECK_OUT_TIME = '11:00';

/** Deposit of a new property (admin specification, section 9). */
export const DEFAULT_SECURITY_DEPOSIT = '€2,500 per booking';

/** Services within the price of a new property. */
export const DEFAULT_INCLUDED_SERVICES = [
  'Personal welcome at the house',
  'Concierge from booking to departure',
  'Bed linen, bath towels and pool towels',
  'Housekeeping twice a week',
  'Welcome basket of Portuguese produce',
  'Wireless internet',
] as const;

/** Services at a cost of a new property, with the fees of the admin specification (section 9). */
export const DEFAULT_ADDED_COST_SERVICES = [
  'Admin fee: 5% of booking',
  'Final cleaning: €450 per booking',
  'Grocery shopping: €80 per booking',
  'Out-of-schedule arrival: €50',
] as const;

/** Heading of the first narrative section of a new property. */
export const DEFAULT_PROPERTY_SECTION_HEADING = 'The house and its days';

/** Text of the first narrative section of a new property. */
export const DEFAULT_PROPERTY_SECTION_CONTENT =
  'Every room was arranged for unhurried living: wide doors to the garden, good beds, a kitchen that invites a long ' +
  'lunch. Mornings begin on the terrace, afternoons belong to the shade and the water, and in the evening the table ' +
  'is laid wherever the light is best.\n' +
  'Our concierge knows the house and its surroundings well, and prepares it before you arrive.';

/** Heading of the second narrative section of a new property. */
export const DEFAULT_ADDITIONAL_CONTENT_HEADING = 'At your service';

/** Text of the second narrative section of a new property. */
export const DEFAULT_ADDITIONAL_CONTENT_TEXT =
  'A private chef, a table at the restaurant everyone speaks of, a boat for the day, a guide who grew up here: tell ' +
  'us what would make the stay complete, and we arrange it before you arrive or while you are with us.';

/** Line above the quotation of a new property. */
export const DEFAULT_QUOTE_HEADING = 'A place to come back to';

/** The quotation of a new property. */
export const DEFAULT_QUOTE_TEXT =
  'Portugal is best understood slowly, from a terrace, with nowhere else to be until dinner.';
