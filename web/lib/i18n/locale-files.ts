/// <reference types="vite/client" />
import type { Dictionary } from './create-translator.ts'

/** In its own file, because the list grows with every feature and the first page needs three entries. */
export const localeFiles = import.meta.glob<Dictionary>('../../locales/*/*.json', { import: 'default' })
