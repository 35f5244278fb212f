import { frying } from '../pictures/steps.ts'
import { tacosPicture as picture } from '../pictures/tacos.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const tacos: DemoRecipe = {
  key: 'tacos',
  name: 'Smoky Black Bean Tacos',
  description:
    'Crisp-edged beans, cool avocado and a jar of pink onions. Set everything out and let people build their own.',
  servings: 4,
  servingsText: 'servings',
  workingTime: 30,
  waitingTime: 0,
  keywords: ['Mexican', 'Vegetarian', 'Quick', 'Family'],
  picture,
  steps: [
    {
      name: 'Pickled onions',
      recipe: 'onions',
      instruction: 'Make these first, or take them from the fridge.',
    },
    {
      name: 'Fry the beans',
      time: 15,
      ingredients: [
        '2 tbsp neutral oil',
        '1 onion, diced',
        '2 cloves garlic, chopped',
        '1 tbsp chipotle paste',
        '1 tsp ground cumin',
        '800 g canned black beans, drained',
        '1/2 tsp salt',
      ],
      instruction:
        'Soften the onion in the oil, then stir in the garlic, chipotle and cumin. Add the beans and a splash of water, crush a third of them and fry until they are thick and crisp in places.',
      picture: () => frying({ color: '#2f7f86', grain: 'stone' }, '#5a3a2a', '#3a2520', '#d9442c'),
    },
    {
      name: 'Mash the avocado',
      time: 5,
      ingredients: ['2 avocados', '1 lime', '1 handful coriander leaves'],
      instruction:
        'Mash the avocados with the juice of half the lime and a pinch of salt. Cut the other half into wedges.',
    },
    {
      name: 'Build',
      time: 5,
      ingredients: ['12 corn tortillas', '200 g tomatoes, diced', '100 g feta', '1 head baby gem lettuce'],
      instruction:
        'Warm the tortillas in a dry pan, 30 seconds on each side, and keep them in a cloth. Fill with lettuce, beans, tomatoes, avocado, feta and the pickled onions.',
    },
  ],
}
