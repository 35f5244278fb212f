import { personOf, type Context } from '#worker/kernel/log/context.ts'

export const newFavouriteBook = (id: number, name: string, context: Context) => ({
  stream: `recipe-book:${id}`,
  expected: 0,
  events: [
    {
      type: 'recipe-book.created',
      data: {
        id,
        name,
        description: '',
        shared: [],
        filter: null,
        order: 0,
        created_by: personOf(context).id,
        favourites: true,
      },
    },
  ],
})
