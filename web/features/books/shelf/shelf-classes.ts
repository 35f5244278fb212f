export const shelfClasses =
  'grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-5 gap-y-7 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]'
