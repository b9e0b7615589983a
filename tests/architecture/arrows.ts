import { importsOf, type Source } from './source.ts'

type Storey = keyof typeof storeys

const ground = ['xstate', 'yup']
const calendar = 'moment-timezone/builds/moment-timezone-with-data-1970-2030.js'
const browserOnly = /^(react|@fluentui|@xstate\/react|formik)/
const serverOnly =
  /^(node:|fastify|@fastify|mercurius|graphql$|@pothos|drizzle-orm|pg$|@electric-sql|@node-rs|@faker-js|pdfkit)/

/** What each storey may import: other storeys, and packages by a list or by what they are not. */
const storeys = {
  machines: { storeys: ['machines'], packages: [...ground, calendar, '@xstate/graph'] },
  shared: { storeys: ['machines', 'shared'], packages: [...ground, calendar, 'i18next', 're2js'] },
  // A child names its parent.
  area: { storeys: ['machines', 'shared', 'area'], packages: ground },
  registry: { storeys: ['area', 'shared'], packages: [] },
  outlines: { storeys: ['registry', 'shared'], packages: [] },
  server: { storeys: ['machines', 'shared', 'registry', 'server', 'performers', 'demo'], without: browserOnly },
  performers: { storeys: ['machines', 'shared', 'area', 'server', 'performers'], without: browserOnly },
  demo: { storeys: ['machines', 'shared', 'registry', 'area', 'server', 'demo'], without: browserOnly },
  ui: { storeys: ['machines', 'shared', 'ui'], without: serverOnly },
  data: { storeys: ['machines', 'shared', 'outlines', 'data'], without: serverOnly },
  pages: { storeys: ['machines', 'shared', 'outlines', 'ui', 'data', 'pages'], without: serverOnly },
  views: { storeys: ['machines', 'shared', 'outlines', 'area', 'ui', 'data', 'pages', 'views'], without: serverOnly },
  app: { storeys: ['machines', 'shared', 'outlines', 'ui', 'data', 'pages', 'views', 'app'], without: serverOnly },
  main: { storeys: ['shared', 'data', 'app'], without: serverOnly },
} satisfies Record<string, { storeys: string[]; packages: string[] } | { storeys: string[]; without: RegExp }>

const folders: [RegExp, Storey][] = [
  [/^machines\//, 'machines'],
  [/^src\/shared\//, 'shared'],
  [/^src\/areas\/registry\.ts$/, 'registry'],
  [/^src\/areas\/outlines\.ts$/, 'outlines'],
  [/^src\/areas\//, 'area'],
  [/^src\/server\/demo\//, 'demo'],
  [/^src\/server\/performers\//, 'performers'],
  [/^src\/server\//, 'server'],
  [/^src\/ui\//, 'ui'],
  [/^src\/data\//, 'data'],
  [/^src\/pages\//, 'pages'],
  [/^src\/views\//, 'views'],
  [/^src\/app\//, 'app'],
  [/^src\/main\.tsx$/, 'main'],
]

const storeyOf = (path: string): Storey | undefined => folders.find(([folder]) => folder.test(path))?.[1]

const isFile = (name: string): boolean => /^(machines|src|locales|tests|e2e|package\.json|\.\.)(\/|$)/.test(name)

/** Words, pictures and fonts stand beside the storeys and import nothing. */
const isMaterial = (name: string): boolean => /^locales\/|\.(css|json|svg|wasm)(\?\w+)?$/.test(name)

/** The imports of a file that point where its storey may not look, each as `file -> import`. */
export const wrongArrows = (source: Source): string[] => {
  const storey = storeyOf(source.path)
  if (!storey) return [`${source.path} stands in no storey`]
  const rule = storeys[storey]
  const allows = (name: string): boolean => {
    if (isMaterial(name)) return true
    if (isFile(name)) return rule.storeys.includes(storeyOf(name) ?? '')
    return 'packages' in rule
      ? (rule.packages as string[]).some((known) => name === known || name.startsWith(`${known}/`))
      : !rule.without.test(name)
  }
  return importsOf(source)
    .filter((name) => !allows(name))
    .map((name) => `${source.path} -> ${name}`)
}
