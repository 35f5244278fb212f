import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoClient } from '../../scripts/demo/account.ts'
import { seedDemo } from '../../scripts/demo/seed-demo.ts'
import { pagesToShow } from '../../scripts/screens/pages.list.ts'
import { type Account, makeAccount } from './account.make.ts'
import { devices } from './device.list.ts'
import { openKitchen } from './kitchen.open.ts'
import { twoFrames } from './two-frames.ts'

const kitchen = openKitchen(() => ({ seed: seedDemo }))
const groups = { guest: 1, user: 2 } as const

/** Pages that their address alone leads to: a guest reaches them from nowhere, and is told there what is missing. */
const makers = /^\/import$|^\/recipe\/new$|\/edit$/

// Side by side, as each mostly waits for its pages to be at rest.
test.concurrent.each(['guest', 'user'] as const)(
  'no page makes a call that is refused to a %s',
  { timeout: 300_000 },
  async (role) => {
    const context = await kitchen.enter('desktop', await join(role))
    const refused: string[] = []
    const page = await context.newPage()
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(`${page.url()}: ${answer.request().method()} ${answer.url()}`)
    })
    const leads: string[] = []
    for (const path of await paths(role)) {
      for (const device of ['desktop', 'phone'] as const) {
        await page.setViewportSize(devices[device].viewport)
        if (device === 'desktop') await page.goto(path)
        await page.waitForLoadState('networkidle')
        await twoFrames(page)
        if (role === 'guest') leads.push(...(await linksToMakers(page)).map((to) => `${path} → ${to}`))
      }
    }
    await context.close()
    expect(refused).toEqual([])
    expect(leads).toEqual([])
  },
)

async function paths(role: keyof typeof groups): Promise<string[]> {
  const pages = (await pagesToShow(await demoClient(kitchen.origin()))).map(({ path }) => path)
  const open = [...pages, '/?open=more']
  return role === 'guest' ? open.filter((path) => !makers.test(path)) : open
}

const linksToMakers = async (page: Page): Promise<string[]> => {
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  return links.filter((href) => makers.test(href.split('?')[0] ?? ''))
}

async function join(role: keyof typeof groups): Promise<Account> {
  const [owner, account] = [await demoClient(kitchen.origin()), await makeAccount(kitchen.origin())]
  const { uuid } = await owner.send<{ uuid: string }>('POST', '/api/invite-link/', { group: groups[role] })
  await account.call('POST', `/api/invite/${uuid}/`, {})
  return account
}
