import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { licensePage } from './license-page.ts'
import { packageNotices } from './package-notices.ts'

/** Writes `licenses.html` for every bundled package; `others` names files that this bundler does not see. */
export const licenseNotices = (others: () => Promise<readonly string[]>): Plugin => ({
  name: 'notices',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const { root } = this.environment.config
    const bundled = Object.values(bundle).flatMap((part) =>
      // Fonts are no modules; their original names are relative to the root.
      part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((name) => resolve(root, name)),
    )
    const page = licensePage(packageNotices([...bundled, ...(await others())]))
    this.emitFile({ type: 'asset', fileName: 'licenses.html', source: page })
  },
})
