import type { Language } from './language.ts'

/** Each language by its own name, as people look for it. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' }
