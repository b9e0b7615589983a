import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular } from '@fluentui/react-icons'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice } from '../../../shared/forms/definition.ts'
import { OrderSaid } from '../../../ui/order/OrderSaid.tsx'
import { useMovable } from '../../../ui/order/useMovable.tsx'
import { moved, useOrder, type Order } from '../../../ui/order/useOrder.ts'
import { useDesign } from '../design.ts'
import { withWord } from '../texts.ts'
import { useTyped } from '../useTyped.ts'
import type { Apply } from './usePatch.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  title: { margin: 0, fontWeight: tokens.fontWeightRegular, fontSize: tokens.fontSizeBase300 },
  list: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    padding: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  inputs: { flexGrow: 1, display: 'grid', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  full: { width: '100%', minWidth: 0 },
  add: { justifySelf: 'start' },
  error: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
})

interface ChoiceRowProps<C extends Choice> {
  choice: C
  index: number
  order: Order
  disabled: boolean
  /** What is said of it besides. */
  more: ReactNode
  onChange(choice: C, run: string): void
  onRemove(): void
}

const ChoiceRow = <C extends Choice>({
  choice,
  index,
  order,
  disabled,
  more,
  onChange,
  onRemove,
}: ChoiceRowProps<C>) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const { locale } = useDesign()
  const name = choice.label[locale] || choice.value
  const { setRow, className, handle, steps } = useMovable({ order, index, name, disabled })
  const label = useTyped(choice.label[locale] ?? '', (text, run) =>
    onChange({ ...choice, label: withWord(choice.label, locale, text) }, run),
  )
  const value = useTyped(choice.value, (text, run) => onChange({ ...choice, value: text.trim() }, run))
  return (
    <li ref={setRow} className={className}>
      <div className={classes.row}>
        {handle}
        <div className={classes.inputs}>
          <Input
            className={classes.full}
            disabled={disabled}
            aria-label={t('choices.label', { number: index + 1, language: t(`common:languages.${locale}`) })}
            placeholder={t('properties.unsaid')}
            {...label}
          />
          <Input
            className={classes.full}
            size="small"
            appearance="filled-lighter"
            disabled={disabled}
            aria-label={t('choices.value', { number: index + 1 })}
            {...value}
          />
          {more}
        </div>
        {steps}
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t('choices.remove', { name })}
          disabledFocusable={disabled}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

const nextValue = (options: readonly Choice[]): string => {
  let number = options.length + 1
  while (options.some(({ value }) => value === `option${number}`)) number += 1
  return `option${number}`
}

interface ChoicesProps<C extends Choice> {
  options: readonly C[]
  disabled: boolean
  apply: Apply
  /** What is said of an option besides, and what a new one begins with. */
  besides?: {
    begin: Omit<C, keyof Choice>
    More: ComponentType<{
      choice: C
      index: number
      disabled: boolean
      onChange(choice: C, run?: string): string | null
    }>
  }
}

/** What can be chosen, in its order: each with what is read in the chosen language, and what is stored. */
export const Choices = <C extends Choice>({ options, disabled, apply, besides }: ChoicesProps<C>) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const [wrong, setWrong] = useState<string | null>(null)
  const put = (next: readonly Choice[], run?: string) => setWrong(apply({ options: next }, run))
  const More = besides?.More
  const [setList, order] = useOrder(options.length, (from, to) => put(moved(options, from, to)))
  return (
    <div className={classes.root}>
      <h4 className={classes.title}>{t('choices.title')}</h4>
      <ul ref={setList} className={classes.list}>
        {options.map((choice, index) => (
          <ChoiceRow
            key={index}
            choice={choice}
            index={index}
            order={order}
            disabled={disabled}
            more={
              More && (
                <More
                  choice={choice}
                  index={index}
                  disabled={disabled}
                  onChange={(next, run) => apply({ options: options.with(index, next) }, run)}
                />
              )
            }
            onChange={(next, run) => put(options.with(index, next), run)}
            onRemove={() => {
              order.leave(index)
              put(options.toSpliced(index, 1))
            }}
          />
        ))}
      </ul>
      <OrderSaid last={order.last} />
      {wrong !== null && (
        <p role="alert" className={classes.error}>
          {wrong}
        </p>
      )}
      <Button
        size="small"
        className={classes.add}
        icon={<AddRegular />}
        disabledFocusable={disabled}
        onClick={() => put([...options, { value: nextValue(options), label: {}, ...besides?.begin }])}
      >
        {t('choices.add')}
      </Button>
    </div>
  )
}
