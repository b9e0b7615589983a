import { memo } from 'react'
import { compositionOf } from '../../shared/forms/composed.ts'
import type { FormField, FormItem } from '../../shared/forms/definition.ts'
import { type Asking, isWideField, type Spot } from './asking.ts'
import { FieldPlace, type FieldPlaceProps } from './FieldPlace.tsx'
import { useFillStyles } from './fill.styles.ts'
import { Marked } from './Marked.tsx'

interface Placed {
  asking: Asking
  spot: Spot
  field: FormField
}

/** Of all that is asked and typed, what a field where it is asked is drawn by. */
export const placeOf = ({ asking, spot, field }: Placed): FieldPlaceProps => {
  const path = spot.prefix + field.name
  const { judged, locale, today, isOwn, Files, change, leave } = asking
  const part = compositionOf(field) && judged.wrong.find((one) => one.path === path)?.values['part']
  const isFixed = judged.fixed.has(path)
  return {
    field,
    path,
    value: (isFixed || field.type === 'calculated' ? spot.kept : spot.typed)[field.name],
    isRequired: judged.required.has(path),
    isFixed,
    error: asking.errorOf(path, field),
    wrongPart: typeof part === 'string' ? part.split('.')[1] : undefined,
    locale,
    today,
    isOwn,
    Files,
    change,
    leave,
  }
}

/** A field where it is asked, with what became of it; of hundreds on a page a letter draws the one that it is typed into. */
export const MarkedField = memo((props: FieldPlaceProps) => {
  const classes = useFillStyles()
  const { field } = props
  return (
    <Marked of={field.name} className={isWideField(field) ? classes.wide : undefined}>
      <FieldPlace {...props} />
    </Marked>
  )
})

export const isShown = ({ judged }: Pick<Asking, 'judged'>, item: FormItem, prefix = ''): boolean => {
  if (item.kind === 'section') return judged.shown.has(`section:${item.id}`)
  return judged.shown.has(prefix + item.name) && !(item.kind === 'field' && item.type === 'hidden')
}
