type Parser = typeof import('#worker/modules/imports/lines/parse.ts')
let loading: Promise<Parser> | undefined

/** 22 KB that only writers need; the loaders of their routes start it early. */
export const loadLineParser = (): Promise<Parser> => (loading ??= import('#worker/modules/imports/lines/parse.ts'))
