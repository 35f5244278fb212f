import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoClient, demoCredentials, demoOwnerCode } from '../../scripts/demo/account.ts'
import type { ApiClient } from '../../scripts/demo/api-client.ts'
import { seedDemo } from '../../scripts/demo/seed-demo.ts'
import { makeAccount } from './account.make.ts'
import { devices, type Device } from './device.list.ts'
import { findDish } from './dish.find.ts'
import { openKitchen } from './kitchen.open.ts'
import { makeMember, memberRoles } from './member.make.ts'
import { foundOn } from './screens/found-on.ts'
import { screenFaults, schemes } from './screens/screen-faults.ts'
import { sampleVisits } from './screens/screen.sample.ts'
import { type ScreenPlace, type ScreenRole, screensOf, signedOutPages } from './screens/screens.list.ts'
import { serveSite, type Site } from './site.serve.ts'

let site: Site
const kitchen = openKitchen(async () => {
  site = await serveSite(findDish())
  return {
    seed: (origin) => seedDemo(origin, demoOwnerCode),
    variables: { OWNER_CODE: demoOwnerCode },
    allowedOrigins: [site.origin],
  }
})
afterAll(() => site?.close())

let demo: ApiClient
const people = new Map<ScreenRole, { username: string; password: string }>([['owner', demoCredentials]])
beforeAll(async () => {
  demo = await demoClient(kitchen.origin())
  for (const role of memberRoles)
    people.set(role, await makeMember(kitchen.origin(), (path, body) => demo.send('POST', path, body), role))
})

const limit = { timeout: 600_000 }

/** `npm run axe` looks at every page in every way. */
test('no page is closed to anybody: a sample of roles, widths and themes', limit, async () => {
  const review: ScreenPlace = { path: `/import?url=${encodeURIComponent(site.address)}`, for: ['user', 'admin'] }
  const places = [...(await screensOf(demo)), review]
  const enter = (role: ScreenRole, device: Device) => kitchen.enter(device, people.get(role))
  expect(await foundOn(sampleVisits(places), enter)).toEqual([])
})

describe.each(Object.keys(devices) as Device[])('on a %s', limit, (device) => {
  const bothSchemes = (paths: readonly string[]) => paths.map((path) => ({ path, schemes }))

  test('nor is a page for visitors', async () => {
    expect(await screenFaults(await kitchen.enter(device), bothSchemes(signedOutPages))).toEqual([])
  })

  test('nor is a page of an empty space', async () => {
    const context = await kitchen.enter(device, await makeAccount(kitchen.origin()))
    expect(await screenFaults(context, bothSchemes(['/', '/recipes', '/plan', '/shopping']))).toEqual([])
  })
})
