/// <reference types="vite/client" />
import type { Dictionary } from './create-translator.ts'

/** Where the texts of every feature are. In a file of its own, for this list grows with them and the first page needs three. */
export const localeFiles = import.meta.glob<Dictionary>('../../locales/*/*.json', { import: 'default' })
