import { type FilterChoice, usualFilters } from '#web/lib/filter-choices.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'

/** Which filters stand beside the search on this device; one that is on always does. */
export function useShownFilters() {
  const [wanted] = useDeviceSetting('search_visibleFilters')
  const shown = wanted.length > 0 ? wanted : usualFilters
  return (filter: FilterChoice, isOn: boolean) => isOn || shown.includes(filter)
}
