import type { Area } from '../shared/area/types.ts'
import { useParams } from 'react-router-dom'
import { RecordView } from './record/RecordView.tsx'

/** One record of an area without a lifecycle. */
const RecordPage = ({ area }: { area: Area }) => {
  const { id = '' } = useParams()
  return <RecordView key={`${area.id} ${id}`} area={area} id={id} />
}

export default RecordPage
