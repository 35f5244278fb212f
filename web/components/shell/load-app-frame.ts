/** In a file of its own, so that the build finds what it loads; see build/first-page-chunks.ts. */
export const loadAppFrame = () => import('./app-frame.tsx')
