import { useSelector } from '@xstate/react'
import { useParams } from 'react-router-dom'
import { failureOf, readingOf } from '../data/record/record.view.ts'
import { useCase } from '../data/record/useRecord.ts'
import { useSeen } from '../data/person.ts'
import type { Area } from '../shared/area/types.ts'
import { preloadable } from '../ui/preloadable.ts'
import { CaseRecord } from './case/CaseRecord.tsx'
import type { RecordParts } from './parts.ts'
import { RecordStates } from './record/RecordStates.tsx'

const { Component: Travel } = preloadable(() => import('./travel/TravelTab.tsx'))

/** One case of an area with a lifecycle, as the address names it. */
const CasePage = ({ area, parts }: { area: Area; parts: RecordParts }) => {
  const { id } = useParams()
  return <OneCase key={id} area={useSeen(area)} id={id!} parts={parts} />
}

const OneCase = ({ area, id, parts }: { area: Area; id: string; parts: RecordParts }) => {
  const actor = useCase(area, id)
  return (
    <RecordStates
      area={area}
      id={id}
      reading={useSelector(actor, readingOf)}
      error={useSelector(actor, failureOf)}
      onRetry={() => actor.send({ type: 'load.retried' })}
    >
      {() => <CaseRecord area={area} actor={actor} parts={parts} Travel={Travel} />}
    </RecordStates>
  )
}

export default CasePage
