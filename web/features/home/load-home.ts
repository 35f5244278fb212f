/** In a file of its own, so that the build finds what it loads; see build/first-page-chunks.ts. */
export const loadHome = () => import('./home.page.tsx')
