import type { SearchPreference } from './search-preference.ts'

export const presetNames = ['fuzzy', 'precise'] as const
type PresetName = (typeof presetNames)[number]

/** `fuzzy` is what everybody begins with. */
export const presets: Record<PresetName, SearchPreference> = {
  fuzzy: {
    search: 'plain',
    lookup: false,
    unaccent: [1, 2, 3, 4, 5, 6],
    icontains: [1, 4, 5],
    istartswith: [],
    trigram: [1, 4, 5],
    fulltext: [1, 2, 3, 4, 5],
    trigram_threshold: 0.2,
  },
  precise: {
    search: 'websearch',
    lookup: false,
    unaccent: [],
    icontains: [],
    istartswith: [1],
    trigram: [],
    fulltext: [1, 4, 5],
    trigram_threshold: 0.2,
  },
}

export const activePreset = (preference: SearchPreference): PresetName | undefined =>
  presetNames.find((name) =>
    Object.entries(presets[name]).every(
      ([key, value]) => JSON.stringify(value) === JSON.stringify(preference[key as keyof SearchPreference]),
    ),
  )
