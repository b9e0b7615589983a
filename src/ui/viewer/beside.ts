/** Where there is room for two. */
export const besideMedia = '@media (min-width: 1100px)'

/** What the page leaves free at its side; nothing where there is no room. */
const looks = {
  '--beside-width': 'clamp(0px, (100vw - 1099px) * 999, 45vw)',
  '--beside-columns': 'minmax(0, 1fr)',
}

/** Moves the page, and what is asked over it, aside. Returns how it comes back. */
export const makeRoom = (): (() => void) => {
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(looks)) style.setProperty(name, value)
  document.body.style.paddingInlineEnd = 'var(--beside-width)'
  return () => {
    for (const name of Object.keys(looks)) style.removeProperty(name)
    document.body.style.paddingInlineEnd = ''
  }
}
