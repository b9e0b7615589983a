import { Input, type InputProps } from '@fluentui/react-components'
import { useLayoutEffect, useRef, useState } from 'react'
import type { NumberStyle } from '../../shared/format/number.ts'
import { readNumber, retype, writeAll } from './numeric.ts'

interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'inputMode'> {
  /** A text is what was typed and is no number. */
  value: number | string | null
  numberStyle: NumberStyle
  /** What one of the typed units counts, as a power of ten. */
  places?: number
  /** Whether no 0 may stand at its beginning. */
  isPrice?: boolean
  /** Whether it may be less than nothing. */
  signed?: boolean
  onChange(value: number | string | null): void
}

/** What an input event has brought beside what stood there; of pasted text, all. */
const broughtBy = (event: Event, text: string): string => {
  const { inputType, data } = event as Partial<InputEvent>
  return inputType?.startsWith('delete') ? '' : (data ?? text)
}

/** Groups digits while they are typed without moving the caret away from them; who writes groups themselves reads what they wrote. */
export const NumberInput = ({
  value,
  numberStyle,
  places = 0,
  isPrice,
  signed,
  onChange,
  ...input
}: NumberInputProps) => {
  const written = typeof value === 'number' ? writeAll(value / 10 ** places, numberStyle) : (value ?? '')
  const [typed, setTyped] = useState({ text: written, caret: written.length, value, isOwn: typeof value === 'string' })
  const element = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    if (element.current === document.activeElement) element.current?.setSelectionRange(typed.caret, typed.caret)
  }, [typed])

  const isAsTyped = typed.value === value
  return (
    <Input
      {...input}
      ref={element}
      inputMode={signed ? undefined : numberStyle.decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={isAsTyped ? typed.text : written}
      onChange={({ target, nativeEvent }, { value: text }) => {
        const { group } = numberStyle
        const isWritten = (some: string) => group !== '' && some.includes(group)
        const isOwn = isWritten(text) && ((isAsTyped && typed.isOwn) || isWritten(broughtBy(nativeEvent, text)))
        const caret = target.selectionStart ?? text.length
        const next = isOwn ? { text, caret } : retype(text, caret, numberStyle)
        const read = readNumber(next.text, numberStyle, places, isPrice)
        setTyped({ ...next, value: read, isOwn })
        onChange(read)
      }}
    />
  )
}
