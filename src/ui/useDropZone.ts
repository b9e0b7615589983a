import { useState, type DragEvent } from 'react'

/** Takes a file that is dropped on an element, or chosen by the dialog of a file input within it. */
export const useDropZone = (take: (file: File) => void) => {
  const [isOver, setOver] = useState(false)
  const choose = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) take(file)
  }
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      choose(event.dataTransfer.files)
    },
  }
  return { isOver, zone, choose }
}
