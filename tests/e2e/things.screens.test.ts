import { describe, expect, test } from 'vitest'
import { demoClient, demoOwnerCode } from '../../scripts/demo/account.ts'
import { makeAccount } from './account.make.ts'
import { devices, type Device } from './device.list.ts'
import { openKitchen } from './kitchen.open.ts'
import { foundOn } from './screens/found-on.ts'
import { screenFaults } from './screens/screen-faults.ts'
import { sampleVisits } from './screens/screen.sample.ts'
import { serveRows } from './screens/serve-rows.ts'
import { openThingsHouse } from './screens/things.house.ts'

const kitchen = openKitchen(() => ({
  seed: async (origin) => void (await demoClient(origin, demoOwnerCode)),
  variables: { OWNER_CODE: demoOwnerCode },
}))
const limit = { timeout: 600_000 }

/** `npm run axe` looks at each list, editor and deletion in every way. */
test('each kind of things has its list, its editor and its deletion: a sample', limit, async () => {
  const operator = await demoClient(kitchen.origin())
  const { people, places } = await openThingsHouse(kitchen.origin(), (space) =>
    operator.send('PATCH', `/api/enterprise-space/${space}/`, { licensed_modules: 'enterprise' }),
  )
  expect(await foundOn(sampleVisits(places), (role, device) => kitchen.enter(device, people.get(role)))).toEqual([])
})

describe.each(Object.keys(devices) as Device[])('on a %s', limit, (device) => {
  test('a list is at ease with no rows, one, seven and ten thousand', async () => {
    const person = await makeAccount(kitchen.origin())
    for (const count of [0, 1, 7, 10_000]) {
      const context = await kitchen.enter(device, person)
      await serveRows(context, person, count)
      const path = count > 100 ? '/list/Food?size=-1' : '/list/Food'
      const found = await screenFaults(context, [{ path, schemes: ['light'] }])
      expect(found.map((fault) => `${count} rows: ${fault}`)).toEqual([])
    }
  })
})
