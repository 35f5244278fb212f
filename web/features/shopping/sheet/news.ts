import type { News } from './sheet-news.ts'
import { signal } from '../outbox/signal.ts'

/** What others did last, with the moment this device heard of it. */
export const latestNews = signal<(News & { at: number }) | null>(null)

export const tellNews = (news: News) => latestNews.set({ ...news, at: Date.now() })
