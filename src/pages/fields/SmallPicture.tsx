import { usePicture } from './usePicture.ts'

/** Named by what it stands in. */
export const SmallPicture = ({ id }: { id: string }) => {
  const { url } = usePicture(id)
  return url && <img src={url} alt="" />
}
