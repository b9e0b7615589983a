import { extensionOf } from '../../shared/uploads.ts'
import type { MediaKind } from './viewer.types.ts'

/** The media type that a video is played as, by the extension of its name. */
const videos = new Map(
  Object.entries({
    mp4: 'video/mp4',
    mov: 'video/mp4',
    webm: 'video/webm',
    ogg: 'video/ogg',
    avi: 'video/avi',
  }),
)

const others = new Map(
  Object.entries<MediaKind>({
    jpg: 'image',
    jpeg: 'image',
    png: 'image',
    pdf: 'pdf',
    txt: 'text',
    html: 'frame',
    htm: 'frame',
  }),
)

export const videoType = (name: string): string | undefined => videos.get(extensionOf(name))

/** What a file is looked at as; what is not in the list is offered to be downloaded. */
export const kindOf = (name: string): MediaKind =>
  videoType(name) ? 'video' : (others.get(extensionOf(name)) ?? 'other')

const turnable: readonly MediaKind[] = ['image', 'pdf']
const zoomable: readonly MediaKind[] = ['image', 'pdf', 'text']

export const isTurnable = (name: string): boolean => turnable.includes(kindOf(name))
export const isZoomable = (name: string): boolean => zoomable.includes(kindOf(name))
