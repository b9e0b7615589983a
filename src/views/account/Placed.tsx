import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { placeOf } from '../../data/recovery/recovery.view.ts'
import { useRecovery } from '../../data/recovery/recovery.gateway.ts'
import { CleanLayout } from '../signIn/CleanLayout.tsx'

/** Lets through who has come as far as this page; others are led to where they are, or to the entrance. */
export const Placed = ({ children }: { children: ReactNode }) => {
  const place = useRecovery(placeOf)
  const { pathname, search } = useLocation()
  const isHere = place?.includes('?') ? place === pathname + search : place === pathname
  return isHere ? <CleanLayout>{children}</CleanLayout> : <Navigate to={place ?? '/'} replace />
}
