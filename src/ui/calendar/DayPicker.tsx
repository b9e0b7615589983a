import { makeStyles, Popover, PopoverSurface } from '@fluentui/react-components'
import { useEffect, useId, useRef } from 'react'
import { Calendar } from './Calendar.tsx'

const useStyles = makeStyles({
  surface: { padding: 0 },
})

interface DayPickerProps {
  label: string
  day: string | null
  /** Why a day cannot be chosen; null when it can. */
  refusal(day: string): string | null
  /** The button that it opens beside. */
  target: HTMLElement | null
  open: boolean
  onChoose(day: string): void
  onClose(): void
}

/** A month beside the box that a day is typed into. */
const DayPicker = ({ label, day, refusal, target, open, onChoose, onClose }: DayPickerProps) => {
  const id = useId()
  const surface = useRef<HTMLDivElement>(null)
  // Focused from within the calendar it would be too soon: a popover that the box is in would take it for a focus outside, and close.
  useEffect(() => {
    if (open) surface.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus()
  }, [open])
  return (
    <Popover
      open={open}
      trapFocus
      unstable_disableAutoFocus
      positioning={{ target, position: 'below', align: 'end' }}
      onOpenChange={(_, data) => !data.open && onClose()}
    >
      <PopoverSurface ref={surface} id={id} aria-label={label} className={useStyles().surface}>
        <Calendar value={day} labelledBy={id} refusal={refusal} onChange={onChoose} />
      </PopoverSurface>
    </Popover>
  )
}

export default DayPicker
