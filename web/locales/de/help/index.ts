/// <reference types="vite/client" />
/** One file of the build for all pages of the language, because a search reads them all. */
export const pages = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true })
