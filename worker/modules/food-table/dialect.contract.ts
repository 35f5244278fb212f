/** American kitchens say zucchini where others say courgette. */
export const dialects = ['en', 'en-US', 'de'] as const
export type Dialect = (typeof dialects)[number]
