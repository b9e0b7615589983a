import { importsOf, type Source } from './source.ts'

/**
 * What each tower is built of, from the ground up: its folders, and files that stand between them; the other files of its own
 * folder stand where the dot is, folders without a name here where the star is, side by side. Nobody imports from above, nor
 * from beside.
 */
export const towers = {
  machines: 'fields kernel kit session plan * .',
  'src/shared': 'validation . format forms filters area scripts lines endpoints navigation handbook mobile',
  'src/server':
    '. store performer context http quota quotasAhead leased sessions rights records cases live files task documents mail notify accounts profile drafts views workflow performers ' +
    'actions exports imports comments holding overview graphql tables jobs demo installation furnish host main launch cli',
  'src/data': '. recovery session readerZone person ahead jobs kept call live inspect upload record case',
  'src/ui':
    'sharedValue modal snackbar shortcuts clipboard . layout form order tabs countdown calendar fields json timeline table webcam signature cropper uploader viewer statechart figures',
  'src/pages':
    'fields paste . history form fill parts own actions exports imports holding list record comments case travel BeginPage CorrectPage FormPage ListPage MobileListPage RecordPage CasePage OwnPage ChildPage',
  'src/views': 'signIn account devices profile dashboard inspector preview designer forms dryRun * .',
  'src/app': '. theme navigation frame palette landing access bell tour mobile shortcuts shell Entrance routes App',
}

type Order = Record<string, string>

const partsOf = (order: Order) =>
  Object.entries(order).map(([tower, names]) => ({ tower: `${tower}/`, parts: names.split(' ') }))

/** The tower of a file, its part there, and how high that stands; -1 for a folder without a place. */
const placeOf = (order: Order, path: string) => {
  const found = partsOf(order).find(({ tower }) => path.startsWith(tower))
  if (!found) return null
  const [first = '', ...rest] = path.slice(found.tower.length).split('/')
  const name = rest.length > 0 ? first : first.replace(/\..*$/, '')
  const part = found.parts.includes(name) ? name : rest.length > 0 ? '*' : '.'
  return { tower: found.tower, part, name, height: found.parts.indexOf(part) }
}

/** The imports within a tower that point up, each as `file -> import`, and files whose folder has no place. */
export const upward = (sources: readonly Source[], orders: Order = towers): string[] =>
  sources.flatMap((source) => {
    const from = placeOf(orders, source.path)
    if (!from) return []
    if (from.height < 0) return [`${source.path} has no place in its tower`]
    return importsOf(source).flatMap((name) => {
      const to = placeOf(orders, name)
      if (to?.tower !== from.tower) return []
      const isBeside = to.part === '*' && from.part === '*' && to.name !== from.name
      return to.height > from.height || isBeside ? [`${source.path} -> ${name}`] : []
    })
  })

/** Parts that have a place and are not there. */
export const missing = (sources: readonly Source[], orders: Order = towers): string[] => {
  const known = new Set(
    sources.flatMap(({ path }) => {
      const place = placeOf(orders, path)
      return place ? [place.tower + place.part] : []
    }),
  )
  return partsOf(orders).flatMap(({ tower, parts }) =>
    parts.map((part) => tower + part).filter((part) => !known.has(part)),
  )
}

/** Files that import each other, in a circle of whatever length; what is imported for its types counts too. */
export const circles = (sources: readonly Source[]): string[][] => {
  const imports = new Map(sources.map((source) => [source.path, importsOf(source)]))
  const seen = new Map<string, number>()
  const way: string[] = []
  const found: string[][] = []
  /** The earliest file on the way that can be come back to from here. */
  const walk = (path: string): number => {
    const known = seen.get(path)
    if (known !== undefined) return known
    const start = way.push(path) - 1
    seen.set(path, start)
    const back = Math.min(
      start,
      ...imports
        .get(path)!
        .filter((name) => imports.has(name))
        .map(walk),
    )
    if (back < start) return back
    const circle = way.splice(start)
    for (const one of circle) seen.set(one, Infinity)
    if (circle.length > 1) found.push(circle.toSorted())
    return Infinity
  }
  for (const { path } of sources) walk(path)
  return found
}
