import { useEffect, useRef, useState } from 'react'
import Pad from 'signature_pad'

const paper = '#fff'
const ink = '#12239e'
/** Of the height of the surface. */
const margin = 0.12

/** Puts a name on the surface, as large as there is room for. */
const writeOn = (canvas: HTMLCanvasElement, name: string): void => {
  const context = canvas.getContext('2d')!
  const { clientWidth: width, clientHeight: height } = canvas
  const fontOf = (size: number) => `italic ${size}px "Segoe Script", "Snell Roundhand", "Brush Script MT", cursive`
  const most = height * 0.5
  context.font = fontOf(most)
  const room = width - 2 * margin * height
  context.font = fontOf(most * Math.min(1, room / Math.max(context.measureText(name).width, 1)))
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(name, width / 2, height / 2)
}

/** A surface to draw a signature on, which keeps it when it gets another size; a name that is written on it makes room for what is drawn. */
export const usePad = (disabled: boolean) => {
  const surface = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad>(null)
  const written = useRef('')
  const [isEmpty, setEmpty] = useState(true)

  /** Puts a name there in the place of whatever is there. */
  const write = (name: string): void => {
    pad.current!.clear()
    written.current = name.trim()
    if (written.current) writeOn(surface.current!, written.current)
    setEmpty(written.current === '')
  }

  useEffect(() => {
    const canvas = surface.current!
    const drawing = new Pad(canvas, { backgroundColor: paper, penColor: ink })
    pad.current = drawing
    const fit = () => {
      const strokes = drawing.toData()
      const scale = Math.max(window.devicePixelRatio, 1)
      canvas.width = canvas.clientWidth * scale
      canvas.height = canvas.clientHeight * scale
      canvas.getContext('2d')!.scale(scale, scale)
      drawing.clear()
      if (written.current) writeOn(canvas, written.current)
      else drawing.fromData(strokes)
    }
    fit()
    const sizes = new ResizeObserver(fit)
    sizes.observe(canvas)
    drawing.addEventListener('endStroke', () => setEmpty(false))
    return () => {
      sizes.disconnect()
      drawing.off()
    }
  }, [])

  useEffect(() => {
    if (disabled) pad.current!.off()
    else pad.current!.on()
  }, [disabled])

  return {
    surface,
    isEmpty,
    write,
    /** Of what is on the surface, as it is seen. */
    picture: () => new Promise<Blob | null>((resolve) => surface.current!.toBlob(resolve, 'image/png')),
  }
}
