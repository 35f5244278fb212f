import { dalPicture as picture } from '../pictures/dal.ts'
import { frying } from '../pictures/steps.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const dal: DemoRecipe = {
  key: 'dal',
  name: 'Red Lentil Dal with Garlic Tadka',
  description:
    'A weeknight dal that is on the table in half an hour. The sizzling spiced oil at the end is what makes it sing.',
  servings: 4,
  servingsText: 'servings',
  workingTime: 20,
  waitingTime: 15,
  keywords: ['Indian', 'Vegan', 'Quick', 'Gluten free'],
  picture,
  steps: [
    {
      name: 'Cook the lentils',
      time: 20,
      ingredients: [
        '300 g red lentils',
        '1 tsp ground turmeric',
        '1 l water',
        '20 g fresh ginger, grated',
        '200 g tomatoes, chopped',
        '1 1/2 tsp salt',
      ],
      instruction:
        'Rinse the lentils until the water runs clear. Bring them to the boil with {{ ingredients[2] }}, the turmeric, ginger and tomatoes, and skim off the foam.\n\nSimmer for 15 minutes, stirring now and then, until they fall apart. Season with {{ ingredients[5] }} and let it down with hot water if it is thicker than you like: dal stiffens as it stands.',
    },
    {
      name: 'Make the tadka',
      time: 5,
      ingredients: [
        '4 tbsp neutral oil',
        '1 tsp cumin seeds',
        '1 tsp black mustard seeds',
        '4 cloves garlic, thinly sliced',
        '2 dried red chillies',
      ],
      instruction:
        'Heat the oil in a small pan until a single cumin seed sizzles in it. Add both seeds; when they crackle, add the garlic and chillies and stir until the garlic is the colour of straw. **Take it off the heat at once**, it goes on browning.',
      picture: () => frying({ color: '#27485a', grain: 'stone' }, '#c98f35', '#f4e3b5', '#7a2a14'),
    },
    {
      name: 'Finish',
      ingredients: ['1/2 lime, juiced', '1 handful coriander leaves', '1 pinch garam masala'],
      instruction:
        'Pour the tadka over the lentils and stir once, so that streaks remain. Squeeze over the lime, scatter with coriander and garam masala, and serve with rice or flatbread.',
    },
  ],
}
