/// <reference types="vite/client" />
import type { Dictionary } from './translate.ts'

/** Where the texts of every feature are. In a file of its own, for this list grows with them and the first page needs three. */
export const wordFiles = import.meta.glob<Dictionary>('../../locales/*/*.json', { import: 'default' })
