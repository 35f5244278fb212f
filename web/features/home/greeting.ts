/** The greeting of the hour, as a key of the texts. */
export function greeting(now: Date) {
  const hour = now.getHours()
  if (hour < 5 || hour >= 22) return 'greeting.night'
  if (hour < 11) return 'greeting.morning'
  return hour < 17 ? 'greeting.day' : 'greeting.evening'
}
