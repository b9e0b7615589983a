import { useEffect, useMemo } from 'react'

/** An address to show a picture from while it is shown. */
export const useObjectUrl = (picture: Blob | null): string | null => {
  const url = useMemo(() => picture && URL.createObjectURL(picture), [picture])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return url
}
