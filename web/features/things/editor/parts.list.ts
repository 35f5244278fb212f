import type { ComponentType } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import type { Model, ThingRow } from '../model.ts'

type Part = ComponentType<{ row: ThingRow }>

const spellings = lazyPart(() => import('../spellings/spellings.section.tsx'), 'SpellingsSection')

/** By name of the kind. Apart from the models, which scripts read as well, and those draw nothing. */
const parts = new Map<string, readonly Part[]>([
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
  ['InventoryEntry', [lazyPart(() => import('../stock/booking.section.tsx'), 'BookingSection')]],
  ['InventoryLocation', [lazyPart(() => import('../stock/stored.section.tsx'), 'StoredSection')]],
  ['Unit', [spellings]],
  ['Keyword', [spellings]],
  ['Ingredient', [lazyPart(() => import('../facts/facts.section.tsx'), 'FactsSection')]],
  ['Automation', [lazyPart(() => import('../automations/try.section.tsx'), 'TrySection')]],
  ['CustomFilter', [lazyPart(() => import('../filters/filter.section.tsx'), 'FilterSection')]],
  ['Supermarket', [lazyPart(() => import('../aisles/aisles.section.tsx'), 'AislesSection')]],
])

/** Sections that a kind has of its own in the editor of a saved row, each loaded when it is drawn. */
export const partsOf = ({ name }: Model): readonly Part[] => parts.get(name) ?? []
