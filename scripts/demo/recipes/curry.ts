import { curryPicture as picture } from '../pictures/curry.ts'
import { mixing } from '../pictures/steps.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const curry: DemoRecipe = {
  key: 'curry',
  name: 'Thai Green Curry with Tofu and Aubergine',
  description: 'Fresh paste takes ten minutes in a blender and tastes nothing like the jar.',
  servings: 4,
  servingsText: 'bowls',
  workingTime: 40,
  waitingTime: 10,
  keywords: ['Thai', 'Vegan', 'Spicy', 'Gluten free'],
  picture,
  steps: [
    {
      name: 'Blend the paste',
      time: 10,
      ingredients: [
        '4 green chillies',
        '3 cloves garlic',
        '2 shallots',
        '25 g galangal',
        '2 stalks lemongrass',
        '30 g coriander, with stalks',
        '1 lime, zest only',
        '1 tsp ground coriander',
        '1/2 tsp white pepper',
      ],
      instruction:
        'Slice everything roughly, the lemongrass finely, and blend it with a splash of water to a smooth paste. It should be bright green and make your eyes water a little.',
      picture: () => mixing({ color: '#c9a26b', grain: 'cloth' }, '#2d3b44', '#5f8f3c', '#86b85c'),
    },
    {
      name: 'Fry the tofu and aubergine',
      time: 15,
      ingredients: ['400 g firm tofu, in cubes', '1 large aubergine', '4 tbsp neutral oil'],
      instruction:
        'Press the tofu dry and fry it in half of the oil until golden on two sides. Cut the aubergine into coins and fry them in the rest, covered, until soft.',
    },
    {
      name: 'Simmer',
      time: 12,
      ingredients: [
        '400 ml coconut milk',
        '200 ml vegetable stock',
        '1 tbsp soy sauce',
        '1 tsp palm sugar',
        '100 g frozen peas',
        '1 handful Thai basil',
        '1 red chilli, sliced',
      ],
      instruction:
        'Skim two spoons of cream off the coconut milk and fry the paste in it until the fat separates. Add the rest of the milk, the stock, soy sauce and sugar, and simmer for five minutes.\n\nAdd the tofu, aubergine and peas for three minutes more. Off the heat, stir in the basil and the lime juice to taste.',
    },
    {
      name: 'Serve',
      ingredients: ['300 g jasmine rice'],
      instruction: 'Serve over steamed rice, with the red chilli on top.',
    },
  ],
}
