import { type ComponentType, createElement } from 'react'
import { suspendUntil } from '#web/lib/suspend.ts'

type Component = ComponentType<Record<string, unknown>>

/** In place of the router's own, which reloads the page for a file that does not come; lib/files/load-file.ts waits for it. */
export function lazyRouteComponent(load: () => Promise<Record<string, Component>>, name = 'default') {
  let component: Component | undefined
  let failure: unknown
  let loading: Promise<void> | undefined
  const preload = () =>
    (loading ??= load().then(
      (file) => void (component = file[name]),
      (error: unknown) => void (failure = error),
    ))
  const Lazy = (props: Record<string, unknown>) => {
    if (failure !== undefined) throw failure
    return component ? createElement(component, props) : suspendUntil(preload())
  }
  return Object.assign(Lazy, { preload })
}
