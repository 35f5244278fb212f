import type { Device } from '../device.list.ts'
import type { ScreenPlace, ScreenRole } from './screens.list.ts'
import { type Scheme, type Screen, schemes } from './screen-faults.ts'

const roles: readonly ScreenRole[] = ['guest', 'user', 'admin', 'owner']

export interface Visit {
  role: ScreenRole
  device: Device
  screens: readonly Screen[]
}

const devices: readonly Device[] = ['desktop', 'phone']

/** Every screen for everybody who may open it, at both widths, by day and by night. */
export const allVisits = (places: readonly ScreenPlace[]): Visit[] =>
  roles.flatMap((role) =>
    devices.map((device) => ({
      role,
      device,
      screens: places.filter((place) => place.for.includes(role)).map(({ path }) => ({ path, schemes })),
    })),
  )

/**
 * Each screen in one of the sixteen ways to see it, in turn: over any sixteen screens that follow each other every role
 * meets every width and theme. `npm run axe` looks at all of them in all ways.
 */
export function sampleVisits(places: readonly ScreenPlace[]): Visit[] {
  const visits = new Map<string, Visit & { screens: Screen[] }>()
  for (const [index, place] of places.entries()) {
    const device = devices[index % 2] ?? 'desktop'
    const scheme: Scheme = Math.floor(index / 2) % 2 === 0 ? 'light' : 'dark'
    const role = place.for[Math.floor(index / 4) % place.for.length] ?? 'owner'
    const key = `${role} ${device}`
    const visit = visits.get(key) ?? { role, device, screens: [] }
    visit.screens.push({ path: place.path, schemes: [scheme] })
    visits.set(key, visit)
  }
  return [...visits.values()]
}
