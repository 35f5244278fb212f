import { env } from 'cloudflare:workers'
import { describe, expect, inject, it } from 'vitest'
import { AwsClient } from 'aws4fetch'
import { serviceFor } from '#worker/modules/storages/services/service-for.ts'
import type { Entry, StorageAccess } from '#worker/modules/storages/services/storage-service.ts'
import { codeOf, sourceOf } from './service.fixture.ts'

const servers = inject('realServers')
const blank = { username: null, url: null, path: '', region: null, bucket: null, password: null, token: null }
const accesses: Record<string, (url: string) => StorageAccess> = {
  wsgidav: (url) => ({ ...blank, method: 'WEBDAV', url, username: 'u', password: 'p' }),
  nephele: (url) => ({ ...blank, method: 'WEBDAV', url }),
  'webdav-server': (url) => ({ ...blank, method: 'WEBDAV', url, username: 'u', password: 'p' }),
  moto: (url) => ({ ...blank, method: 'S3', url, bucket: 'recipes', username: 'key', password: 'word' }),
  s3rver: (url) => ({ ...blank, method: 'S3', url, bucket: 'recipes', username: 'S3RVER', password: 'S3RVER' }),
}

const whole = { maxBytes: 20_000_000 }

describe.each(Object.keys(accesses))('%s', (name) => {
  const url = servers[name] ?? ''

  it.skipIf(url === '')('does all that a storage does', { timeout: 60_000 }, async () => {
    if (name === 'moto') {
      const client = new AwsClient({ accessKeyId: 'key', secretAccessKey: 'word', service: 's3', region: 'us-east-1' })
      await client.fetch(`${url}/recipes`, { method: 'PUT' })
    }
    const service = serviceFor((accesses[name] as (url: string) => StorageAccess)(url), { ...env, FETCH_ALLOW: url })
    const list = async (folder: string, deep = false): Promise<Entry[]> => {
      const found: Entry[] = []
      for (let cursor: string | null = null; ;) {
        const { entries, next } = await service.list(folder, { cursor, deep })
        found.push(...entries)
        if (next === null) return found
        cursor = next
      }
    }
    const names = ['Grüße & Küsse.pdf', '100% rye.pdf', "it's (good), a+b.pdf", '蕎麦.pdf', 'no 1 #2.pdf']
    await service.test()
    const failed: string[] = []
    for (const one of names) {
      try {
        await service.write(`Old/${one}`, sourceOf(`of ${one}`))
        const { body } = await service.read({ path: `Old/${one}`, id: '' }, whole)
        expect(await new Response(body).text()).toBe(`of ${one}`)
      } catch (error) {
        failed.push(`${one}: ${String(error)}`)
      }
    }
    expect(failed).toEqual([])
    expect((await list('Old')).map(({ path }) => path).toSorted()).toEqual(names.map((one) => `Old/${one}`).toSorted())
    expect((await list('')).map(({ path, isFolder }) => [path, isFolder])).toEqual([['Old', true]])
    const part = await service.read({ path: 'Old/蕎麦.pdf', id: '' }, { ...whole, range: 'bytes=0-1' })
    expect([part.status, await new Response(part.body).text()]).toEqual([206, 'of'])
    expect(await codeOf(service.move('Old/蕎麦.pdf', 'Old/100% rye.pdf'))).toBe('storage.taken')
    await service.move('Old/蕎麦.pdf', 'New/soba.pdf')
    expect((await list('New')).map(({ path }) => path)).toEqual(['New/soba.pdf'])
    const bytes = new Uint8Array(18_000_000).map((_, i) => (i * 7) % 251)
    await service.write('archives/all.zip', sourceOf(bytes))
    const stored = await service.read({ path: 'archives/all.zip', id: '' }, whole)
    expect(new Uint8Array(await new Response(stored.body).arrayBuffer()).length).toBe(bytes.length)
    for (let times = 0; times < 2; times++) await service.remove({ path: 'New/soba.pdf', id: '' })
    expect(await codeOf(service.read({ path: 'New/soba.pdf', id: '' }, whole))).toBe('storage.no_such_file')
  })
})
