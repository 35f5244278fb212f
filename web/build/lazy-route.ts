import type { ComponentType } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'

type File = Record<string, ComponentType<object>>

/** In place of the router's own, which reloads the page for a file that does not come; lib/files/load-file.ts waits for it. */
export const lazyRouteComponent = (load: () => Promise<File>, name = 'default') => lazyPart(load, name)
