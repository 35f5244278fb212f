import ical, { ICalEventTransparency, type ICalCalendar } from 'ical-generator'
import { zoneCalendar } from './zone-calendar.ts'

/** A plan as a calendar shows it. */
export interface CalendarMeal {
  id: number
  version: number
  title: string
  note: string
  /** Civil dates, both included. */
  from_date: string
  to_date: string
  created_at: string
  updated_at: string
  /** The meal type, and the time of day it has where the household is. */
  meal: string
  time: string | null
  recipe: number | null
  recipe_name: string | null
}

interface CalendarSource {
  space: number
  /** What the calendar is called. */
  name: string
  /** The household's zone; blank where nobody said so: then times are those of wherever the calendar is read. */
  zone: string
  /** Where the web pages of recipes and plans are. */
  origin: string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Planned meals as an iCalendar file (RFC 5545). A meal without a time of day takes its whole day. */
export function mealCalendar(meals: readonly CalendarMeal[], place: CalendarSource): string {
  const { name, zone } = place
  const [first, last] = [
    meals.map((meal) => meal.from_date).sort()[0],
    meals
      .map((meal) => meal.to_date)
      .sort()
      .at(-1),
  ]
  const timed = zone !== '' && first && last && meals.some(({ time }) => time !== null)
  const calendar = ical({
    prodId: { company: 'Larder', product: 'Meal plan', language: 'EN' },
    name: escaped(name),
    scale: 'GREGORIAN',
    ttl: 4 * 3600,
    ...(timed ? { timezone: { name: null, generator: () => zoneCalendar(zone, first, last) } } : {}),
  })
  for (const meal of meals) addMeal(calendar, meal, place)
  return `${calendar.toString()}\r\n`
}

function addMeal(calendar: ICalCalendar, meal: CalendarMeal, { space, zone, origin }: CalendarSource): void {
  const { id, version, title, note, time, recipe, recipe_name: named } = meal
  const url =
    recipe === null ? `${origin}/plan?week=${meal.from_date}&day=${meal.from_date}` : `${origin}/recipe/${recipe}`
  const text = [title && named && title !== named ? named : '', note, url]
    .map(stripControls)
    .filter(Boolean)
    .join('\n\n')
  calendar.createEvent({
    id: `meal-plan-${space}-${id}@${new URL(origin).hostname}`,
    sequence: Math.max(0, version - 1),
    stamp: new Date(meal.updated_at),
    created: new Date(meal.created_at),
    lastModified: new Date(meal.updated_at),
    ...(time === null ? wholeDays(meal) : atTime(meal, time, zone)),
    summary: stripControls([meal.meal, title || named].filter(Boolean).join(': ')),
    description: text,
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  })
}

/** The end of whole days is the day after the last. The library reads a date's own clock, which is UTC in a Worker. */
const wholeDays = ({ from_date, to_date }: CalendarMeal) => ({
  allDay: true,
  start: new Date(from_date),
  end: new Date(Date.parse(to_date) + DAY),
})

const atTime = ({ from_date, to_date }: CalendarMeal, time: string, zone: string) => ({
  start: new Date(`${from_date}T${time}Z`),
  end: new Date(Date.parse(`${to_date}T${time}Z`) + HOUR),
  ...(zone === '' ? { floating: true } : { timezone: zone }),
})

/** Without what no text may hold: control characters, but for the ends of lines. */
const stripControls = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** The library writes a calendar's name as it is. */
const escaped = (text: string): string =>
  stripControls(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
