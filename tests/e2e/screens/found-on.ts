import type { BrowserContext } from 'playwright-core'
import type { Device } from '../device.list.ts'
import { screenFaults } from './screen-faults.ts'
import type { Visit } from './screen.sample.ts'
import type { ScreenRole } from './screens.list.ts'

type Enter = (role: ScreenRole, device: Device) => Promise<BrowserContext>

/** What is wrong with these screens. Two people look at a time: while one waits for a page to come to rest, the other reads. */
export async function foundOn(visits: readonly Visit[], enter: Enter): Promise<string[]> {
  const found: string[] = []
  const waiting = [...visits]
  const look = async () => {
    for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
      const { role, device, screens } = visit
      const faults = await screenFaults(await enter(role, device), screens)
      found.push(...faults.map((fault) => `${role}, ${device}: ${fault}`))
    }
  }
  await Promise.all([look(), look()])
  return found
}
