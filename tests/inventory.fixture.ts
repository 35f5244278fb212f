import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'

export interface NamedThing {
  id: number
  name: string
}
export interface InventoryPlace extends NamedThing {
  household: NamedThing
}
export interface InventoryEntry {
  id: number
  code: string
  label: string
  amount: number
  expires: string | null
  food: NamedThing
  unit: NamedThing | null
  inventory_location: InventoryPlace
}
export interface Booking {
  entry: InventoryEntry
  booking_type: string
  old_amount: number
  new_amount: number
  old_inventory_location: InventoryPlace
  new_inventory_location: InventoryPlace
}
export interface InventoryPage<T> {
  count: number
  results: T[]
}

export const listAll = async <T>(person: TestPerson, path: string) =>
  (await person.get<InventoryPage<T>>(`/api/${path}`)).results
export const householdIdOf = async ({ creator }: TestHousehold) =>
  (await listAll<NamedThing>(creator, 'household/'))[0]?.id ?? 0

export async function createCellar() {
  const home = await createHousehold()
  const place = await home.creator.post<InventoryPlace>('/api/inventory-location/', {
    name: 'Cellar',
    household: { id: await householdIdOf(home) },
  })
  const keep = (food: string, more: object = {}) =>
    home.creator.post<InventoryEntry>('/api/inventory-entry/', {
      inventory_location: place.id,
      food: { name: food },
      unit: { name: 'kg' },
      amount: 2,
      ...more,
    })
  return { ...home, place, keep }
}
