import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { save } from '../../../data/upload/download.ts'
import type { Area } from '../../../shared/area/types.ts'
import { csvLine, csvMark, csvText, csvType } from '../../../shared/format/csvText.ts'
import { CopyButton } from '../../../ui/clipboard/CopyButton.tsx'
import { useModalEnd } from '../../../ui/modal/useModalEnd.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { useErrorText } from '../../errorText.ts'
import { reasonsText } from '../../reasonText.ts'
import { subjectText } from '../../subject.ts'
import type { BulkStage, Outcome } from './bulk.types.ts'
import type { Chosen } from './judge.ts'

const useStyles = makeStyles({
  heading: {
    margin: `${tokens.spacingVerticalM} 0 ${tokens.spacingVerticalXS}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none', overflowWrap: 'anywhere' },
  why: { color: tokens.colorNeutralForeground2 },
})

interface BulkResultProps {
  stage: Extract<BulkStage, { kind: 'done' }>
  area: Area
  onRetry(): void
  onClose(): void
}

interface Told {
  row: Chosen
  why: string | null
}

/** What became of each: done, refused and why, not answered, or not sent. */
export const BulkResult = ({ stage: { action, outcomes }, area, onRetry, onClose }: BulkResultProps) => {
  const { t, i18n } = useTranslation(['list', 'common', area.name])
  // What the server alone knows against a row is told in the words of its page; the result does not wait for them.
  useTranslation(['case', 'validation'], { useSuspense: false })
  const errorText = useErrorText()
  const classes = useStyles()
  useModalEnd()
  const whyNot = (outcome: Outcome) => {
    switch (outcome.kind) {
      case 'refused':
        return reasonsText(t, outcome.reasons)
      case 'stale':
        return t('list:bulk.stale')
      case 'failed':
        return errorText(outcome.error)
      case 'done':
        return null
    }
  }
  const of = (...kinds: Outcome['kind'][]): Told[] =>
    outcomes.filter(({ kind }) => kinds.includes(kind)).map((outcome) => ({ row: outcome.row, why: whyNot(outcome) }))
  const unsent = action.allowed.slice(outcomes.length).map((row) => ({ row, why: null }))
  const groups = [
    { name: 'done', all: of('done') },
    { name: 'refused', all: of('refused', 'stale') },
    { name: 'failed', all: of('failed') },
    { name: 'left', all: unsent },
  ]
    .filter(({ all }, index) => index === 0 || all.length > 0)
    .map(({ name, all }) => ({
      all,
      heading: t(`list:bulk.outcomes.${name}`),
      text: t(`list:bulk.${name}`, { count: all.length }),
    }))
  const textOf = ({ row, why }: Told) => [subjectText(t, i18n.language, area, row.row), why].filter(Boolean).join(': ')
  const title = `${t(action.meta.label)}: ${t('list:bulk.result')}`
  const written = [title, ...groups.flatMap(({ text, all }) => [text, ...all.map((told) => `- ${textOf(told)}`)])]
  const saveFile = () => {
    const lines = [
      ['outcome', 'record', 'why'].map((column) => t(`list:bulk.columns.${column}`)),
      ...groups.flatMap(({ heading, all }) =>
        all.map(({ row, why }) => [heading, subjectText(t, i18n.language, area, row.row), why ?? '']),
      ),
    ]
    const text = csvMark + lines.map((cells) => csvLine(cells.map(csvText))).join('')
    save(new Blob([text], { type: csvType }), `${title.replaceAll(/[\\/:*?"<>|]/g, ' -')}.csv`)
  }
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <div role="status">
              {groups.map(({ text, all }) => (
                <section key={text} aria-label={text}>
                  <h3 className={classes.heading}>{text}</h3>
                  <ul className={classes.list}>
                    {all.map(({ row, why }) => (
                      <li key={row.id}>
                        <TextLink to={`${area.route}/${row.id}`}>
                          {subjectText(t, i18n.language, area, row.row)}
                        </TextLink>
                        {why && <div className={classes.why}>{why}</div>}
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </DialogContent>
          <DialogActions fluid>
            <Button onClick={saveFile}>{t('list:bulk.save')}</Button>
            <CopyButton text={written.join('\n')} label={t('list:bulk.copy')} />
            {of('failed').length + unsent.length > 0 && <Button onClick={onRetry}>{t('list:bulk.retry')}</Button>}
            <Button appearance="primary" onClick={onClose}>
              {t('common:close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
