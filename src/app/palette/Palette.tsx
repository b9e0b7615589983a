import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular, SearchRegular } from '@fluentui/react-icons'
import { useActorRef, useSelector } from '@xstate/react'
import { useId, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { outlines } from '../../areas/outlines.ts'
import { usePerson } from '../../data/person.ts'
import { accessTo } from '../../shared/navigation/access.ts'
import { NativeDialog } from '../../ui/modal/NativeDialog.tsx'
import { Options } from './Options.tsx'
import type { Option } from './options.ts'
import { connectedPalette } from './palette.gateway.ts'
import { failedAreas, foundRecords, isSearching, isTooShort, markedOption, typedText } from './palette.view.ts'
import { usePages } from './usePages.ts'
import { useSections } from './useSections.tsx'

const useStyles = makeStyles({
  root: {
    width: '600px',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'min(560px, calc(100dvh - 16px))',
    marginTop: 'min(12vh, 96px)',
    borderRadius: tokens.borderRadiusXLarge,
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '@media (max-width: 480px)': { marginTop: '8px' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: tokens.spacingHorizontalM,
    padding: `0 ${tokens.spacingHorizontalM} 0 ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':focus-within': { borderBottom: `1px solid ${tokens.colorCompoundBrandStroke}` },
  },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground2 },
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: '56px',
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    font: 'inherit',
    fontSize: tokens.fontSizeBase400,
    color: 'inherit',
    backgroundColor: 'transparent',
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
  },
  note: {
    flexShrink: 0,
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  failed: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorStatusDangerForeground1,
  },
})

/** Pages, records and actions, found by typing; mounted while it is open. */
const Palette = ({ onClose }: { onClose(): void }) => {
  const { t } = useTranslation(['palette', 'common'])
  const classes = useStyles()
  const id = useId()
  const person = usePerson()
  const pages = usePages()
  const actor = useActorRef(connectedPalette, {
    input: {
      areas: outlines.filter(
        ({ route, parent }) =>
          !parent && [route, `${route}/1`].every((path) => person && accessTo(path, outlines, person) === 'granted'),
      ),
    },
  })
  const typed = useSelector(actor, typedText)
  const searching = useSelector(actor, isSearching)
  const tooShort = useSelector(actor, isTooShort)
  const failed = useSelector(actor, failedAreas)
  const markedId = useSelector(actor, markedOption)
  const sections = useSections(typed, pages, useSelector(actor, foundRecords))
  const options = sections.flatMap((section) => section.options)
  const marked = options.find((option) => option.id === markedId) ?? options[0]

  const optionId = (option: Option) => `${id}-${option.id}`
  const mark = (option: Option | undefined) => option && actor.send({ type: 'option.marked', id: option.id })
  const chooseOption = (option: Option) => {
    onClose()
    option.run()
  }
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step !== undefined && marked) {
      event.preventDefault()
      mark(options.at((options.indexOf(marked) + step) % options.length))
    }
    if (event.key === 'Enter' && marked) {
      event.preventDefault()
      chooseOption(marked)
    }
  }
  const failedNames = failed.map(({ route }) => pages.find(({ path }) => path === route)?.text ?? '').join(', ')
  const status = () => {
    if (searching) return t('searching')
    if (options.length === 0 && failed.length === 0) return t('nothing', { text: typed.trim() })
    return tooShort ? t('hint') : t('results', { count: options.length })
  }
  return (
    <NativeDialog className={classes.root} label={t('common:searchEverywhere')} onClose={onClose}>
      <div className={classes.head}>
        <SearchRegular className={classes.icon} aria-hidden />
        <input
          // The person asked for it in order to type.
          autoFocus
          className={classes.input}
          role="combobox"
          aria-label={t('common:searchEverywhere')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-options`}
          aria-autocomplete="list"
          aria-activedescendant={marked && optionId(marked)}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => actor.send({ type: 'text.typed', text: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('common:close')} onClick={onClose} />
      </div>
      <Options
        id={`${id}-options`}
        label={t('common:searchEverywhere')}
        sections={sections}
        marked={marked}
        optionId={optionId}
        onMark={mark}
        onChoose={chooseOption}
      />
      {failed.length > 0 && (
        <div role="alert" className={`${classes.note} ${classes.failed}`}>
          {t('failed', { areas: failedNames })}
          <Button onClick={() => actor.send({ type: 'search.retried' })}>{t('common:retry')}</Button>
        </div>
      )}
      <p role="status" className={classes.note}>
        {status()}
      </p>
    </NativeDialog>
  )
}

export default Palette
