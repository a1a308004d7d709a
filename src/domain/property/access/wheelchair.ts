// No zod: search uses it without the schema.

/** Width of a door through which a wheelchair passes, in centimetres (Decree-Law 163/2006: 77 cm). */
export const WHEELCHAIR_DOOR = 77;
