import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    pictureHost: string
  }
}

export default async function setup(project: TestProject) {
  const sideways = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#b98766' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const server = createServer((request, response) => {
    if (request.url === '/down.jpg') response.writeHead(503).end()
    else if (request.url === '/words.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end('no picture')
    else if (request.url?.startsWith('/status/')) response.writeHead(Number(request.url.slice('/status/'.length))).end()
    else if (request.url?.startsWith('/to/')) redirect(response, request.url.slice('/to/'.length))
    else if (request.url?.startsWith('/page/')) sendPage(response, request.url.slice('/page/'.length))
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(sideways)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  project.provide('pictureHost', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => server.close()
}

const redirect = (response: ServerResponse, to: string) =>
  void response.writeHead(302, { location: decodeURIComponent(to) }).end()

/**
 * `gone` answers 404, `plain` has no recipe, `hang` never ends; names apart by a plus are recipes of one page.
 * `?picture=` names the first one's picture.
 */
function sendPage(response: ServerResponse, asked: string): void {
  const [name = '', search] = asked.split('?')
  const image = new URLSearchParams(search).get('picture')
  if (name === 'gone') return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  if (name === 'plain') return void response.end('<h1>About us</h1><p>We cook with love.</p>')
  const recipes = decodeURIComponent(name)
    .split('+')
    .map((one, at) => ({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: one,
      ...(image && at === 0 ? { image } : {}),
      recipeIngredient: at === 0 ? ['3 leeks', '1 l water'] : [`300 g ${one}`, '1 onion'],
      recipeInstructions: ['Slice the leeks.', 'Boil them.'],
    }))
  response.end(`<script type="application/ld+json">${JSON.stringify(recipes)}</script>`)
}
