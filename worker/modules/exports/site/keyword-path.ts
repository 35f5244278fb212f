import { slugName } from '../names/slug-name.ts'

/** Where the recipes with a keyword are listed. Keywords that differ by their signs alone share a page. */
export const keywordPath = (keyword: string): string => `keywords/${slugName(keyword)}.html`
