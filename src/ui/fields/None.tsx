/** Stands where a value is missing. */
export const None = ({ label }: { label: string }) => (
  <span role="img" aria-label={label}>
    —
  </span>
)
