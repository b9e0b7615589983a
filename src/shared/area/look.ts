export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** How the table of a list is drawn. */
export interface Look {
  /** Shown, in their order; null is the default. */
  columns: readonly string[] | null
  /** Those that somebody has made wider or narrower, in pixels. */
  widths: Readonly<Record<string, number>>
  density: Density
}

export const plainLook: Look = { columns: null, widths: {}, density: 'comfortable' }

export const widthLimits = { min: 64, max: 800 } as const

export const widthWithin = (width: number): number =>
  Math.round(Math.min(widthLimits.max, Math.max(widthLimits.min, width)))

/** A look that was kept, as far as it still is one. */
export const lookOf = (kept: unknown): Look | null => {
  if (kept === null || typeof kept !== 'object') return null
  const { columns, widths, density } = kept as Partial<Look>
  return {
    columns: Array.isArray(columns) ? columns : null,
    widths: Object.fromEntries(
      Object.entries(widths ?? {}).flatMap(([name, width]) =>
        typeof width === 'number' && Number.isFinite(width) ? [[name, widthWithin(width)]] : [],
      ),
    ),
    density: densities.find((one) => one === density) ?? plainLook.density,
  }
}
