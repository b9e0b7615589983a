import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '../../../data/apiError.ts'
import { call } from '../../../data/call.ts'
import { keeping } from '../../../data/kept/kept.gateway.ts'
import type { Outline } from '../../../shared/area/outline.ts'
import { type FigurePeriod, figurePeriods, type Figures } from '../../../shared/endpoints/answers/overview.ts'
import { readerTimeZone } from '../../../shared/format/timeZone.ts'

interface Look {
  areas: string[]
  period: FigurePeriod
}

const connected = keeping(async (look, signal): Promise<Figures> => {
  const [told] = await call('overview.figures', { ...look, user_timezone: readerTimeZone() }, { signal })
  if (!told?.answer) throw new ApiError(503, 'UNAVAILABLE', '')
  return told.answer
})

/** The figures that the address asks for, of one of these areas. */
export const useFigures = (areas: readonly Outline[]) => {
  const [params, setParams] = useSearchParams()
  const area = areas.find(({ id }) => id === params.get('of')) ?? areas[0]!
  const period = figurePeriods.find((one) => one === params.get('period')) ?? 'quarter'
  const look = useMemo<Look>(() => ({ areas: [area.id], period }), [area, period])
  const [first] = useState(look)
  const actor = useActorRef(connected, { input: { look: first } })
  useEffect(() => {
    if (actor.getSnapshot().context.look !== look) actor.send({ type: 'look.chosen', look })
  }, [actor, look])
  const choose = (next: Partial<Record<'of' | 'period', string>>) =>
    setParams({ of: area.id, period, ...next }, { replace: true, preventScrollReset: true })
  return { actor, area, period, choose }
}
