/** The two letters of a unit as words of the recipe's language. Sizes say more of the food than of its amount. */
export function cookmlUnit(code: string, language: string): { unit: string; size: string } {
  const words = CODES.get(code)
  if (!words) return { unit: code, size: '' }
  const word = words[/^(?:de|$)/i.test(language) ? 0 : 1]
  return SIZES.has(code) ? { unit: '', size: word } : { unit: word, size: '' }
}

const SIZES = new Set(['sm', 'md', 'lg'])

const CODES = new Map<string, readonly [german: string, english: string]>(
  Object.entries({
    tb: ['EL', 'tablespoon'],
    ts: ['TL', 'teaspoon'],
    c: ['Tasse', 'cup'],
    pk: ['Packung', 'package'],
    cn: ['Dose', 'can'],
    ds: ['Spritzer', 'dash'],
    pn: ['Prise', 'pinch'],
    dr: ['Tropfen', 'drop'],
    bn: ['Bund', 'bunch'],
    sl: ['Scheibe', 'slice'],
    ea: ['Stück', 'piece'],
    ct: ['Karton', 'carton'],
    sm: ['klein', 'small'],
    md: ['mittelgroß', 'medium'],
    lg: ['groß', 'large'],
  }),
)
