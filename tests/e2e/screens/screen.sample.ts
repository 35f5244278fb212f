import type { Device } from '../device.list.ts'
import type { ScreenPlace, ScreenRole } from './screens.list.ts'
import { type Scheme, type Screen, schemes } from './screen-faults.ts'

export const roles: readonly ScreenRole[] = ['guest', 'user', 'admin', 'owner']

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
 * Each screen once at each width, one of them by day and the other by night, and roles in turn: of sixteen ways to see
 * a screen two, which meet every role, width and theme in every pair over any eight screens that follow each other.
 */
export function sampleVisits(places: readonly ScreenPlace[]): Visit[] {
  const visits = new Map<string, Visit & { screens: Screen[] }>()
  for (const [index, place] of places.entries())
    for (const [turn, device] of devices.entries()) {
      const role = place.for[(index + turn) % place.for.length] ?? 'owner'
      const scheme: Scheme = (Math.floor(index / roles.length) + turn) % 2 === 0 ? 'light' : 'dark'
      const key = `${role} ${device}`
      const visit = visits.get(key) ?? { role, device, screens: [] }
      visit.screens.push({ path: place.path, schemes: [scheme] })
      visits.set(key, visit)
    }
  return [...visits.values()]
}
