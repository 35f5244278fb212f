/** A recipe as a model answers it. */
export const soup = (more: object = {}): string =>
  JSON.stringify({
    found: true,
    name: 'Leek soup',
    description: null,
    servings: 4,
    servings_text: null,
    working_minutes: 20,
    waiting_minutes: null,
    keywords: [],
    ingredients: [
      { group: null, line: '3 leeks' },
      { group: null, line: '1 l water' },
    ],
    steps: [
      { name: null, instruction: 'Slice the leeks.' },
      { name: null, instruction: 'Boil them in the water for 20 minutes.' },
    ],
    source_url: null,
    ...more,
  })

export const SOUP_TEXT = 'Leek soup for 4\n3 leeks, 1 l water\nSlice the leeks. Boil them in the water for 20 minutes.'
