const kept = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
]

/** Pixels of a picture for each of the drawing. */
const scale = 2

/** A drawing as a file of its own: in the colours that it is seen in, in its natural size, on its ground. */
export const svgOf = (drawing: SVGSVGElement, ground: string): string => {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const [seen, copied] = [drawing, copy].map((one) => [one, ...one.querySelectorAll('*')]) as [Element[], Element[]]
  for (const [index, element] of copied.entries()) {
    const style = getComputedStyle(seen[index]!)
    element.setAttribute('style', kept.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'))
    for (const name of ['class', 'tabindex', 'role', 'aria-level', 'aria-current', 'href'])
      element.removeAttribute(name)
  }
  const { width, height } = drawing.viewBox.baseVal
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const back = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  for (const [name, value] of Object.entries({ width, height, fill: ground })) back.setAttribute(name, String(value))
  copy.prepend(back)
  return new XMLSerializer().serializeToString(copy)
}

/** The same as a picture of pixels. @throws when the browser cannot draw it */
export const pngOf = async (svg: string): Promise<Blob> => {
  const image = new Image()
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  image.src = address
  await image.decode().finally(() => URL.revokeObjectURL(address))
  const canvas = document.createElement('canvas')
  canvas.width = image.width * scale
  canvas.height = image.height * scale
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png'),
  )
}
