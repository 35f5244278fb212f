import type { WebLanguage } from './language.ts'

export const languageNames: Record<WebLanguage, string> = { en: 'English', de: 'Deutsch' }
