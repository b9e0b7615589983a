import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons'
import { useRef, type ReactNode } from 'react'
import { useFieldButton } from '../fields/useFieldButton.ts'
import { useDropZone } from '../useDropZone.ts'
import { TakePicture } from '../webcam/TakePicture.tsx'
import { pictureExtension } from '../webcam/webcam.types.ts'

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    minHeight: '52px',
    padding: tokens.spacingHorizontalM,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  over: { backgroundColor: tokens.colorBrandBackground2, border: `1px dashed ${tokens.colorBrandStroke1}` },
})

interface DropZoneProps {
  /** Of the button. */
  label: string
  name?: string
  describedBy?: string
  /** Extensions without the dot. */
  extensions: readonly string[]
  /** Whether the camera is offered before the files. */
  isCamera?: boolean
  /** Whether several are chosen at once. */
  multiple?: boolean
  disabled?: boolean
  onChoose(file: File, ...others: File[]): void
  onBlur?(): void
  children: ReactNode
}

/** Where files are chosen, by dialog or by dropping them. */
export const DropZone = ({
  label,
  name,
  describedBy,
  extensions,
  isCamera = false,
  multiple,
  disabled = false,
  onChoose,
  onBlur,
  children,
}: DropZoneProps) => {
  const classes = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, zone, choose } = useDropZone(onChoose)
  const called = useFieldButton(describedBy)
  const camera = extensions.includes(pictureExtension) && (
    <TakePicture disabled={disabled} isFirst={isCamera} onTaken={onChoose} />
  )
  return (
    <div className={mergeClasses(classes.zone, isOver && !disabled && classes.over)} {...(disabled ? {} : zone)}>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          choose(event.target.files)
          event.target.value = ''
        }}
      />
      {isCamera && camera}
      <Button
        icon={<ArrowUploadRegular />}
        name={name}
        {...called}
        disabledFocusable={disabled}
        onClick={() => input.current?.click()}
        onBlur={onBlur}
      >
        {label}
      </Button>
      {!isCamera && camera}
      {children}
    </div>
  )
}
