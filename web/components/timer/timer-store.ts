import { persistedStore } from '#web/lib/persisted-store.ts'
import { toExtended, type NewTimer, toPaused, toResumed, reviveTimers, createTimer, type Timer } from './timer-rules.ts'

const timerStore = persistedStore('larder.timers', (raw) => reviveTimers(raw, Date.now()))

export const useTimers = timerStore.use

export const startTimer = (timer: NewTimer) =>
  timerStore.set([...timerStore.get(), createTimer(timer, crypto.randomUUID(), Date.now())])

const updateTimer = (id: string, next: (timer: Timer) => Timer) =>
  timerStore.set(timerStore.get().map((timer) => (timer.id === id ? next(timer) : timer)))

export const pauseTimer = (id: string) => updateTimer(id, (timer) => toPaused(timer, Date.now()))
export const resumeTimer = (id: string) => updateTimer(id, (timer) => toResumed(timer, Date.now()))
export const extendTimer = (id: string, seconds: number) =>
  updateTimer(id, (timer) => toExtended(timer, seconds, Date.now()))
export const stopTimer = (id: string) => timerStore.set(timerStore.get().filter((timer) => timer.id !== id))
