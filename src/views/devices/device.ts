type Names = readonly (readonly [RegExp, string])[]

/** Most browsers also call themselves by the names further down. */
const browsers: Names = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: Names = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

const first = (names: Names, agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? null

/** Browser and system by what a browser says of itself; null where it does not tell. */
export const deviceOf = (agent: string): { browser: string | null; system: string | null } => ({
  browser: first(browsers, agent),
  system: first(systems, agent),
})
