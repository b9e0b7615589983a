import { useSeen } from '../data/person.ts'
import type { Area } from '../shared/area/types.ts'
import { MobileList } from './list/mobile/MobileList.tsx'
import type { Cells } from './parts.ts'

/** The rows of an area in the mobile layout, as the address asks for them. */
const MobileListPage = ({ area, cells }: { area: Area; cells: Cells }) => (
  <MobileList key={area.id} area={useSeen(area)} cells={cells} />
)

export default MobileListPage
