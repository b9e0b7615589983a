import { compositionOf } from '../../shared/forms/composed.ts'
import type { FormField, FormItem } from '../../shared/forms/definition.ts'
import type { Asking, Spot } from './asking.ts'
import { FieldPlace } from './FieldPlace.tsx'

interface FieldAtProps {
  asking: Asking
  spot: Spot
  field: FormField
}

/** A field where it is asked, as long as it is. */
export const FieldAt = ({ asking, spot, field }: FieldAtProps) => {
  const path = spot.prefix + field.name
  const { judged, locale, today, isOwn, Files, change, leave } = asking
  const part = compositionOf(field) && judged.wrong.find((one) => one.path === path)?.values['part']
  const isFixed = judged.fixed.has(path)
  return (
    <FieldPlace
      field={field}
      path={path}
      value={(isFixed || field.type === 'calculated' ? spot.kept : spot.typed)[field.name]}
      isRequired={judged.required.has(path)}
      isFixed={isFixed}
      error={asking.errorOf(path, field)}
      wrongPart={typeof part === 'string' ? part.split('.')[1] : undefined}
      locale={locale}
      today={today}
      isOwn={isOwn}
      Files={Files}
      change={change}
      leave={leave}
    />
  )
}

export const isShown = ({ judged }: Pick<Asking, 'judged'>, item: FormItem, prefix = ''): boolean => {
  if (item.kind === 'section') return judged.shown.has(`section:${item.id}`)
  return judged.shown.has(prefix + item.name) && !(item.kind === 'field' && item.type === 'hidden')
}
