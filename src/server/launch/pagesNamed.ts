import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin, type Rolldown } from 'vite'
import { type Locale, shellWords } from '../../shared/locales.ts'
import { pageFilesAt, type PageFiles, type Skeleton } from '../../shared/pageFiles.ts'
import { root } from '../root.ts'
import { outlinesIn } from './outlined.ts'

const inProject = (path: string) => fileURLToPath(new URL(path, root))

type Layout = keyof PageFiles['layout']

interface Route {
  path: string
  handle?: { load(): Promise<unknown>; skeleton?: Skeleton }
  children?: Route[]
}

interface Noted {
  modules: Set<string>
  words: Set<string>
}

/** What a page's load fetches: modules by their files, words by their namespaces. */
interface Fetched {
  path: string
  skeleton: Skeleton
  modules: readonly string[]
  words: readonly string[]
}

const survey = 'survey'
const notes = 'notes'
const areas = inProject('src/areas/')

/** Evaluated as they are; what else they import of the browser's is left out. */
const evaluated =
  /\/(machines|locales|src\/(shared|areas))\/|\/src\/(app\/(routes|shell\/Shell)|pages\/parts|views\/parts|ui\/preloadable)\.tsx?$/

const standIns = (layout: Layout): Record<string, string> => ({
  [survey]: `
    export { routes } from ${JSON.stringify(inProject('src/app/routes.tsx'))}
    export * from ${JSON.stringify(notes)}`,
  [notes]: `
    export const noted = { modules: new Set(), words: new Set() }
    export const note = async (module) => { noted.modules.add(module); return {} }`,
  [inProject('src/data/language.ts')]: `
    import { noted } from ${JSON.stringify(notes)}
    export const withWords = (load, words) => () => { for (const one of words) noted.words.add(one); return load() }`,
  [inProject('src/data/viewport.ts')]: `export const isMobile = () => ${layout === 'mobile'}`,
})

/** In place of being fetched, a module is noted. */
const noting = (code: string, file: string): string => {
  const noted = (_: string, __: string, name: string) => `note(${JSON.stringify(resolve(dirname(file), name))})`
  return `import { note } from ${JSON.stringify(notes)}\n${code.replace(/\bimport\((['"])([^'"]+)\1\)/g, noted)}`
}

const surveying = (layout: Layout): Plugin => {
  const given = standIns(layout)
  return {
    name: survey,
    enforce: 'pre',
    resolveId: (asked) => (asked in given ? asked : null),
    load: (asked) => {
      if (asked in given) return given[asked]!
      if (asked === join(areas, 'outlines.ts')) return outlinesIn(areas)
      return asked.startsWith(inProject('src/')) && !evaluated.test(asked) ? 'export {}' : null
    },
    transform: (code, file) => (evaluated.test(file) ? noting(code, file) : null),
  }
}

/** Runs the load of each route, in which every import only notes what it names. */
const fetchedIn = async (layout: Layout): Promise<Fetched[]> => {
  const { routes, noted } = (
    await runnerImport<{ routes: Route[]; noted: Noted }>(survey, { plugins: [surveying(layout)] })
  ).module
  const fetched: Fetched[] = []
  const look = async ({ path, handle, children }: Route, above: NonNullable<Route['handle']>[]) => {
    const handles = handle ? [...above, handle] : above
    for (const child of children ?? []) await look(child, handles)
    if (children || !path) return
    noted.modules.clear()
    noted.words.clear()
    await Promise.allSettled(handles.map(({ load }) => load()))
    const skeleton = handle?.skeleton ?? (above.length > 0 ? 'frame' : 'clean')
    fetched.push({ path, skeleton, modules: [...noted.modules], words: [...noted.words] })
  }
  for (const route of routes) await look(route, [])
  return fetched
}

type Bundle = Rolldown.OutputBundle

/** The files that a module needs, its own first. */
const filesFrom = (bundle: Bundle) => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((module) => [module, chunk.fileName] as const)))
  const withImports = (file: string, known = new Set<string>()): Set<string> => {
    const chunk = bundle[file]
    if (known.has(file) || chunk?.type !== 'chunk') return known
    known.add(file)
    for (const imported of chunk.imports) withImports(imported, known)
    return known
  }
  const entry = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName)])
  return (modules: readonly string[]): string[] => {
    const files = modules.flatMap((module) => [...withImports(chunkOf.get(module) ?? '')])
    return [...new Set(files)].filter((file) => !entry.includes(file))
  }
}

const pagesIn = async (bundle: Bundle): Promise<PageFiles[]> => {
  const filesOf = filesFrom(bundle)
  const [mobile, desktop] = [await fetchedIn('mobile'), await fetchedIn('desktop')]
  return mobile.map(({ path, skeleton, modules, words }, index) => {
    const other = desktop[index]!
    const wordFiles = (locale: Locale) =>
      filesOf([...shellWords, ...words].map((name) => inProject(`locales/${locale}/${name}.json`)))
    const shared = filesOf(modules.filter((module) => other.modules.includes(module)))
    const without = (files: string[]) => files.filter((file) => !shared.includes(file))
    return {
      path,
      skeleton,
      files: shared,
      layout: { mobile: without(filesOf(modules)), desktop: without(filesOf(other.modules)) },
      words: { en: wordFiles('en'), id: wordFiles('id'), vi: wordFiles('vi') },
    }
  })
}

/** Writes down for the server which files each page fetches beside the entry. */
export const pagesNamed = (): Plugin => ({
  name: 'pages-named',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      this.emitFile({ type: 'asset', fileName: pageFilesAt, source: JSON.stringify(await pagesIn(bundle)) })
    },
  },
})
