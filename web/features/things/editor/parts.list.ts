import type { ComponentType } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import type { Model, ThingRow } from '../model.ts'

export type Part = ComponentType<{ row: ThingRow }>

const spellings = lazyPart(() => import('../spellings/spellings.section.tsx'), 'SpellingsSection')

const logIn = lazyPart(() => import('../log-in/log-in.section.tsx'), 'LogInSection')

/** What people come for more often than for the form, by name of the kind. */
const above = new Map<string, readonly Part[]>([
  ['InventoryEntry', [lazyPart(() => import('../stock/booking.section.tsx'), 'BookingSection')]],
  ['ConnectorConfig', [lazyPart(() => import('../connections/state.section.tsx'), 'StateSection'), logIn]],
  ['Storage', [logIn]],
  ['SyncLog', [lazyPart(() => import('../storages/check-log.section.tsx'), 'CheckLogSection')]],
])

/** By name of the kind. Apart from the models, which scripts read as well, and those draw nothing. */
const below = new Map<string, readonly Part[]>([
  [
    'Food',
    [
      spellings,
      lazyPart(() => import('../inheritance/heirs.section.tsx'), 'HeirsSection'),
      lazyPart(() => import('../conversions/conversions.section.tsx'), 'ConversionsSection'),
      lazyPart(() => import('../properties/properties.section.tsx'), 'PropertiesSection'),
    ],
  ],
  ['UserFile', [lazyPart(() => import('../files/file.section.tsx'), 'FileSection')]],
  ['InventoryEntry', [lazyPart(() => import('../stock/bookings.section.tsx'), 'BookingsSection')]],
  ['InventoryLocation', [lazyPart(() => import('../stock/stored.section.tsx'), 'StoredSection')]],
  ['Unit', [spellings]],
  ['Keyword', [spellings]],
  ['Ingredient', [lazyPart(() => import('../facts/facts.section.tsx'), 'FactsSection')]],
  ['Webhook', [lazyPart(() => import('../hooks/webhook.section.tsx'), 'WebhookSection')]],
  ['InboundHook', [lazyPart(() => import('../hooks/address.section.tsx'), 'AddressSection')]],
  ['Automation', [lazyPart(() => import('../automations/try.section.tsx'), 'TrySection')]],
  ['CustomFilter', [lazyPart(() => import('../filters/filter.section.tsx'), 'FilterSection')]],
  ['SocialEmbed', [lazyPart(() => import('../embeds/embed.section.tsx'), 'EmbedSection')]],
  ['Storage', [lazyPart(() => import('../storages/storage.section.tsx'), 'StorageSection')]],
  ['Sync', [lazyPart(() => import('../storages/check.section.tsx'), 'CheckSection')]],
  ['RecipeImport', [lazyPart(() => import('../storages/found-file.section.tsx'), 'FoundFileSection')]],
  ['ConnectorConfig', [lazyPart(() => import('../connections/log.section.tsx'), 'LogSection')]],
  ['AiProvider', [lazyPart(() => import('../ai/provider-test.section.tsx'), 'ProviderTestSection')]],
  ['Supermarket', [lazyPart(() => import('../aisles/aisles.section.tsx'), 'AislesSection')]],
])

/** Sections that a kind has of its own above the form of a saved row and below it, each loaded when it is drawn. */
export const partsAbove = ({ name }: Model): readonly Part[] => above.get(name) ?? []
export const partsBelow = ({ name }: Model): readonly Part[] => below.get(name) ?? []
