/** Units with their plurals and what they measure by. */
export const units = [
  { name: 'g', plural_name: null, description: null, base_unit: 'g' },
  { name: 'cup', plural_name: 'cups', description: null, base_unit: 'us_cup' },
  { name: 'Esslöffel', plural_name: null, description: 'gehäuft', base_unit: null },
  { name: 'clove', plural_name: 'cloves', description: null, base_unit: null },
  { name: 'pinch', plural_name: 'pinches', description: null, base_unit: null },
]

export const foods = [
  { name: 'flour', plural_name: null },
  { name: 'egg', plural_name: 'eggs' },
  { name: 'olive oil', plural_name: null },
  { name: 'oil', plural_name: null },
  { name: 'crème fraîche', plural_name: null },
  { name: 'Süßkartoffel', plural_name: 'Süßkartoffeln' },
  { name: 'さつまいも', plural_name: null },
  { name: 'jalapeño', plural_name: 'jalapeños' },
]

const singulars = new Map([...units, ...foods].map(({ name, plural_name }) => [plural_name ?? name, name]))

export const singularOf = (word: string): string => singulars.get(word) ?? word
