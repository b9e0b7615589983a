export interface FilterProps<V> {
  value: V | undefined
  label: string
  /** Those that there are to choose from. */
  options: readonly string[]
  optionLabel(option: string): string
  onChange(value: V | null): void
}
