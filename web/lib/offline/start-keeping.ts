import { startKeeping } from './kept-fetch.ts'

// A module of its own, so that the first page needs no more than its name.
startKeeping()
