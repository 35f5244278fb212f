import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { Dish } from './dish.find.ts'

export type Site = {
  address: string
  origin: string
  close: () => void
}

export async function serveSite({ html, site, path }: Pick<Dish, 'html' | 'site' | 'path'>): Promise<Site> {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b98766' } })
    .jpeg()
    .toBuffer()
  const server = createServer((request, response) => {
    if (request.url === path)
      response.setHeader('content-type', 'text/html; charset=utf-8').end(here(html, site, origin))
    else if (/\.(jpe?g|png|webp)$/.test(request.url ?? ''))
      response.setHeader('content-type', 'image/jpeg').end(picture)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, address: `${origin}${path}`, close: () => server.close() }
}

/** Replaces the original origin, so that nothing is fetched from it. */
const here = (html: string, site: string, origin: string) =>
  html.replaceAll(site, origin).replaceAll(site.replaceAll('/', '\\/'), origin.replaceAll('/', '\\/'))
