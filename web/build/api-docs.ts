import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The viewer, its styles, and the licences of what it is made of, which it names by this file. */
const files = ['swagger-ui-bundle.js', 'swagger-ui.css', 'swagger-ui-bundle.js.LICENSE.txt']
const typeOf = (file: string) =>
  file.endsWith('.css') ? 'text/css' : file.endsWith('.js') ? 'text/javascript' : 'text/plain'

/** Without the name of a source map that is not published. */
const read = (file: string) =>
  readFileSync(new URL(file, import.meta.resolve('swagger-ui-dist')), 'utf8').replace(
    /\n\/[/*]# sourceMappingURL=.*\s*$/,
    '\n',
  )

/** Serves the API documentation at `/docs`. Bundling the viewer would slow down every build, so it is copied. */
export const apiDocs = (): Plugin => ({
  name: 'api-docs',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0]
      const file = files.find((name) => path === `/docs/${name}`)
      if (file !== undefined) {
        response.setHeader('content-type', typeOf(file)).end(read(file))
        return
      }
      // In production `/docs` finds the file without its ending; Vite needs it.
      if (path === '/docs') request.url = '/docs.html'
      next()
    })
  },
  generateBundle() {
    for (const file of files) this.emitFile({ type: 'asset', fileName: `docs/${file}`, source: read(file) })
  },
})
