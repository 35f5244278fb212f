import { persistedStore } from './persisted-store.ts'

/** Devices store settings by these names, so a name never changes. */
export const deviceDefaults = {
  shopping_show_checked_entries: false,
  shopping_show_delayed_entries: false,
  shopping_show_selected_supermarket_only: false,
  shopping_selected_grouping: 'Category' as 'Category' | 'CreatedBy' | 'Recipe' | 'None',
  shopping_selected_supermarket: null as number | null,
  shopping_item_info_created_by: false,
  shopping_item_info_mealplan: true,
  shopping_item_info_recipe: true,
  shopping_input_autocomplete: true,
  shopping_show_debug: false,
  mealplan_displayPeriod: 'week' as 'day' | 'week' | 'month' | 'year',
  mealplan_displayPeriodCount: 3,
  mealplan_startingDayOfWeek: 1,
  mealplan_displayWeekNumbers: true,
  recipe_mergeStepOverview: false,
  search_itemsPerPage: 50,
  search_viewMode: 'grid' as 'grid' | 'table',
  search_visibleFilters: [] as readonly string[],
  start_showMealPlan: true,
  start_filters: [] as readonly number[],
  start_books: [] as readonly number[],
  general_tableItemsPerPage: 10,
  general_closedHelpAlerts: [] as readonly string[],
}

export type DeviceSettings = typeof deviceDefaults

const isObject = (raw: unknown): raw is object => typeof raw === 'object' && raw !== null

/** A value of another type than its default comes from another version. */
function revive(raw: unknown): DeviceSettings {
  if (!isObject(raw)) return deviceDefaults
  const defaults: Record<string, unknown> = deviceDefaults
  const kept = Object.entries(raw).filter(
    ([name, value]) =>
      Object.hasOwn(defaults, name) && (defaults[name] === null || typeof value === typeof defaults[name]),
  )
  return { ...deviceDefaults, ...Object.fromEntries(kept) }
}

export const deviceSettings = persistedStore('LARDER_DEVICE_SETTINGS', revive)

export function useDeviceSetting<Name extends keyof DeviceSettings>(name: Name) {
  const value = deviceSettings.use()[name]
  const set = (next: DeviceSettings[Name]) => deviceSettings.set({ ...deviceSettings.get(), [name]: next })
  return [value, set] as const
}

export const resetDeviceSettings = () => deviceSettings.set(deviceDefaults)
