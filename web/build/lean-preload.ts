import type { Plugin } from 'vite'

/** What the bundler wraps around every `import()`, without the list of files to load along, which is switched off. */
const helper = `export const __vitePreload = (load) => load().catch((payload) => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
  dispatchEvent(event)
  if (!event.defaultPrevented) throw payload
})`

/** Saves half a kilobyte of the first page; a file that is gone after a release is still told to lib/new.version.ts. */
export const leanPreload = (): Plugin => ({
  name: 'lean-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? helper : null),
})
