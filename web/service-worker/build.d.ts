/** Every file to keep; `revision` is null where the name holds a digest. Written by web/build/service-worker.ts. */
declare const __FILES__: { url: string; revision: string | null }[]
/** Names this build; its page says the same in `<meta name="version">`. */
declare const __VERSION__: string
