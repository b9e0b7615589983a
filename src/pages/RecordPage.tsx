import { useSelector } from '@xstate/react'
import { useParams } from 'react-router-dom'
import { useSeen } from '../data/person.ts'
import type { Area } from '../shared/area/types.ts'
import type { RecordParts } from './parts.ts'
import { PlainRecord } from './record/PlainRecord.tsx'
import { failureOf, isRemembered, readingOf } from '../data/record/record.view.ts'
import { RecordHistory } from './record/RecordHistory.tsx'
import { RecordStates } from './record/RecordStates.tsx'
import { useRecord } from '../data/record/useRecord.ts'

/** One record of an area without a lifecycle, as the address names it. */
const RecordPage = ({ area, parts }: { area: Area; parts: RecordParts }) => {
  const { id = '' } = useParams()
  return <OneRecord key={`${area.id} ${id}`} area={useSeen(area)} id={id} parts={parts} />
}

const OneRecord = ({ area, id, parts }: { area: Area; id: string; parts: RecordParts }) => {
  const actor = useRecord(area, id)
  const remembered = useSelector(actor, isRemembered)
  return (
    <RecordStates
      area={area}
      id={id}
      reading={useSelector(actor, readingOf)}
      error={useSelector(actor, failureOf)}
      onRetry={() => actor.send({ type: 'load.retried' })}
      remains={remembered && <RecordHistory area={area} actor={actor} />}
    >
      {() => <PlainRecord area={area} actor={actor} parts={parts} />}
    </RecordStates>
  )
}

export default RecordPage
