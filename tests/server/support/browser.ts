/** A browser's cookies and its walk through redirects; nothing is drawn. */
export const openBrowser = () => {
  /** By origin, then by name. */
  const jars = new Map<string, Map<string, string>>()
  /** Everything that answers told the browser: headers and bodies. */
  const told: string[] = []

  const send = async (url: string, init: RequestInit = {}): Promise<{ response: Response; text: string }> => {
    const { origin } = new URL(url)
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), cookie },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name!)
      else jar.set(name!, value!)
    }
    const text = await response.text()
    told.push(JSON.stringify([...response.headers]), text)
    return { response, text }
  }

  return {
    told,
    cookies: (url: string) => Object.fromEntries(jars.get(new URL(url).origin) ?? []),
    send,
    /** Follows redirects until one leads to where it is to stop, or there are none left; returns where it stands. */
    visit: async (from: string, stop: (url: URL) => boolean = () => false): Promise<URL> => {
      let at = new URL(from)
      for (let step = 0; step < 20; step++) {
        const { response } = await send(at.href)
        const next = response.headers.get('location')
        if (next === null) return at
        at = new URL(next, at)
        if (stop(at)) return at
      }
      throw new Error(`${from} leads nowhere`)
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>
