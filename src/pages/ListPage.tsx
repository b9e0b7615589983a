import { useSeen } from '../data/person.ts'
import type { Area } from '../shared/area/types.ts'
import { List } from './list/List.tsx'
import type { Cells, Tools } from './parts.ts'

/** The rows of an area as the address asks for them. */
const ListPage = ({ area, ...own }: { area: Area; cells: Cells; tools: Tools }) => (
  <List key={area.id} area={useSeen(area)} {...own} />
)

export default ListPage
