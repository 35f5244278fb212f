/* global SwaggerUIBundle */
// Shows /openapi.json. Calls go out with the token that was given or, signed in, with the session and what it asks of writes.
const csrfToken = () => /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1]

/**
 * The same in the words of OpenAPI 3.0, whose types cannot be lists with `null` among them. Of 3.1 the viewer takes four
 * times as long to read a document of this size, and again for each call that is opened.
 */
const older = (key, value) => {
  if (key === 'openapi') return '3.0.3'
  if (!Array.isArray(value?.type)) return value
  const [type] = value.type.filter((name) => name !== 'null')
  return { ...value, type, nullable: true }
}

SwaggerUIBundle({
  dom_id: '#reference',
  url: '/openapi.json',
  deepLinking: true,
  docExpansion: 'none',
  tagsSorter: 'alpha',
  filter: true,
  displayRequestDuration: true,
  defaultModelExpandDepth: 2,
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
  validatorUrl: null,
  requestInterceptor: (request) => {
    const token = csrfToken()
    if (token !== undefined && !request.loadSpec) request.headers['X-CSRFTOKEN'] ??= token
    return request
  },
  responseInterceptor: (response) => {
    if (response.url.endsWith('/openapi.json')) response.text = JSON.stringify(JSON.parse(response.text, older))
    return response
  },
})
