import { useLocation } from 'react-router-dom'
import { listAbove } from '../../data/opened.ts'

/** Whether the page that is shown belongs to that of a menu entry: it lies below it, or was opened from it. */
export const useIsHere = (): ((path: string) => boolean) => {
  const { pathname } = useLocation()
  const [here] = (listAbove(pathname) ?? pathname).split('?')
  return (path) => `${here}/`.startsWith(`${path}/`)
}
