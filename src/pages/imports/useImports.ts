import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { useErrorText } from '../errorText.ts'
import { connectedImports } from './imports.gateway.ts'
import type { ImportLook } from './imports.types.ts'

/** A person's imports as long as a page shows them; what could not be ordered is told. */
export const useImports = (look: ImportLook) => {
  const errorText = useErrorText()
  const actor = useActorRef(connectedImports, { input: { look } })
  useEffect(() => {
    const { unsubscribe } = actor.on('failed', ({ error }) => notify({ kind: 'error', text: errorText(error) }))
    return unsubscribe
  }, [actor, errorText])
  return actor
}

export type ImportsActor = ReturnType<typeof useImports>
