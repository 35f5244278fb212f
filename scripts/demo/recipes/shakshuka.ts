import { shakshukaPicture as picture } from '../pictures/shakshuka.ts'
import { chopping } from '../pictures/steps.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const shakshuka: DemoRecipe = {
  key: 'shakshuka',
  name: 'Shakshuka with Feta',
  description: 'Eggs poached in a smoky pepper and tomato sauce, eaten from the pan with a lot of bread.',
  servings: 2,
  servingsText: 'servings',
  workingTime: 15,
  waitingTime: 20,
  keywords: ['Breakfast', 'Vegetarian', 'Middle Eastern', 'One pan'],
  picture,
  steps: [
    {
      name: 'Soften the vegetables',
      time: 12,
      ingredients: [
        '3 tbsp olive oil',
        '1 onion, diced',
        '2 red peppers, diced',
        '3 cloves garlic, chopped',
        '1 tsp smoked paprika',
        '1 tsp ground cumin',
        '1/4 tsp chilli flakes',
      ],
      instruction:
        'Warm the oil in a wide pan and cook the onion and peppers with a pinch of salt for ten minutes, until soft and sweet. Stir in the garlic and the spices and let them smell good for a minute.',
      picture: () => chopping({ color: '#e3c9a4', grain: 'wood' }, '#d9442c', '#f1e6d2'),
    },
    {
      name: 'Simmer the sauce',
      time: 12,
      ingredients: ['400 g canned tomatoes', '1 tsp sugar', '1/2 tsp salt'],
      instruction:
        'Add the tomatoes, crush them with a spoon and simmer for ten minutes. The sauce is ready when a spoon leaves a trail that closes slowly.',
    },
    {
      name: 'Poach the eggs',
      time: 8,
      ingredients: ['4 eggs', '80 g feta', '1 handful parsley leaves', '4 slices bread'],
      instruction:
        'Make {{ ingredients[0] }} a hollow each and crack them in. Cover and cook on a low heat for **5 to 7 minutes**: the whites set, the yolks still soft. Crumble over the feta, scatter with parsley and bring the pan to the table.',
    },
  ],
}
