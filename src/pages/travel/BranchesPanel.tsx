import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { BranchForkRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import type { Partaker } from '../../../machines/kit/partakers.ts'
import { documentsOf } from '../../data/case/documents.ts'
import { newId } from '../../data/key.ts'
import type { SavedBranch, ToldMoment } from '../../shared/endpoints/answers/workflowTravel.ts'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { notify } from '../../ui/snackbar/snackbar.ts'
import type { CasePart } from '../case/part.ts'
import { type Branch, openedOf } from './branch.ts'
import { BranchColumn } from './BranchColumn.tsx'
import { dropBranch, saveBranch } from './travel.gateway.ts'
import { useTravelWords } from './useTravelWords.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  columns: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(360px, 1fr)',
    gap: tokens.spacingHorizontalL,
    overflowX: 'auto',
    paddingBlockEnd: tokens.spacingVerticalS,
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
})

interface BranchesPanelProps extends CasePart {
  id: string
  moments: readonly ToldMoment[]
  /** The moment that a new one leaves from. */
  moment: ToldMoment
  partakers: readonly Partaker[]
  saved: readonly SavedBranch[]
  /** The one that the address names. */
  linked: string | null
  onSaved(): void
}

/** What would come of a case if something else had happened, side by side; the case itself is left alone. */
export const BranchesPanel = (props: BranchesPanelProps) => {
  const { id, moments, moment, partakers, saved, linked, onSaved, ...part } = props
  const { area } = part
  const { t, lifecycle } = useTravelWords(part)
  const classes = useStyles()
  const [open, setOpen] = useState<readonly Branch[]>(() => saved.filter((one) => one.id === linked).map(openedOf))
  const documents = documentsOf(
    lifecycle,
    moments.map(({ entry }) => entry),
  )
  const closed = saved.filter((one) => !open.some((other) => other.id === one.id))
  const put = (branch: Branch) => setOpen((all) => all.map((one) => (one.id === branch.id ? branch : one)))
  const close = (branch: Branch) => setOpen((all) => all.filter((one) => one.id !== branch.id))
  const add = () =>
    setOpen((all) => [
      ...all,
      {
        id: newId(),
        name: t('branch.new', { number: saved.length + all.filter((one) => !one.isKept).length + 1 }),
        from: moment.revision,
        steps: [],
        isKept: false,
        isMine: true,
      },
    ])
  const attempt = async (work: Promise<void>, done: () => void) => {
    try {
      await work
      done()
      onSaved()
    } catch {
      notify({ kind: 'error', text: t('branch.failed') })
    }
  }
  const save = (branch: Branch) => {
    const { id: of, name, from, steps } = branch
    void attempt(saveBranch({ area: area.id, id, branch: of, name, from, steps }), () =>
      put({ ...branch, isKept: true }),
    )
  }
  const linkOf = (branch: Branch) => {
    const link = new URL(location.href)
    link.search = new URLSearchParams({ tab: 'travel', branch: branch.id }).toString()
    return link.href
  }
  return (
    <Panel
      title={t('branch.title')}
      aside={
        <Button appearance="primary" icon={<BranchForkRegular />} onClick={add}>
          {t('branch.add')}
        </Button>
      }
    >
      <div className={classes.root}>
        <p className={classes.quiet}>{t('branch.intro')}</p>
        {closed.length > 0 && (
          <LabelledSelect
            label={t('branch.saved')}
            value=""
            options={[
              { value: '', label: t('branch.choose') },
              ...closed.map((one) => ({ value: one.id, label: one.by ? `${one.name} (${one.by.name})` : one.name })),
            ]}
            onChange={(chosen) => {
              const found = closed.find((one) => one.id === chosen)
              if (found) setOpen((all) => [...all, openedOf(found)])
            }}
          />
        )}
        {open.length > 0 && (
          <div className={classes.columns}>
            {open.flatMap((branch) => {
              const from = moments.find(({ revision }) => revision === branch.from)
              return from
                ? [
                    <BranchColumn
                      key={branch.id}
                      {...part}
                      id={id}
                      branch={branch}
                      moment={from}
                      partakers={partakers}
                      documents={documents}
                      link={linkOf(branch)}
                      onChange={put}
                      onSave={() => save(branch)}
                      onDrop={() => void attempt(dropBranch(branch.id), () => close(branch))}
                      onClose={() => close(branch)}
                    />,
                  ]
                : []
            })}
          </div>
        )}
      </div>
    </Panel>
  )
}
