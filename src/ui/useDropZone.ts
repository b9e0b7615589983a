import { useState, type DragEvent } from 'react'

/** Takes what is dropped on an element, one file or several, or chosen by the dialog of a file input within it. */
export const useDropZone = (take: (file: File, ...others: File[]) => void) => {
  const [isOver, setOver] = useState(false)
  const choose = (files: FileList | null) => {
    const [file, ...others] = files ?? []
    if (file) take(file, ...others)
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
