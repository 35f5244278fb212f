import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { licensePage } from './license-page.ts'
import { packageNotices } from './package-notices.ts'

/**
 * Writes `licenses.html`, served at `/licenses`: the notices of all packages of which something is in the build. `others`
 * answers files that are used without passing through this bundler.
 */
export const licenseNotices = (others: () => Promise<readonly string[]>): Plugin => ({
  name: 'notices',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const { root } = this.environment.config
    const bundled = Object.values(bundle).flatMap((part) =>
      // Fonts have no module; the file they were copied from is named below the root.
      part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((name) => resolve(root, name)),
    )
    const page = licensePage(packageNotices([...bundled, ...(await others())]))
    this.emitFile({ type: 'asset', fileName: 'licenses.html', source: page })
  },
})
