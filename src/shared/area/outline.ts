import type { FurtherList, MobileList } from './listTypes.ts'
import type { ListTool } from './pages.ts'
import { lacksWhatIsApart } from './permissions.ts'
import type { Area, AreaLifecycle } from './types.ts'

const told = [
  'id',
  'name',
  'route',
  'menu',
  'products',
  'switchedBy',
  'refusedInPlace',
  'permissions',
  'pages',
  'named',
  'recalled',
] as const satisfies (keyof Area)[]
const toldOfMobile = ['standsFor'] as const satisfies (keyof MobileList)[]
const toldOfLists = ['id', 'name', 'route', 'menu', 'permission', 'recalled'] as const satisfies (keyof FurtherList)[]
const toldOfLifecycle = ['id', 'statuses', 'from', 'book', 'late'] as const satisfies (keyof AreaLifecycle)[]
const toldOfParent = ['id', 'name', 'permissions'] as const satisfies (keyof Area)[]

type Acts = Readonly<Record<string, Pick<ListTool, 'permission'>>>

type Told<T, K extends readonly (keyof T)[]> = Pick<T, K[number]>

/** What is known of an area without its declaration: where it stands, who may open it, and what its cases are called. */
export interface Outline extends Told<Area, typeof told>, Pick<Area, 'listName' | 'within'> {
  mobile?: Told<MobileList, typeof toldOfMobile>
  lists?: readonly Told<FurtherList, typeof toldOfLists>[]
  lifecycle?: Told<AreaLifecycle, typeof toldOfLifecycle>
  parent?: { area: Told<Outline, typeof toldOfParent>; with?: Readonly<Record<string, string>> }
  of?: Outline
  /** What is asked of whoever does something with an area that is switched. */
  tools?: Acts
  actions?: Acts
  /** No page of it makes a record: that is done where what a record needs arises. */
  madeApart?: true
}

const part = <T extends object, const K extends readonly (keyof T)[]>(whole: T, names: K): Told<T, K> =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Told<T, K>

const acts = (some: Acts = {}): Acts =>
  Object.fromEntries(Object.entries(some).map(([name, { permission }]) => [name, { permission }]))

export const outlineOf = (area: Area): Outline => ({
  ...part(area, told),
  mobile: area.mobile && part(area.mobile, toldOfMobile),
  lists: area.lists?.map((list) => part(list, toldOfLists)),
  lifecycle: area.lifecycle && part(area.lifecycle, toldOfLifecycle),
  parent: area.parent && { area: part(area.parent.area, toldOfParent), ...part(area.parent, ['with']) },
  ...(area.switchedBy && { tools: acts(area.tools), actions: acts(area.actions) }),
  ...(lacksWhatIsApart(area) && { madeApart: true }),
})
