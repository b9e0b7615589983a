import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load } from './preloadable.ts'
import { notify } from './snackbar/snackbar.ts'

interface FetchedProps<P> {
  wanted: boolean
  load: Load<P>
  props: P
  /** Takes the wish back. */
  onFailed(): void
  /** Shown as long as it is not wanted, or not there yet. */
  children?: ReactNode
}

/** A component whose code is fetched when it is first wanted. When that fails, the page stays and the person is told. */
export const Fetched = <P extends object>({ wanted, load, props, onFailed, children }: FetchedProps<P>) => {
  const { t } = useTranslation('ui')
  const [component, setComponent] = useState<{ type: ComponentType<P> } | null>(null)
  useEffect(() => {
    if (!wanted || component) return
    load().then(
      (module) => setComponent({ type: module.default }),
      () => {
        notify({ kind: 'error', text: t('snackbar.unreachable') })
        onFailed()
      },
    )
  }, [wanted, component, load, onFailed, t])
  return wanted && component ? createElement(component.type, props) : children
}
