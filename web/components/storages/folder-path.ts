/** From the top of a storage on; a slash alone is the top. */
export const plainPath = (typed: string): string => typed.trim().replace(/^\/+|\/+$/g, '')

export interface Step {
  name: string
  path: string
}

/** The folders that one goes through to a path. */
export const stepsTo = (path: string): Step[] =>
  path === '' ? [] : path.split('/').map((name, at, all) => ({ name, path: all.slice(0, at + 1).join('/') }))
