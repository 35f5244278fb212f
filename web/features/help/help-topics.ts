import {
  AppWindow,
  Apple,
  BookHeart,
  BookOpen,
  CalendarDays,
  CalendarSync,
  ChefHat,
  CloudOff,
  Compass,
  Download,
  History,
  Keyboard,
  type LucideIcon,
  Search,
  Share2,
  Sparkles,
  ShoppingBasket,
  SlidersHorizontal,
  Timer,
  Users,
} from 'lucide-react'

export const topicIcons = {
  start: Compass,
  recipes: BookOpen,
  search: Search,
  books: BookHeart,
  cooking: ChefHat,
  timers: Timer,
  import: Download,
  ai: Sparkles,
  plan: CalendarDays,
  shopping: ShoppingBasket,
  foods: Apple,
  household: Users,
  sharing: Share2,
  preferences: SlidersHorizontal,
  undo: History,
  offline: CloudOff,
  keyboard: Keyboard,
  calendars: CalendarSync,
  apps: AppWindow,
} as const satisfies Record<string, LucideIcon>

export type HelpTopic = keyof typeof topicIcons

export const helpGroups = [
  { label: 'cook', topics: ['start', 'recipes', 'search', 'books', 'cooking', 'timers', 'import', 'ai'] },
  { label: 'week', topics: ['plan', 'shopping', 'foods'] },
  { label: 'people', topics: ['household', 'sharing'] },
  { label: 'own', topics: ['preferences', 'undo', 'offline', 'keyboard', 'calendars', 'apps'] },
] as const satisfies readonly { label: string; topics: readonly HelpTopic[] }[]

export const helpTopics: readonly HelpTopic[] = helpGroups.flatMap(({ topics }): readonly HelpTopic[] => topics)

export const isHelpTopic = (name: string): name is HelpTopic => Object.hasOwn(topicIcons, name)
