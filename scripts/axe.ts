import { openBrowser } from '../tests/e2e/browser.ts'
import { openContext, type Person } from '../tests/e2e/context.open.ts'
import { devices } from '../tests/e2e/device.list.ts'
import { makeMember, memberRoles } from '../tests/e2e/member.make.ts'
import { allVisits } from '../tests/e2e/screens/screen.sample.ts'
import { screenFaults } from '../tests/e2e/screens/screen-faults.ts'
import { type ScreenPlace, type ScreenRole, screensOf } from '../tests/e2e/screens/screens.list.ts'
import { openThingsHouse } from '../tests/e2e/screens/things.house.ts'
import { demoClient, demoCredentials, demoOwnerCode } from './demo/account.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { startServer } from './local/start-server.ts'

// `npm run axe -- plan settings` takes only pages whose path has one of these words in it.
const wanted = process.argv.slice(2)
const server = await startServer({
  seed: (origin) => seedDemo(origin, demoOwnerCode),
  variables: { OWNER_CODE: demoOwnerCode },
  onLog: () => {},
})
const browser = await openBrowser()
let count = 0
try {
  const demo = await demoClient(server.origin)
  const people = new Map<ScreenRole, Person>([['owner', demoCredentials]])
  for (const role of memberRoles)
    people.set(role, await makeMember(server.origin, (path, body) => demo.send('POST', path, body), role))
  await look(people, await screensOf(demo))
  const house = await openThingsHouse(server.origin, (space) =>
    demo.send('PATCH', `/api/enterprise-space/${space}/`, { licensed_modules: 'enterprise' }),
  )
  await look(house.people, house.places)
} finally {
  await browser.close()
  await server.stop()
}
process.exitCode = count === 0 ? 0 : 1

async function look(people: Map<ScreenRole, Person>, all: readonly ScreenPlace[]) {
  const places = all.filter(({ path }) => wanted.length === 0 || wanted.some((word) => path.includes(word)))
  for (const { role, device, screens } of allVisits(places)) {
    const context = await openContext(browser, server.origin, devices[device], people.get(role))
    const found = await screenFaults(context, screens)
    for (const fault of found) console.log(`${role}, ${device}: ${fault}`)
    count += found.length
    console.log(`${screens.length} screens as ${role} on a ${device}: ${found.length} faults`)
  }
}
