import { DocumentPdfRegular, DocumentRegular, DocumentTextRegular, VideoRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { kindOf } from './kinds.ts'
import type { MediaItem } from './viewer.types.ts'

const icons: Record<string, ReactNode> = {
  pdf: <DocumentPdfRegular />,
  video: <VideoRegular />,
  text: <DocumentTextRegular />,
}

/** A picture in small. */
export type RenderPicture = (item: MediaItem) => ReactNode

/** What stands for an item that is not opened: the picture in small, or what kind of file it is. */
export const Face = ({ item, renderPicture }: { item: MediaItem; renderPicture: RenderPicture }) => {
  const kind = kindOf(item.name)
  return kind === 'image' ? renderPicture(item) : (icons[kind] ?? <DocumentRegular />)
}
