import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ownIconFactory = fileURLToPath(new URL('../components/ui/icon-factory.ts', import.meta.url))
const isIcon = (id: string | undefined) => id?.includes('/lucide-react/dist/esm/icons/') === true

/** Replaces the 2 KB icon factory of lucide-react, whose options nobody here uses. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer) => (id === '../createLucideIcon.mjs' && isIcon(importer) ? ownIconFactory : null),
  transform: (code, id) => (isIcon(id) ? { code: stripIcon(code), map: null } : null),
})

const stripIcon = (code: string) =>
  code
    .replace(/,\s*key: "[^"]*"/g, '')
    .replace(/^ {2}(name|size): .*$/gm, '')
    .replace(/^ {2}aliases: \[[^\]]*\],?$/m, '')
    .replace(/^__iconData\.node;$/m, '')
