import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The state of a link that leads back to where the reader was. */
export const returning = { isReturn: true }

/** Whether the page was come back to, so that it is to be found as it was left. */
export const useIsReturn = (): boolean => {
  const { state } = useLocation() as { state: Partial<typeof returning> | null }
  const type = useNavigationType()
  return type === NavigationType.Pop || state?.isReturn === true
}
