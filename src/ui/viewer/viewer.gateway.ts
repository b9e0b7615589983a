import { fromPromise } from 'xstate'
import { kindOf, videoType } from './kinds.ts'
import type { MediaContent, MediaItem } from './viewer.types.ts'
import { viewerMachine } from './viewer.machine.ts'

/** The viewer machine, wired to the browser, that fetches files by their ids. */
export const connectedViewer = (fetchFile: (id: string) => Promise<Blob>) =>
  viewerMachine.provide({
    actors: {
      load: fromPromise(async ({ input, signal }) => {
        const content = await made(input, await fetchFile(input.id))
        if (signal.aborted) release(content)
        return content
      }),
    },
    actions: { releaseContent: ({ context }) => release(context.content) },
  })

/** Nothing is shown as what its bytes might say that they are: its name, which the server has held against them, alone decides. */
const made = async ({ name }: MediaItem, file: Blob): Promise<MediaContent> => {
  const kind = kindOf(name)
  switch (kind) {
    case 'image':
      return { kind, url: await decoded(URL.createObjectURL(file)) }
    case 'video':
      return { kind, url: URL.createObjectURL(new Blob([file], { type: videoType(name) })) }
    case 'pdf': {
      const { openDocument } = await import('./pdf.ts')
      return { kind, document: await openDocument(await file.arrayBuffer()) }
    }
    case 'text':
    case 'frame':
      return { kind, text: await file.text() }
    case 'other':
      throw new Error(`${name} cannot be shown`)
  }
}

const decoded = async (url: string): Promise<string> => {
  const image = new Image()
  image.src = url
  await image.decode().catch((error: unknown) => {
    URL.revokeObjectURL(url)
    throw error
  })
  return url
}

const release = (content: MediaContent | null): void => {
  if (content?.kind === 'pdf') void (content.document as { destroy(): Promise<void> }).destroy()
  else if (content && 'url' in content) URL.revokeObjectURL(content.url)
}
