import { useLayoutEffect } from 'react'
import { sharedValue } from './sharedValue.ts'

const { set, useNow } = sharedValue('')

/** Names the open page in the top bar and in the browser's tab. */
export const usePageTitle = (text: string): void =>
  useLayoutEffect(() => {
    document.title = text ? `${text} · Covergate` : 'Covergate'
    set(text)
  }, [text])

export const useShownTitle = useNow
