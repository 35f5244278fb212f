type Reader = typeof import('./line-reader.ts')
let loading: Promise<Reader> | undefined

/** 30 KB that only writers need; the loaders of their routes start it early. */
export const loadLineParser = (): Promise<Reader> => (loading ??= import('./line-reader.ts'))
