import type { WebLanguage } from './language.ts'

/** Each language by its own name, as people look for it. */
export const languageNames: Record<WebLanguage, string> = { en: 'English', de: 'Deutsch' }
