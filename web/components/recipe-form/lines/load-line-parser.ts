type Parser = typeof import('#worker/modules/imports/lines/parse.ts')
let loading: Promise<Parser> | undefined

/** 22 KB that only those who write need; a route's loader begins with it, so that its page hardly waits. */
export const loadLineParser = (): Promise<Parser> => (loading ??= import('#worker/modules/imports/lines/parse.ts'))
