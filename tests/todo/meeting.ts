import { FakeKitchen } from './fake-kitchen.ts'
import { FakeService } from './fake-service.ts'

/** A kitchen and a service that have nothing yet. */
export const meeting = () => {
  const service = new FakeService()
  const kitchen = new FakeKitchen(service)
  const names = () => [...service.items.values()].map(({ name, isDone }) => (isDone ? `${name} ✓` : name)).sort()
  const idOf = (name: string) => [...service.items].find(([, item]) => item.name === name)?.[0] ?? ''
  return { service, kitchen, names, idOf }
}
