import { Button, Field, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import type { Outline } from '../../shared/area/outline.ts'
import { type InputProps, listOf } from '../../ui/fields/input.ts'
import { OrderSaid } from '../../ui/order/OrderSaid.tsx'
import { useMovable } from '../../ui/order/useMovable.tsx'
import { moved, type Order, useOrder } from '../../ui/order/useOrder.ts'
import { areaOf } from './areaOf.ts'
import { CreateButton } from './CreateButton.tsx'
import { Finder } from './Finder.tsx'
import { useOwner } from './owner.ts'
import { RecordLink } from './RecordLink.tsx'
import { ReferencesLists } from './ReferencesLists.tsx'
import { useTitles } from './useTitles.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, maxWidth: '480px' },
  create: { justifySelf: 'start' },
  chosen: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  chip: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    paddingInlineStart: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  title: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
})

interface ChosenProps {
  area: Outline
  id: string
  /** What it is called; undefined: nobody has told. */
  known: string | undefined
  order: Order
  index: number
  disabled: boolean | undefined
  onRemove(): void
}

const Chosen = ({ area, id, known, order, index, disabled, onRemove }: ChosenProps) => {
  const { t } = useTranslation('fields')
  const classes = useStyles()
  const title = known ?? t('unseen')
  const { setRow, className, handle, steps } = useMovable({ order, index, name: title, disabled })
  return (
    <li ref={setRow} className={mergeClasses(classes.chip, className)}>
      {handle}
      <span className={classes.title}>{title}</span>
      {known !== undefined && <RecordLink area={area} id={id} title={title} />}
      {steps}
      <Button
        appearance="subtle"
        size="small"
        icon={<DismissRegular />}
        disabled={disabled}
        aria-label={t('removeRow', { row: title })}
        onClick={onRemove}
      />
    </li>
  )
}

/** Several records, each found by what it is called or made on the spot, in an order. */
const Ordered = (props: InputProps<FieldOf<'references'>>) => {
  const { field, name, label, hint, error, value, disabled, onChange, onBlur } = props
  const classes = useStyles()
  const area = areaOf(field)
  const ids = listOf<string>(value)
  const titles = useTitles({ [area.id]: ids })
  const [list, order] = useOrder(ids.length, (from, to) => onChange(moved(ids, from, to)))
  const full = ids.length >= field.max
  const add = (id: string) => !ids.includes(id) && onChange([...ids, id])
  const remove = (id: string) => onChange(ids.filter((other) => other !== id))
  return (
    <div className={classes.root}>
      <Field label={label} required={field.required} hint={hint} validationMessage={error}>
        <Finder
          area={area}
          filter={field.filter}
          owner={useOwner(field)}
          name={name}
          disabled={disabled || full}
          chosen={{ ids, text: '' }}
          onChoose={(id) => id && (ids.includes(id) ? remove(id) : add(id))}
          onBlur={onBlur}
        />
      </Field>
      {ids.length > 0 && (
        <ol ref={list} aria-label={label} className={classes.chosen}>
          {ids.map((id, index) => (
            <Chosen
              key={id}
              area={area}
              id={id}
              known={titles[id]}
              order={order}
              index={index}
              disabled={disabled}
              onRemove={() => {
                order.leave(index)
                remove(id)
              }}
            />
          ))}
        </ol>
      )}
      <OrderSaid last={order.last} />
      {!disabled && !full && (
        <div className={classes.create}>
          <CreateButton area={area} onCreated={add} />
        </div>
      )}
    </div>
  )
}

const ReferencesInput = (props: InputProps<FieldOf<'references'>>) =>
  props.field.listed ? <ReferencesLists {...props} /> : <Ordered {...props} />

export default ReferencesInput
