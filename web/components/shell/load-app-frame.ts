/** The frame's own file; main.tsx asks for it before the router knows that it will be needed. */
export const loadFrame = () => import('./app-frame.tsx')
