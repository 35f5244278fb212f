import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const viewerPath = 'docs/reference.js'
const bundle = new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference'))
/** The bundle names a source map that is not published. */
const readViewer = () => readFileSync(bundle, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')

/** Serves the API documentation at `/docs`. Bundling the viewer would slow down every build, so it is copied. */
export const apiDocs = (): Plugin => ({
  name: 'api-docs',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0]
      if (path === `/${viewerPath}`) {
        response.setHeader('content-type', 'text/javascript').end(readViewer())
        return
      }
      // In production `/docs` finds the file without its ending; Vite needs it.
      if (path === '/docs') request.url = '/docs.html'
      next()
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: viewerPath, source: readViewer() })
  },
})
