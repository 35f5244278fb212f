export type Language = 'en' | 'de'

/** `base` is the measure that amounts are converted by; missing where the unit is no measure. */
type Unit = [name: string, plural: string, base?: string]
type Meal = [name: string, time: string, color: string]

interface Starter {
  space(username: string): string
  household: string
  meals: Meal[]
  units: Unit[]
  categories: string[]
}

export const starters: Record<Language, Starter> = {
  en: {
    space: (username) => `${username}'s Space`,
    household: 'Household',
    meals: [
      ['Breakfast', '08:00:00', '#e0a458'],
      ['Lunch', '12:30:00', '#6a9955'],
      ['Snack', '15:30:00', '#7d6b9d'],
      ['Dinner', '18:30:00', '#b5533c'],
    ],
    units: [
      ['g', 'g', 'g'],
      ['kg', 'kg', 'kg'],
      ['oz', 'oz', 'ounce'],
      ['lb', 'lb', 'pound'],
      ['ml', 'ml', 'ml'],
      ['l', 'l', 'l'],
      ['tsp', 'tsp', 'tsp'],
      ['tbsp', 'tbsp', 'tbsp'],
      ['cup', 'cups', 'us_cup'],
      ['fl oz', 'fl oz', 'fluid_ounce'],
      ['piece', 'pieces'],
      ['pinch', 'pinches'],
      ['clove', 'cloves'],
      ['bunch', 'bunches'],
      ['slice', 'slices'],
      ['can', 'cans'],
      ['package', 'packages'],
    ],
    categories: [
      'Fruit & Vegetables',
      'Bread & Bakery',
      'Meat & Fish',
      'Dairy & Eggs',
      'Pasta, Rice & Grains',
      'Baking',
      'Spices & Sauces',
      'Canned Goods',
      'Frozen',
      'Snacks & Sweets',
      'Drinks',
      'Household',
    ],
  },
  de: {
    space: (username) => `Bereich von ${username}`,
    household: 'Haushalt',
    meals: [
      ['Frühstück', '08:00:00', '#e0a458'],
      ['Mittagessen', '12:30:00', '#6a9955'],
      ['Snack', '15:30:00', '#7d6b9d'],
      ['Abendessen', '18:30:00', '#b5533c'],
    ],
    units: [
      ['g', 'g', 'g'],
      ['kg', 'kg', 'kg'],
      ['ml', 'ml', 'ml'],
      ['l', 'l', 'l'],
      ['TL', 'TL', 'tsp'],
      ['EL', 'EL', 'tbsp'],
      ['Tasse', 'Tassen'],
      ['Stück', 'Stück'],
      ['Prise', 'Prisen'],
      ['Zehe', 'Zehen'],
      ['Bund', 'Bund'],
      ['Scheibe', 'Scheiben'],
      ['Dose', 'Dosen'],
      ['Glas', 'Gläser'],
      ['Becher', 'Becher'],
      ['Packung', 'Packungen'],
    ],
    categories: [
      'Obst & Gemüse',
      'Brot & Backwaren',
      'Fleisch & Fisch',
      'Milchprodukte & Eier',
      'Nudeln, Reis & Getreide',
      'Backzutaten',
      'Gewürze & Saucen',
      'Konserven',
      'Tiefkühl',
      'Snacks & Süßes',
      'Getränke',
      'Haushalt',
    ],
  },
}

/** Only the first language of the header counts. */
export const languageOf = (headers: Headers): Language =>
  /^\s*de\b/i.test(headers.get('accept-language') ?? '') ? 'de' : 'en'
