import { COOKIE_PREFIX } from '#worker/auth/session-cookie.ts'
import { registerProblems } from '#worker/kernel/http/problem-responses.ts'
import type { App } from '#worker/kernel/http/route.ts'
import { callDifferences } from './call-differences.ts'
import { introduction } from './introduction.ts'

export function documentationRoutes(app: App): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'A token of an app, `tda_…`',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: `${COOKIE_PREFIX}.session_token`,
    description: 'Signed in in this browser; writes send `X-CSRFTOKEN` too',
  })
  registerProblems(app)
  let text: string | undefined
  app.get('/openapi.json', (c) => {
    // Generating takes some hundred milliseconds, and the result is constant.
    text ??= JSON.stringify(withDifferences(app.getOpenAPI31Document(documentHead)))
    return c.body(text, 200, { 'content-type': 'application/json' })
  })
}

const documentHead = {
  openapi: '3.1.0',
  info: { title: 'Larder', version: '1.0.0', description: introduction },
  servers: [{ url: '/' }],
  security: [{ token: [] }, { session: [] }],
}

type Document = ReturnType<App['getOpenAPI31Document']>

function withDifferences(document: Document): Document {
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of [item.get, item.post, item.put, item.patch, item.delete]) {
      const difference = callDifferences[operation?.operationId ?? '']
      if (operation && difference) operation.description = [difference, operation.description].filter(Boolean).join(' ')
      for (const parameter of operation?.parameters ?? []) addIdExample(parameter)
    }
  }
  return document
}

/** Without an example the viewer would show the smallest integer. */
function addIdExample(parameter: object): void {
  if (!('in' in parameter) || parameter.in !== 'path' || !('schema' in parameter)) return
  const { schema } = parameter
  if (typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'integer')
    Object.assign(parameter, { example: 7 })
}
