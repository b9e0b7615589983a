/** How something stands, whatever it is called. */
export type Intent = 'informative' | 'accent' | 'warning' | 'success' | 'danger' | 'subtle'
