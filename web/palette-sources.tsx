import { type ReactNode, useMemo } from 'react'
import { PaletteSourcesContext } from '#web/components/palette/palette-sources.ts'
import { useSettingsGroups } from '#web/features/settings/settings-entries.ts'
import { useAmountTexts } from '#web/features/shopping/line/use-amount-texts.ts'
import { foodMemory } from '#web/features/shopping/typing/food-memory.ts'
import { useTypedParser } from '#web/features/shopping/typing/use-typed-parser.ts'
import { useShoppingActions } from '#web/features/shopping/use-shopping-actions.ts'
import { useRights } from '#web/features/things/may.ts'
import { models } from '#web/features/things/models.list.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { useOwnerKey } from '#web/lib/api/use-owner-key.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** What the palette shows of features, which must not know each other. */
export function FeatureSources({ children }: { children: ReactNode }) {
  const settings = useSettings()
  const lists = useLists()
  const knownFoods = useKnownFoods()
  const readListLine = useListReader()
  const sources = useMemo(
    () => ({ settings, lists, knownFoods, readListLine }),
    [settings, lists, knownFoods, readListLine],
  )
  return <PaletteSourcesContext value={sources}>{children}</PaletteSourcesContext>
}

function useSettings() {
  const t = useTranslations('settings')
  return useSettingsGroups().flatMap(({ entries }) =>
    entries.map(({ to, label, icon }) => ({ to, icon, title: t(label) })),
  )
}

function useLists() {
  const { title } = useThingTexts()
  const { sees, isLicensed } = useRights(models)
  return models
    .filter((model) => sees(model) && isLicensed(model))
    .map(({ name }) => ({ model: name, title: title(name) }))
}

function useKnownFoods() {
  const remembered = foodMemory(useOwnerKey()).use()
  return useMemo(() => remembered.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])), [remembered])
}

function useListReader() {
  const parser = useTypedParser()
  const { typed } = useAmountTexts()
  const { add } = useShoppingActions()
  return useMemo(
    () => async (line: string) => {
      const items = (await parser())(line)
      return items.length === 0 ? null : { things: typed(items), put: () => add(items) }
    },
    [parser, typed, add],
  )
}
