import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { demoClient } from '../../scripts/demo/account.ts'
import { seedDemo } from '../../scripts/demo/seed-demo.ts'
import { pagesToShow } from '../../scripts/screens/pages.list.ts'
import { type Account, makeAccount } from './account.make.ts'
import { devices, type Device } from './device.list.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen(() => ({ seed: seedDemo }))
const groups = { guest: 1, user: 2 } as const

/** Pages that their address alone leads to: a guest reaches them from nowhere, and is told there what is missing. */
const makers = ['/import', '/recipe/new', '/edit']

describe.each(['guest', 'user'] as const)('as a %s', { timeout: 300_000 }, (role) => {
  const contexts: BrowserContext[] = []
  afterAll(async () => void (await Promise.all(contexts.map((context) => context.close()))))

  test.each(Object.keys(devices) as Device[])('no page on a %s makes a call that is refused', async (device) => {
    const account = await join(role)
    const context = await kitchen.enter(device, account)
    contexts.push(context)
    const refused: string[] = []
    const page = await context.newPage()
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(`${page.url()}: ${answer.request().method()} ${answer.url()}`)
    })
    const leads: string[] = []
    for (const path of await paths(role)) {
      await page.goto(path, { waitUntil: 'networkidle' })
      if (role === 'guest') leads.push(...(await linksToMakers(page)).map((to) => `${path} → ${to}`))
    }
    expect(refused).toEqual([])
    expect(leads).toEqual([])
  })
})

async function paths(role: keyof typeof groups): Promise<string[]> {
  const pages = (await pagesToShow(await demoClient(kitchen.origin()))).map(({ path }) => path)
  const open = [...pages, '/?open=more']
  return role === 'guest' ? open.filter((path) => !makers.some((end) => path.endsWith(end))) : open
}

const linksToMakers = async (page: Page): Promise<string[]> => {
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  return links.filter((href) => makers.some((end) => href.split('?')[0]?.endsWith(end)))
}

async function join(role: keyof typeof groups): Promise<Account> {
  const [owner, account] = [await demoClient(kitchen.origin()), await makeAccount(kitchen.origin())]
  const { uuid } = await owner.send<{ uuid: string }>('POST', '/api/invite-link/', { group: groups[role] })
  await account.call('POST', `/api/invite/${uuid}/`, {})
  return account
}
