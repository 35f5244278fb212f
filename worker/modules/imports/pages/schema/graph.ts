import { isObject, type JsonObject, type JsonValue } from '../json/json-value.ts'

const MAX_OBJECTS = 100_000

export class Graph {
  readonly objects: JsonObject[] = []
  private readonly byId = new Map<string, JsonObject>()

  constructor(documents: readonly JsonValue[]) {
    const waiting: JsonValue[] = [...documents].toReversed()
    while (waiting.length && this.objects.length < MAX_OBJECTS) {
      const value = waiting.pop()
      if (Array.isArray(value))
        for (let index = value.length - 1; index >= 0; index--) waiting.push(value[index] ?? null)
      else if (isObject(value)) {
        this.add(value)
        waiting.push(
          ...Object.values(value)
            .filter((inner) => typeof inner === 'object')
            .toReversed(),
        )
      }
    }
  }

  resolve(value: JsonValue): JsonValue {
    if (!isObject(value)) return value
    const id = value['@id']
    if (typeof id !== 'string' || Object.keys(value).some((key) => key !== '@id' && key !== '@type')) return value
    return this.byId.get(id) ?? value
  }

  private add(object: JsonObject): void {
    this.objects.push(object)
    const id = object['@id']
    if (typeof id !== 'string') return
    const known = this.byId.get(id)
    if (!known || Object.keys(known).length < Object.keys(object).length) this.byId.set(id, object)
  }
}
