import type { Area } from '../shared/area/types.ts'
import { List } from './list/List.tsx'

/** The rows of an area as the address asks for them. */
const ListPage = ({ area }: { area: Area }) => <List key={area.id} area={area} />

export default ListPage
