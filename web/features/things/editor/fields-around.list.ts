import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import type { Model, ThingRow, Values } from '../model.ts'

export interface FieldAround {
  field: string
  /** Undefined for a new one. */
  row: ThingRow | undefined
  values: Values
  onValueChange: (field: string, value: unknown) => void
  error: readonly string[] | undefined
  /** The field itself, as it would be drawn alone. */
  children: ReactNode
  /** As `children`, with another hint or without some of its choices. */
  draw: (more: FieldLooks) => ReactNode
}

export interface FieldLooks {
  hint?: string | undefined
  /** Choices that are not offered; the present one is. */
  without?: readonly string[]
}

const storageField = lazyPart(() => import('../storages/storage-field.tsx'), 'StorageField')
const storageFields = ['method', 'url', 'bucket', 'username', 'password', 'token', 'region', 'path']

const serviceField = lazyPart(() => import('../connections/service-field.tsx'), 'ServiceField')
const serviceFields = ['url', 'username', 'token', 'shopping_list']

const serviceList = lazyPart(() => import('../connections/list-field.tsx'), 'ListField')

/** By name of the kind and of the field. */
const around = new Map<string, ComponentType<FieldAround>>([
  ['InventoryEntry frozen_on', lazyPart(() => import('../stock/frozen-field.tsx'), 'FrozenField')],
  ['Webhook events', lazyPart(() => import('../hooks/events-field.tsx'), 'EventsField')],
  ['ConnectorConfig todo_entity', serviceList],
  ['ConnectorConfig list', serviceList],
  ['Sync path', lazyPart(() => import('../storages/folder-field.tsx'), 'FolderField')],
  ...serviceFields.map((field) => [`ConnectorConfig ${field}`, serviceField] as const),
  ...storageFields.map((field) => [`Storage ${field}`, storageField] as const),
])

/** What a field is drawn in that a kind has more to say of, loaded when it is drawn. */
export const aroundOf = ({ name }: Model, field: string) => around.get(`${name} ${field}`)
