import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Area } from '../../shared/area/types.ts'
import { call } from '../call.ts'
import { onLive } from '../live.ts'
import type { CaseDocument } from './documents.ts'
import type { RecordRef } from '../record/useRecord.ts'

const readIssued = async (area: string, id: string, signal: AbortSignal): Promise<CaseDocument[]> => {
  const files = await call('shared.listIssuedFiles', { area, id }, { signal })
  return files.map((file) => ({ fileId: file.id, name: file.name, kind: null, by: file.by, at: file.at }))
}

/** The documents that the host has made for the case. They follow an event by a moment; then the case is `saved`. */
export const useIssued = ({ area, actor }: { area: Area; actor: RecordRef }): CaseDocument[] => {
  const id = useSelector(actor, ({ context }) => context.id)
  const [issued, setIssued] = useState<CaseDocument[]>([])
  useEffect(() => {
    if (!area.lifecycle?.documents) return
    const stop = new AbortController()
    // Without them the page still shows everything else.
    const read = () => void readIssued(area.id, id, stop.signal).then(setIssued, () => {})
    read()
    const deafen = onLive(area.id, (event) => {
      if (event.type === 'resumed' || (event.type === 'saved' && event.id === id)) read()
    })
    return () => {
      stop.abort()
      deafen()
    }
  }, [area, id])
  return issued
}
