import { useParams } from 'react-router-dom'
import type { Area } from '../shared/area/types.ts'
import { CaseScreen } from './case/CaseScreen.tsx'

/** One case of an area with a lifecycle, as the address names it. */
const CasePage = ({ area }: { area: Area }) => {
  const { id } = useParams()
  return <CaseScreen key={id} area={area} id={id!} />
}

export default CasePage
