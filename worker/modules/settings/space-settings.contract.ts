export interface SpaceSettings {
  message: string
  /** Where the household's day begins and ends, as in Europe/London; blank where unknown. */
  time_zone: string
  trash_days: number
  food_inherit: number[]
  space_theme: string
  nav_bg_color: string
  nav_text_color: string
  space_setup_completed: boolean
  household_setup_completed: boolean
  ai_default_provider: number | null
  image: number | null
  nav_logo: number | null
  custom_space_theme: number | null
  logo_color_32: number | null
  logo_color_128: number | null
  logo_color_144: number | null
  logo_color_180: number | null
  logo_color_192: number | null
  logo_color_512: number | null
  logo_color_svg: number | null
  /** Limits: 0 is unlimited; -1 for files forbids uploads. */
  max_recipes: number
  max_file_storage_mb: number
  max_users: number
  allow_sharing: boolean
  /** Exempts share links from the server's limit of openings. */
  no_sharing_limit: boolean
  demo: boolean
  ai_enabled: boolean
  ai_credits_monthly: number
  /** What the operator gave; what was spent since then goes off it. */
  ai_credits_balance: number
  /** When the operator gave it; blank where nobody ever did. */
  ai_balance_set_at: string
  /** Modules that the operator lets the space use, in one string that clients search. */
  licensed_modules: string
}

/** Each is the id of a file of the space. */
export const spaceImages = [
  'image',
  'nav_logo',
  'custom_space_theme',
  'logo_color_32',
  'logo_color_128',
  'logo_color_144',
  'logo_color_180',
  'logo_color_192',
  'logo_color_512',
  'logo_color_svg',
] as const

const defaults: SpaceSettings = {
  message: '',
  time_zone: '',
  trash_days: 30,
  food_inherit: [],
  space_theme: 'BLANK',
  nav_bg_color: '',
  nav_text_color: 'BLANK',
  space_setup_completed: false,
  household_setup_completed: false,
  ai_default_provider: null,
  image: null,
  nav_logo: null,
  custom_space_theme: null,
  logo_color_32: null,
  logo_color_128: null,
  logo_color_144: null,
  logo_color_180: null,
  logo_color_192: null,
  logo_color_512: null,
  logo_color_svg: null,
  max_recipes: 0,
  max_file_storage_mb: 0,
  max_users: 0,
  allow_sharing: true,
  no_sharing_limit: false,
  demo: false,
  ai_enabled: true,
  ai_credits_monthly: 10_000,
  ai_credits_balance: 0,
  ai_balance_set_at: '',
  licensed_modules: 'enterprise',
}

/** `stored` is what `identity.membership.settings` or the space's row holds. */
export const settingsOf = (stored: object): SpaceSettings => ({ ...defaults, ...stored })
