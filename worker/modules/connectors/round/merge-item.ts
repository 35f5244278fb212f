import { itemText } from '../text/item-text.ts'
import type { ListedItem } from '../text/listed-item.ts'
import type { ItemWords, Quantity } from '../text/item-words.ts'
import { isSameFood, isSameQuantity, isSameText, meaningKey, readItem } from '../text/said-item.ts'
import type { Link, Said } from './link.ts'
import type { Directions } from './merge-input.ts'

interface Meeting {
  entry: ListedItem
  item: Said
  /** What each side said when they last agreed. */
  ours: Said
  theirs: Said
}

interface MergedItem extends Pick<Link, 'ours' | 'theirs' | 'sent'> {
  /** The entry as it should be. */
  wanted: ListedItem
}

/**
 * Merges what happened on both sides since they last agreed, field by field; food and amount are two fields of one text. Where
 * both changed the same, ours counts, as no service tells when it was that a field changed; but ticked beats unticked.
 */
export function mergeItem(meeting: Meeting, directions: Directions, words: ItemWords): MergedItem {
  const { entry, item, ours, theirs } = meeting
  const now = saidByEntry(entry)
  const here = { name: !isSameText(now, ours), done: now.done !== ours.done, aisle: now.aisle !== ours.aisle }
  const there = {
    name: directions.back && meaningKey(words, item) !== meaningKey(words, theirs),
    done: directions.back && item.done !== theirs.done,
  }
  const wanted = {
    ...entry,
    ...(there.name ? mergedText(meeting, now, words) : {}),
    done: there.done && !(here.done && entry.done) ? item.done : entry.done,
  }
  const said = saidByEntry(wanted)
  const tells = directions.updated
  const isAsked = there.name && meaningKey(words, said) === meaningKey(words, item)
  const wish: Said = {
    name: tells && here.name && !isAsked ? said.name : item.name,
    note: item.note,
    done: tells && here.done ? said.done : item.done,
    aisle: tells && here.aisle ? said.aisle : item.aisle,
  }
  const sends = { name: !isSameText(wish, item), done: wish.done !== item.done, aisle: wish.aisle !== item.aisle }
  // An amount in the note would contradict the one in the name.
  if (sends.name && words.quantity(item.note)) wish.note = ''
  // What is yet to arrive there is still a change of ours in the next round.
  const unsaid = { name: there.name ? inOurWords(item, words) : ours.name, done: item.done, aisle: ours.aisle }
  const keeps = (field: 'name' | 'done' | 'aisle') => sends[field] || (!tells && here[field])
  return {
    wanted,
    theirs: item,
    sent: sends.name || sends.done || sends.aisle ? wish : null,
    ours: {
      name: keeps('name') ? unsaid.name : said.name,
      note: '',
      done: keeps('done') ? unsaid.done : said.done,
      aisle: keeps('aisle') ? unsaid.aisle : said.aisle,
    },
  }
}

export const saidByEntry = (entry: ListedItem): Said => ({
  name: itemText(entry),
  note: '',
  done: entry.done,
  aisle: entry.food.aisle,
})

function mergedText({ entry, item, ours, theirs }: Meeting, now: Said, words: ItemWords) {
  const there = { was: readItem(words, theirs), is: readItem(words, item) }
  const here = { was: readItem(words, ours), is: readItem(words, now) }
  const takesFood = !isSameFood(words, there.was.food, there.is.food) && isSameFood(words, here.was.food, here.is.food)
  const takesQuantity =
    !isSameQuantity(words, there.was.quantity, there.is.quantity) &&
    isSameQuantity(words, here.was.quantity, here.is.quantity)
  return {
    food: takesFood ? words.food(there.is.food) : entry.food,
    ...(takesQuantity ? listedQuantity(there.is.quantity, words) : { amount: entry.amount, unit: entry.unit }),
  }
}

/** As for what is typed into the list: one, where no amount is said. */
export const listedQuantity = (quantity: Quantity | null, words: ItemWords): Pick<ListedItem, 'amount' | 'unit'> => ({
  amount: quantity?.amount ?? 1,
  unit: typeof quantity?.unit === 'string' ? words.unit(quantity.unit) : null,
})

export const listedItem = (item: Said, words: ItemWords): ListedItem => {
  const { food, quantity } = readItem(words, item)
  return { food: words.food(food), ...listedQuantity(quantity, words), done: item.done }
}

const inOurWords = (item: Said, words: ItemWords): string => itemText(listedItem(item, words))
