import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { fileKinds, type FileKind, pictureLimits } from '../../../machines/fields/fileKinds.ts'
import { sizeOf } from '../../../machines/fields/image.ts'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import { same } from '../../../machines/fields/same.ts'
import { keepPicture } from '../../data/upload/pictures.ts'
import { connectedUpload } from '../../data/upload/upload.gateway.ts'
import { uploadedFile } from '../../data/upload/upload.view.ts'
import { connectedCropper } from '../../ui/cropper/cropper.gateway.ts'
import { cropperDefaults } from '../../ui/cropper/cropper.setup.ts'
import { chosenFile, drawnPicture, isRemoved, uncutFile } from '../../ui/cropper/cropper.view.ts'
import type { InputProps } from '../../ui/fields/input.ts'

/** What was drawn as a file, called as the one that it was cut from. */
const fileOf = (drawn: Blob, { name }: File): File => {
  const [extension] = fileKinds[drawn.type as FileKind]
  return new File([drawn], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type: drawn.type })
}

/** The value of a field while its picture is chosen, cut, brought, undone and taken away. */
export const useChosenPicture = ({ field, name, value, record, onChange }: InputProps<FieldOf<'image'>>) => {
  const cropper = useActorRef(connectedCropper, { input: { ...cropperDefaults, ...sizeOf(field) } })
  const upload = useActorRef(connectedUpload, {
    input: { limits: pictureLimits, place: { ...record!, field: name } },
  })
  const stored = (value ?? null) as KeptFile | null
  const drawn = useSelector(cropper, drawnPicture) as Blob | null
  const original = useSelector(cropper, chosenFile) as File | null
  const uncut = useSelector(cropper, uncutFile) as File | null
  const removed = useSelector(cropper, isRemoved)
  const uploaded = useSelector(upload, uploadedFile)
  const [before, setBefore] = useState(stored)
  /** What the form was told last. */
  const told = useRef(stored)

  useEffect(() => {
    if (drawn && original) upload.send({ type: 'file.chosen', file: fileOf(drawn, original) })
    else upload.send({ type: 'file.dropped' })
  }, [drawn, original, upload])

  useEffect(() => {
    if (uploaded && drawn) keepPicture(uploaded.id, drawn)
  }, [uploaded, drawn])

  const tell = useEffectEvent((next: KeptFile | null) => {
    if (same(next, told.current)) return
    told.current = next
    onChange(next)
  })
  useEffect(() => {
    const coming = drawn && original ? fileOf(drawn, original) : uncut
    if (removed) tell(null)
    else if (!coming) tell(before)
    else tell((!uncut && uploaded) || { id: '', name: coming.name, type: coming.type, size: coming.size })
  }, [removed, drawn, original, uncut, uploaded, before])

  // Another value than the one chosen here: the stored one, or the one of somebody else.
  const take = useEffectEvent((next: KeptFile | null) => {
    if (same(next, told.current)) return
    told.current = next
    setBefore(next)
    cropper.send({ type: 'choice.abandoned' })
  })
  useEffect(() => take(stored), [stored])

  return { cropper, upload, stored, isUncut: uncut !== null }
}
