import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const viewerPath = 'docs/reference.js'
const bundle = new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference'))
/** Without the name of a source map that is not published. */
const readViewer = () => readFileSync(bundle, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')

/**
 * Serves the API documentation, `docs.html`, at `/docs`, and the viewer that it needs from our own origin. The viewer is
 * copied as it is: bundled with the app it would only slow every build down.
 */
export const apiDocs = (): Plugin => ({
  name: 'api-docs',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0]
      if (path === `/${viewerPath}`) {
        response.setHeader('content-type', 'text/javascript').end(readViewer())
        return
      }
      // The deployment's assets leave the ending out; Vite does not.
      if (path === '/docs') request.url = '/docs.html'
      next()
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: viewerPath, source: readViewer() })
  },
})
