import { useSeen } from '../data/person.ts'
import type { Area } from '../shared/area/types.ts'
import { List } from './list/List.tsx'
import type { Cells } from './parts.ts'

/** The rows of an area as the address asks for them. */
const ListPage = ({ area, cells }: { area: Area; cells: Cells }) => (
  <List key={area.id} area={useSeen(area)} cells={cells} />
)

export default ListPage
