import type { Plugin } from 'vite'

/** Vite's wrapper around `import()` is ours: it preloads nothing, and waits for a file that does not come. */
export const leanPreload = (loader: string): Plugin => ({
  name: 'lean-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? `export { loadFile as __vitePreload } from ${JSON.stringify(loader)}` : null,
})
