/** Units that English puts behind the food ("2 garlic cloves"), and after which foods they are units. */
const behind: [RegExp, RegExp | null][] = [
  [/^cloves?$/i, /garlic$/i],
  [/^(?:sprigs?|stalks?|bulbs?|spears?|loaf|loaves)$/i, null],
  [/^(?:ribs?|sticks?|stems?)$/i, /celery|lemon ?grass|rhubarb|asparagus$/i],
  [/^(?:leaf|leaves|sheets?)$/i, /gelatine?$/i],
  [/^heads?$/i, /garlic|chicory|lettuce|cauliflower$/i],
  [/^slices?$/i, null],
]

/** Splits a food from the unit at its end, or gives nothing. */
export function unitBehind(food: string): { food: string; unit: string } | null {
  const gap = food.lastIndexOf(' ')
  if (gap < 1) return null
  const unit = food.slice(gap + 1)
  const name = food.slice(0, gap)
  if (/\b(?:and|or|&|with|of|from)\b/i.test(name)) return null
  return behind.some(([word, of]) => word.test(unit) && (of === null || of.test(name))) ? { food: name, unit } : null
}
