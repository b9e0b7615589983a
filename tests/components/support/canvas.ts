import { beforeEach } from 'vitest'

/** jsdom draws nothing: a surface is told by what was put on it since it was last empty, and its picture says just that. */
export const withCanvas = (): { drawn(): readonly string[] } => {
  let drawn: string[] = []
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => {
      if (name === 'measureText') return () => ({ width: 10 })
      if (name === 'fillText') return (text: string) => drawn.push(text)
      if (name === 'arc') return () => drawn.push('dot')
      if (name === 'fillRect') return () => (drawn = [])
      return () => {}
    },
    set: () => true,
  })
  beforeEach(() => {
    drawn = []
    HTMLCanvasElement.prototype.getContext = (() => context) as never
    HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob([drawn.join()], { type: 'image/png' }))
  })
  return { drawn: () => drawn }
}
