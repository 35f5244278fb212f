import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchByHost } from '#worker/modules/imports/from-links/fetch-by-host.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('visits several hosts at once, each one’s addresses one after another, and answers in their order', async () => {
  let most = 0
  const active: string[] = []
  const visited: string[] = []
  const addresses = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((host) =>
    [1, 2].map((n) => ({ url: `https://${host}.example/${n}` })),
  )
  const all = fetchByHost(addresses, async ({ url }) => {
    const { host } = new URL(url)
    expect(active).not.toContain(host)
    active.push(host)
    most = Math.max(most, active.length)
    await new Promise((resolve) => setTimeout(resolve, 100))
    active.splice(active.indexOf(host), 1)
    visited.push(url)
    return url
  })
  await vi.runAllTimersAsync()
  expect(await all).toEqual(addresses.map(({ url }) => url))
  expect([visited.length, most]).toEqual([12, 4])
})
