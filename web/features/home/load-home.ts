/** The start page's own file; main.tsx asks for it before the router knows that it will be needed. */
export const loadHome = () => import('./home.page.tsx')
