import { Button, makeStyles, mergeClasses, Switch, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { memo, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidIn } from '../../shared/forms/said.ts'
import { locales, type Locale } from '../../shared/locales.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useDesign, useName } from './design.ts'
import { definitionOf, isEditable } from './designer.view.ts'
import { usePatch } from './properties/usePatch.ts'
import { gapsOf, patchOf, textsIn, withWord, type FormText } from './texts.ts'
import { useTyped } from './useTyped.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  count: { color: tokens.colorNeutralForeground2, marginInlineEnd: 'auto' },
  frame: {
    overflowX: 'auto',
    maxHeight: 'calc(100dvh - 220px)',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  table: { width: '100%', minWidth: '760px', borderSpacing: 0, tableLayout: 'fixed' },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: '40px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  where: {
    width: '24%',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  link: {
    display: 'grid',
    width: '100%',
    padding: 0,
    border: 'none',
    textAlign: 'start',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  cell: { padding: tokens.spacingHorizontalXXS, borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  input: {
    display: 'block',
    width: '100%',
    boxSizing: 'border-box',
    minHeight: '36px',
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalS}`,
    resize: 'none',
    fieldSizing: 'content',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    lineHeight: tokens.lineHeightBase300,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus': { outline: `2px solid ${tokens.colorStrokeFocus2}`, backgroundColor: tokens.colorNeutralBackground1 },
    '::placeholder': { color: tokens.colorStatusWarningForeground1, opacity: 1 },
  },
  gap: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    ':hover': { backgroundColor: tokens.colorStatusWarningBackground2 },
  },
})

interface CellProps {
  text: FormText
  label: string
  locale: Locale
  isGap: boolean
  disabled: boolean
}

const Cell = memo(({ text, label, locale, isGap, disabled }: CellProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const apply = usePatch(text.key)
  const { onChange, ...typed } = useTyped(text.words[locale] ?? '', (said, run) =>
    apply(patchOf(text.part, text.at, withWord(text.words, locale, said)), run),
  )
  return (
    <textarea
      {...typed}
      rows={1}
      lang={locale}
      disabled={disabled}
      aria-label={t('properties.in', { label, language: t(`common:languages.${locale}`) })}
      placeholder={isGap ? t('translations.gap') : undefined}
      data-gap={isGap || undefined}
      className={mergeClasses(classes.input, isGap && classes.gap)}
      onChange={({ target }) => onChange(null, target)}
    />
  )
})

/** Every text of the form in each language, the gaps marked and counted. */
export const Translations = ({ onShow }: { onShow(key: string): void }) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const nameOf = useName()
  const { actor, locale } = useDesign()
  const definition = useSelector(actor, definitionOf)
  const disabled = !useSelector(actor, isEditable)
  const table = useRef<HTMLDivElement>(null)
  const [isFiltered, setFiltered] = useState(false)
  // What had a gap when only gaps were asked for stays while it is filled.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const texts = useMemo(() => textsIn(definition), [definition])
  const placeOf = ({ key, at }: FormText) => `${key} ${at}`
  const count = texts.reduce((sum, text) => sum + gapsOf(text).length, 0)
  const shown = isFiltered ? texts.filter((text) => kept.has(placeOf(text)) || gapsOf(text).length > 0) : texts
  const labelOf = ({ at, part }: FormText): string => {
    if (!at.startsWith('options.')) return t(`texts.${at}`)
    const option = 'options' in part ? part.options[Number(at.slice('options.'.length))] : undefined
    return t('texts.option', { name: option ? saidIn(option.label, locale) || option.value : at })
  }
  const filter = (on: boolean) => {
    setFiltered(on)
    setKept(new Set(on ? texts.filter((text) => gapsOf(text).length > 0).map(placeOf) : []))
  }
  const next = () => {
    const gaps = [...(table.current?.querySelectorAll<HTMLElement>('[data-gap]') ?? [])]
    const active = document.activeElement
    const behind = gaps.find(
      (one) => active !== null && (active.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    )
    const isWithin = table.current?.contains(active) === true
    const to = (isWithin ? behind : undefined) ?? gaps[0]
    to?.focus()
  }
  return (
    <div className={classes.root}>
      <div className={classes.bar}>
        <span className={classes.count} role="status">
          {count === 0 ? t('translations.complete') : t('translations.gaps', { count })}
        </span>
        <Switch label={t('translations.only')} checked={isFiltered} onChange={(_, { checked }) => filter(checked)} />
        <Button disabledFocusable={count === 0} onClick={next}>
          {t('translations.next')}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t('translations.none')} />
      ) : (
        <div ref={table} className={classes.frame} role="region" aria-label={t('tabs.translations')}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col" className={classes.head}>
                  {t('translations.where')}
                </th>
                {locales.map((one) => (
                  <th key={one} scope="col" className={classes.head}>
                    {t(`common:languages.${one}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((text) => {
                const gaps = gapsOf(text)
                const name = nameOf(text.part)
                const what = labelOf(text)
                return (
                  <tr key={placeOf(text)}>
                    <th scope="row" aria-label={`${name}, ${what}`} className={classes.where}>
                      <button type="button" className={classes.link} onClick={() => onShow(text.key)}>
                        <span className={classes.cut}>{name}</span>
                        <span className={mergeClasses(classes.cut, classes.quiet)}>{what}</span>
                      </button>
                    </th>
                    {locales.map((one) => (
                      <td key={one} className={classes.cell}>
                        <Cell
                          text={text}
                          label={`${name}, ${what}`}
                          locale={one}
                          isGap={gaps.includes(one)}
                          disabled={disabled}
                        />
                      </td>
                    ))}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
