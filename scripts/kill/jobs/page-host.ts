import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { numberedPicture } from './numbered-picture.ts'

export interface PageHost {
  origin: string
  close: () => void
}

/** Serves a recipe with a picture at `/page/{name}`; `/page/gone` is none. It outlives the servers that are killed. */
export async function startPageHost(): Promise<PageHost> {
  const server = createServer((request, response) => {
    const [, what, name = ''] = (request.url ?? '').split('/')
    if (what === 'picture') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(numberedPicture(Number(name)))
      return
    }
    if (what !== 'page' || name === 'gone') {
      response.writeHead(404).end()
      return
    }
    const recipe = {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: decodeURIComponent(name),
      image: `${origin}/picture/${name.split('-').at(-1)}`,
      recipeIngredient: ['3 leeks', '1 l water'],
      recipeInstructions: ['Slice the leeks.', 'Boil them.'],
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<script type="application/ld+json">${JSON.stringify(recipe)}</script>`)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // It listens on a port.
  return { origin, close: () => server.close() }
}
