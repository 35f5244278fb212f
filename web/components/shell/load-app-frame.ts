/** main.tsx loads this before the router knows that it is needed. */
export const loadAppFrame = () => import('./app-frame.tsx')
