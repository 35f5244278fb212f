import type { Plugin } from 'vite'

/** Vite's wrapper around `import()` without the list of files to preload, which is switched off. */
const helper = `export const __vitePreload = (load) => load().catch((payload) => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
  dispatchEvent(event)
  if (!event.defaultPrevented) throw payload
})`

/** Saves half a kilobyte of the first page; `vite:preloadError` still fires for web/main.tsx. */
export const leanPreload = (): Plugin => ({
  name: 'lean-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? helper : null),
})
