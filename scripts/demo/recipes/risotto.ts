import { risottoPicture as picture } from '../pictures/risotto.ts'
import { frying } from '../pictures/steps.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const risotto: DemoRecipe = {
  key: 'risotto',
  name: 'Mushroom Risotto',
  description:
    'Dried porcini for depth, fresh mushrooms for bite, and butter beaten in at the end for the wave that Italians ask for.',
  servings: 4,
  servingsText: 'servings',
  workingTime: 45,
  waitingTime: 20,
  keywords: ['Italian', 'Vegetarian', 'Comfort food', 'Gluten free'],
  picture,
  steps: [
    {
      name: 'Soak and heat',
      time: 20,
      ingredients: ['20 g dried porcini', '1.2 l vegetable stock'],
      instruction:
        'Cover the porcini with 250 ml of boiling water and leave them for 20 minutes. Lift them out, chop them, and strain the liquid through kitchen paper into the stock. Keep the stock just below a simmer.',
    },
    {
      name: 'Brown the mushrooms',
      time: 10,
      ingredients: [
        '2 tbsp olive oil',
        '400 g chestnut mushrooms, sliced',
        '2 cloves garlic, chopped',
        '1 tsp thyme leaves',
      ],
      instruction:
        'Fry the mushrooms in the hot oil in one layer and leave them alone until they are brown underneath. Only then turn, salt and add the garlic and thyme. Set aside.',
      picture: () => frying({ color: '#3c4a3d', grain: 'wood' }, '#8a6a3f', '#c9a273', '#5f3f22'),
    },
    {
      name: 'Stir the risotto',
      time: 22,
      ingredients: ['2 shallots, finely diced', '25 g butter', '320 g carnaroli rice', '150 ml dry white wine'],
      instruction:
        'Sweat the shallots in the butter without colour. Add the rice and stir until it is hot and clicks against the pan. Pour in the wine and let it vanish.\n\nNow add stock, a ladle at a time, whenever the last one is nearly gone, stirring often. Start tasting after **16 minutes**.',
    },
    {
      name: 'Beat in the butter',
      time: 3,
      ingredients: ['40 g cold butter', '60 g parmesan, grated', '2 tbsp parsley, chopped', 'black pepper'],
      instruction:
        'When the rice is tender with a firm middle, take it off the heat. Beat in the butter and parmesan hard for a minute, fold in both mushrooms and loosen with stock until it flows. Serve at once, with parsley and pepper.',
    },
  ],
}
