import { Input, type InputProps } from '@fluentui/react-components'
import { useLayoutEffect, useRef, useState } from 'react'
import { type NumberStyle, writeNumber } from '../../shared/format/number.ts'
import { readNumber, retype } from './numeric.ts'

interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  value: number | null
  numberStyle: NumberStyle
  onChange(value: number | null): void
}

/** Groups digits while they are typed without moving the caret away from them. */
export const NumberInput = ({ value, numberStyle, onChange, ...input }: NumberInputProps) => {
  const written = value === null ? '' : writeNumber(value, numberStyle)
  const [typed, setTyped] = useState({ text: written, caret: written.length })
  const element = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    if (element.current === document.activeElement) element.current?.setSelectionRange(typed.caret, typed.caret)
  }, [typed])

  return (
    <Input
      {...input}
      ref={element}
      inputMode={numberStyle.decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={readNumber(typed.text, numberStyle) === value ? typed.text : written}
      onChange={(event, data) => {
        const next = retype(data.value, event.target.selectionStart ?? data.value.length, numberStyle)
        setTyped(next)
        onChange(readNumber(next.text, numberStyle))
      }}
    />
  )
}
