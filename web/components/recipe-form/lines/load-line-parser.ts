type Parser = typeof import('./ingredient-line-parser.ts')
let loading: Promise<Parser> | undefined

/** 30 KB that only writers need; the loaders of their routes start it early. */
export const loadLineParser = (): Promise<Parser> => (loading ??= import('./ingredient-line-parser.ts'))
