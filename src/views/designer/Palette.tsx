import { Button, makeStyles, SearchBox, tokens, useArrowNavigationGroup } from '@fluentui/react-components'
import { AddRegular, type FluentIcon } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { memo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { blocks } from '../../shared/forms/blocks.ts'
import type { FormItem } from '../../shared/forms/definition.ts'
import { useShortcut } from '../../ui/shortcuts/shortcuts.ts'
import { useDesign } from './design.ts'
import { canAdd, canAddPage } from './designer.view.ts'
import { fieldKinds, newField, newGroup, newSection } from './fresh.ts'
import { blockIcons, looks, paletteGroups, partIcons } from './look.ts'
import { useNewDrag } from './useDrag.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: tokens.spacingVerticalM },
  search: { width: '100%', maxWidth: 'none' },
  group: { display: 'grid', gap: tokens.spacingVerticalXXS },
  heading: {
    margin: `0 0 ${tokens.spacingVerticalXXS}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { display: 'grid', gap: '2px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: {
    width: '100%',
    minHeight: '34px',
    justifyContent: 'flex-start',
    textAlign: 'start',
    lineHeight: tokens.lineHeightBase200,
    padding: `0 ${tokens.spacingHorizontalS}`,
    fontWeight: tokens.fontWeightRegular,
    cursor: 'grab',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  all: { display: 'grid', gap: tokens.spacingVerticalM },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
})

interface Entry {
  id: string
  label: string
  icon: FluentIcon
  make(): readonly FormItem[]
}

const EntryButton = memo(({ entry: { label, icon: Icon, make }, onAdded }: { entry: Entry; onAdded(): void }) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const { actor } = useDesign()
  const setElement = useNewDrag(make)
  const isAddable = useSelector(actor, (snapshot) => canAdd(snapshot, make()))
  return (
    <li>
      <Button
        ref={setElement}
        appearance="subtle"
        className={classes.entry}
        icon={<Icon />}
        title={t('palette.add', { label })}
        disabledFocusable={!isAddable}
        onClick={() => {
          actor.send({ type: 'item.added', parts: make() })
          onAdded()
        }}
      >
        {label}
      </Button>
    </li>
  )
})

/** Everything that a form can be made of; what is clicked comes behind what is chosen. */
export const Palette = memo(({ onAdded }: { onAdded(): void }) => {
  const { t, i18n } = useTranslation(['designer', 'forms'])
  const classes = useStyles()
  const { actor } = useDesign()
  const [sought, setSought] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const arrows = useArrowNavigationGroup({ axis: 'vertical', memorizeCurrent: true })
  useShortcut('/', t('palette.search'), () => search.current?.focus())
  const hasRoom = useSelector(actor, canAddPage)
  const groups: { id: string; entries: Entry[] }[] = [
    ...paletteGroups.map((id) => ({
      id: id as string,
      entries: fieldKinds
        .filter((kind) => looks[kind].group === id)
        .map((kind) => ({
          id: kind as string,
          label: t(`forms:fieldTypes.${kind}`),
          icon: looks[kind].icon,
          make: () => [newField(kind)],
        })),
    })),
    {
      id: 'structure',
      entries: [
        { id: 'section', label: t('parts.section'), icon: partIcons.section, make: () => [newSection()] },
        { id: 'group', label: t('forms:fieldTypes.group'), icon: partIcons.group, make: () => [newGroup()] },
      ],
    },
    {
      id: 'blocks',
      entries: blocks.map(({ id, section }) => ({
        id: `block-${id}`,
        label: t(`blocks.${id}`),
        icon: blockIcons[id],
        make: () => [section],
      })),
    },
  ]
  const wanted = sought.trim().toLocaleLowerCase(i18n.language)
  const found = groups
    .map(({ id, entries }) => ({
      id,
      entries: entries.filter(({ label }) => label.toLocaleLowerCase(i18n.language).includes(wanted)),
    }))
    .filter(({ entries }) => entries.length > 0)
  const first = found[0]?.entries[0]
  const addFirst = () => {
    if (wanted === '' || !first || !canAdd(actor.getSnapshot(), first.make())) return
    actor.send({ type: 'item.added', parts: first.make() })
    setSought('')
    onAdded()
  }
  return (
    <div className={classes.root}>
      <SearchBox
        ref={search}
        className={classes.search}
        aria-label={t('palette.search')}
        placeholder={t('palette.search')}
        title={t('palette.keys')}
        value={sought}
        onChange={(_, { value }) => setSought(value)}
        onKeyDown={({ key }) => key === 'Enter' && addFirst()}
      />
      <div className={classes.all} {...arrows}>
        {found.map(({ id, entries }) => (
          <section key={id} className={classes.group} aria-labelledby={`palette-${id}`}>
            <h2 id={`palette-${id}`} className={classes.heading}>
              {t(`palette.groups.${id}`)}
            </h2>
            <ul className={classes.list}>
              {entries.map((entry) => (
                <EntryButton key={entry.id} entry={entry} onAdded={onAdded} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {found.length === 0 && (
        <p className={classes.none} role="status">
          {t('palette.none')}
        </p>
      )}
      <Button
        appearance="outline"
        icon={<AddRegular />}
        disabledFocusable={!hasRoom}
        onClick={() => {
          actor.send({ type: 'page.added' })
          onAdded()
        }}
      >
        {t('palette.addPage')}
      </Button>
    </div>
  )
})
