import { projection } from '#worker/kernel/log/projection.ts'
import { indexName, indexUnit } from './index-texts.ts'

interface Names {
  name?: string | undefined
  plural_name?: string | null | undefined
}

type Created<Name extends string> = { type: `${Name}.created`; data: Names & { id: number } }
type Changed<Name extends string> = { type: `${Name}.changed`; data: { id: number; patch: Names } }
type Of<Name extends string> = Created<Name> | Changed<Name>
type NameEvent = Of<'food'> | Of<'keyword'> | Of<'unit'>

const foodNames = (space: number, id: number, { name, plural_name }: Names) => [
  ...(name === undefined ? [] : indexName(space, 'food', id, name)),
  ...(plural_name === undefined ? [] : indexName(space, 'foodPlural', id, plural_name ?? '')),
]
const unitNames = (space: number, id: number, { name, plural_name }: Names) => [
  ...(name === undefined ? [] : [indexUnit(space, 'unit', id, name)]),
  ...(plural_name === undefined ? [] : [indexUnit(space, 'unitPlural', id, plural_name ?? '')]),
]
const keywordNames = (space: number, id: number, { name }: Names) =>
  name === undefined ? [] : indexName(space, 'keyword', id, name)

export const nameProjection = projection<NameEvent>({
  'food.created': ({ space, data }) => foodNames(space, data.id, data),
  'food.changed': ({ space, data }) => foodNames(space, data.id, data.patch),
  'unit.created': ({ space, data }) => unitNames(space, data.id, data),
  'unit.changed': ({ space, data }) => unitNames(space, data.id, data.patch),
  'keyword.created': ({ space, data }) => keywordNames(space, data.id, data),
  'keyword.changed': ({ space, data }) => keywordNames(space, data.id, data.patch),
})
