import { Button, Checkbox, Input, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular } from '@fluentui/react-icons'
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, Words } from '../../../shared/forms/definition.ts'
import { OrderSaid } from '../../../ui/order/OrderSaid.tsx'
import { useMovable } from '../../../ui/order/useMovable.tsx'
import { moved, useOrder, type Order } from '../../../ui/order/useOrder.ts'
import { locales, type Locale } from '../../../shared/locales.ts'
import { useDesign } from '../design.ts'
import { valueFor, valueMade } from '../naming.ts'
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
  language: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textTransform: 'uppercase',
  },
  full: { width: '100%', minWidth: 0 },
  add: { justifySelf: 'start' },
  error: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
})

interface LabelProps {
  label: string
  value: string
  locale: Locale
  isMarked: boolean
  disabled: boolean
  input: Ref<HTMLInputElement> | undefined
  onTake(text: string, run: string): void
}

const LabelInput = ({ label, value, locale, isMarked, disabled, input, onTake }: LabelProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const typed = useTyped(value, onTake)
  return (
    <Input
      ref={input}
      className={classes.full}
      lang={locale}
      disabled={disabled}
      aria-label={label}
      placeholder={t('properties.unsaid')}
      contentBefore={
        isMarked ? (
          <span className={classes.language} aria-hidden>
            {locale}
          </span>
        ) : undefined
      }
      {...typed}
    />
  )
}

interface ChoiceRowProps<C extends Choice> {
  choice: C
  index: number
  order: Order
  disabled: boolean
  /** In which it is labelled here. */
  languages: readonly Locale[]
  /** Whether it was just added. */
  isFresh: boolean
  /** What is said of it besides. */
  more: ReactNode
  onLabel(label: Words, run: string): void
  onValue(value: string, run: string): void
  onRemove(): void
}

const ChoiceRow = <C extends Choice>({
  choice,
  index,
  order,
  disabled,
  languages,
  isFresh,
  more,
  onLabel,
  onValue,
  onRemove,
}: ChoiceRowProps<C>) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const { locale } = useDesign()
  const name = choice.label[locale] || choice.value
  const { setRow, className, handle, steps } = useMovable({ order, index, name, disabled })
  const value = useTyped(choice.value, (text, run) => onValue(text.trim(), run), true)
  const input = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(() => {
    if (isFresh) input.current?.focus()
  })
  useEffect(() => begin(), [])
  return (
    <li ref={setRow} className={className}>
      <div className={classes.row}>
        {handle}
        <div className={classes.inputs}>
          {languages.map((language, place) => (
            <LabelInput
              key={language}
              label={t('choices.label', { number: index + 1, language: t(`common:languages.${language}`) })}
              value={choice.label[language] ?? ''}
              locale={language}
              isMarked={languages.length > 1}
              disabled={disabled}
              input={place === 0 ? input : undefined}
              onTake={(text, run) => onLabel(withWord(choice.label, language, text), run)}
            />
          ))}
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
  /** Of which they are. */
  field: string
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
export const Choices = <C extends Choice>({ field, options, disabled, apply, besides }: ChoicesProps<C>) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const [wrong, setWrong] = useState<string | null>(null)
  const { actor, locale, live } = useDesign()
  const [isEach, setEach] = useState(false)
  const [fresh, setFresh] = useState<number | null>(null)
  const put = (next: readonly Choice[], run?: string, made?: readonly string[]) =>
    setWrong(apply({ options: next }, run, made))
  const relabel = (index: number, label: Words, run: string) => {
    const choice = options[index]!
    const { made } = actor.getSnapshot().context
    const value = valueFor(choice, label, { field, options, live, made })
    put(options.with(index, { ...choice, label, value }), run, value === choice.value ? undefined : [valueMade(value)])
  }
  const More = besides?.More
  const [setList, order] = useOrder(options.length, (from, to) => put(moved(options, from, to)))
  return (
    <div className={classes.root}>
      <h4 className={classes.title}>{t('choices.title')}</h4>
      <Checkbox label={t('choices.each')} checked={isEach} onChange={(_, { checked }) => setEach(checked === true)} />
      <ul ref={setList} className={classes.list}>
        {options.map((choice, index) => (
          <ChoiceRow
            key={index}
            choice={choice}
            index={index}
            order={order}
            disabled={disabled}
            languages={isEach ? locales : [locale]}
            isFresh={index === fresh}
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
            onLabel={(label, run) => relabel(index, label, run)}
            onValue={(value, run) => put(options.with(index, { ...choice, value }), run)}
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
        onClick={() => {
          setFresh(options.length)
          put([...options, { value: nextValue(options), label: {}, ...besides?.begin }])
        }}
      >
        {t('choices.add')}
      </Button>
    </div>
  )
}
