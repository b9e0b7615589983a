import type { Area } from '../shared/area/types.ts'
import { List } from './list/List.tsx'
import type { Cells, Tools } from './parts.ts'

/** The rows of an area as the address asks for them. */
const ListPage = (own: { area: Area; cells: Cells; tools: Tools }) => <List key={own.area.id} {...own} />

export default ListPage
