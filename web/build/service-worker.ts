import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** Files of `public/` that every page needs; their names hold no digest. */
const unhashed = ['theme.js', 'icon.svg', 'manifest.webmanifest']

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url').slice(0, 12)

/** Other scripts than Latin are kept when a page needs them. */
const isKept = (file: string) => file.startsWith('assets/') && (!file.endsWith('.woff2') || file.includes('-latin-'))

/** Writes `sw.js`, which keeps the files of this build, and names the build in the page that belongs to them. */
export function serviceWorker(entry: string): Plugin {
  let publicDir = ''
  let version = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        version = digest(Object.keys(bundle).sort().join('\n'))
        return [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }]
      },
    },
    async writeBundle({ dir = '' }, bundle) {
      const files = [
        { url: '/', revision: digest(sourceOf(bundle, 'index.html')) },
        { url: '/preload.js', revision: digest(sourceOf(bundle, 'preload.js')) },
        ...unhashed.map((file) => ({ url: `/${file}`, revision: digest(readFileSync(join(publicDir, file))) })),
        ...Object.keys(bundle)
          .filter(isKept)
          .map((file) => ({ url: `/${file}`, revision: null })),
      ]
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          __FILES__: JSON.stringify(files),
          __VERSION__: JSON.stringify(version),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2024',
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      })
    },
  }
}

function sourceOf(bundle: Rolldown.OutputBundle, name: string): string | Uint8Array {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`)
  return file.source
}
