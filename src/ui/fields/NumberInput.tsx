import { Input, type InputProps } from '@fluentui/react-components'
import { useLayoutEffect, useRef, useState } from 'react'
import { type NumberStyle, writeNumber } from '../../shared/format/number.ts'
import { readNumber, retype } from './numeric.ts'

interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'inputMode'> {
  /** A text is what was typed and is no number. */
  value: number | string | null
  numberStyle: NumberStyle
  /** What one of the typed units counts. */
  unit?: number
  /** Whether it may be less than nothing. */
  signed?: boolean
  onChange(value: number | string | null): void
}

/** More digits than any unit has are what binary fractions add. */
const times = (value: number, unit: number) => (unit === 1 ? value : Number((value * unit).toFixed(6)))

/** Groups digits while they are typed without moving the caret away from them, and changes nothing else of what is typed. */
export const NumberInput = ({ value, numberStyle, unit = 1, signed, onChange, ...input }: NumberInputProps) => {
  const written = typeof value === 'number' ? writeNumber(value / unit, numberStyle) : (value ?? '')
  const [typed, setTyped] = useState({ text: written, caret: written.length, value })
  const element = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    if (element.current === document.activeElement) element.current?.setSelectionRange(typed.caret, typed.caret)
  }, [typed])

  return (
    <Input
      {...input}
      ref={element}
      inputMode={signed ? undefined : numberStyle.decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed.value === value ? typed.text : written}
      onChange={(event, data) => {
        const next = retype(data.value, event.target.selectionStart ?? data.value.length, numberStyle)
        const read = readNumber(next.text, numberStyle)
        const counted = typeof read === 'number' ? times(read, unit) : read
        setTyped({ ...next, value: counted })
        onChange(counted)
      }}
    />
  )
}
