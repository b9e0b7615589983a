import { createContext, use } from 'react'

/** Fetches the page at a path before it is opened. */
export type Preload = (path: string) => unknown

const Preloading = createContext<Preload>(() => undefined)

export const PreloadProvider = Preloading.Provider

export const usePreload = (): Preload => use(Preloading)
