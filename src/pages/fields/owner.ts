import { createContext, useContext } from 'react'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'

/** The name of the organisation that the record is of whose form this is; none: of that of who types. */
export const OwnerName = createContext<string | null | undefined>(null)

/** The name of the organisation whose records alone a field may refer to, for who sees those of several. */
export const useOwner = ({ own }: Pick<FieldOf<'reference'>, 'own'>): string | undefined => {
  const user = useSession(currentUser)
  const owner = useContext(OwnerName) ?? user?.organization.name
  return own && user?.organization.kind === 'platform' ? owner : undefined
}
