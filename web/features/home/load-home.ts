/** main.tsx preloads this chunk before the router asks for it. */
export const loadHome = () => import('./home.page.tsx')
