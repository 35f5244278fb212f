import { stored } from '#web/lib/stored.ts'
import { extended, type NewTimer, paused, resumed, reviveTimers, started, type Timer } from './timer-rules.ts'

const timers = stored('larder.timers', (raw) => reviveTimers(raw, Date.now()))

/** All timers of this browser; every tab sees the same ones. */
export const useTimers = timers.use

export const startTimer = (timer: NewTimer) =>
  timers.set([...timers.get(), started(timer, crypto.randomUUID(), Date.now())])

const change = (id: string, next: (timer: Timer) => Timer) =>
  timers.set(timers.get().map((timer) => (timer.id === id ? next(timer) : timer)))

export const pauseTimer = (id: string) => change(id, (timer) => paused(timer, Date.now()))
export const resumeTimer = (id: string) => change(id, (timer) => resumed(timer, Date.now()))
export const extendTimer = (id: string, seconds: number) => change(id, (timer) => extended(timer, seconds, Date.now()))
export const stopTimer = (id: string) => timers.set(timers.get().filter((timer) => timer.id !== id))
