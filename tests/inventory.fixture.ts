import { household, type Household, type Person } from '#tests/fixture.ts'

export interface Named {
  id: number
  name: string
}
export interface Place extends Named {
  household: Named
}
export interface Entry {
  id: number
  code: string
  label: string
  amount: number
  expires: string | null
  food: Named
  unit: Named | null
  inventory_location: Place
}
export interface Booking {
  entry: Entry
  booking_type: string
  old_amount: number
  new_amount: number
  old_inventory_location: Place
  new_inventory_location: Place
}
export interface Page<T> {
  count: number
  results: T[]
}

export const listed = async <T>(person: Person, path: string) => (await person.get<Page<T>>(`/api/${path}`)).results
export const homeOf = async ({ creator }: Household) => (await listed<Named>(creator, 'household/'))[0]?.id ?? 0

/** A household with a cellar in it. */
export async function cellar() {
  const home = await household()
  const place = await home.creator.post<Place>('/api/inventory-location/', {
    name: 'Cellar',
    household: { id: await homeOf(home) },
  })
  const keep = (food: string, more: object = {}) =>
    home.creator.post<Entry>('/api/inventory-entry/', {
      inventory_location: place.id,
      food: { name: food },
      unit: { name: 'kg' },
      amount: 2,
      ...more,
    })
  return { ...home, place, keep }
}
