import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useLayoutEffect, useRef } from 'react'
import { typeOf } from '../../../../machines/fields/fields.ts'
import type { GivenProps, Inner } from '../input.ts'
import { saidOnly } from '../../saidOnly.ts'
import { isOne } from './isOne.ts'

const useStyles = makeStyles({
  /** The column's head says what it is, and the grid what is wrong with it. */
  root: {
    '& .fui-Field__label': saidOnly,
    '& .fui-Checkbox__label': saidOnly,
    '& .fui-Field__validationMessage': saidOnly,
    '& .fui-Input, & .fui-Select, & .fui-Textarea, & .fui-Combobox': { minWidth: 0, width: '100%' },
  },
  /** Where the number stood that it takes the place of. */
  number: { '& input': { textAlign: 'end' } },
})

const isText = (input: HTMLElement): input is HTMLInputElement | HTMLTextAreaElement =>
  isOne(input, 'textarea, input:not([type=checkbox], [type=radio])')

/** The input of one cell, in which what is typed next takes the place of what was there. */
export const CellEditor = ({ Input, ...props }: GivenProps & Pick<Inner, 'Input'>) => {
  const classes = useStyles()
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const input = root.current?.querySelector<HTMLElement>('[name]')
    input?.focus()
    if (input && isText(input)) input.select()
  }, [props.name])
  return (
    <div
      ref={root}
      className={mergeClasses(classes.root, typeOf(props.field.type).shape === 'number' && classes.number)}
    >
      <Input {...props} />
    </div>
  )
}
