import { onionsPicture as picture } from '../pictures/onions.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const onions: DemoRecipe = {
  key: 'onions',
  name: 'Quick-Pickled Red Onions',
  description: 'Pink, crunchy and sharp after half an hour. They keep for three weeks and improve everything.',
  servings: 4,
  servingsText: 'servings (one jar)',
  workingTime: 10,
  waitingTime: 30,
  keywords: ['Pickle', 'Vegan', 'Basics', 'Make ahead'],
  picture,
  steps: [
    {
      time: 40,
      ingredients: [
        '2 red onions',
        '150 ml cider vinegar',
        '100 ml water',
        '1 tbsp sugar',
        '1 tsp salt',
        '5 black peppercorns',
        '1 bay leaf',
      ],
      instruction:
        'Slice the onions as thinly as you can and pack them into a clean jar. Bring the rest to the boil, pour it over and press the onions under. They are ready after **30 minutes** and best after a night in the fridge.',
    },
  ],
}
