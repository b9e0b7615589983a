import { Button } from '@fluentui/react-components'
import { EyeRegular } from '@fluentui/react-icons'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withWords } from '../../data/language.ts'
import { preloadable } from '../../ui/preloadable.ts'
import type { MediaItem } from '../../ui/viewer/viewer.types.ts'

const { Component: FileViewer, load } = preloadable(withWords(() => import('./FileViewer.tsx'), ['viewer', 'files']))

/** Fetches what looks at files, before somebody asks for it. */
export const viewAhead = () => void load()

/** Looks at one of several files, and from there at the others; what it returns stands beside their list. */
export const useFileViewer = (items: readonly MediaItem[]): { view: (id: string) => void; viewer: ReactNode } => {
  const [opened, setOpened] = useState<{ items: readonly MediaItem[]; index: number } | null>(null)
  return {
    view: (id) => setOpened({ items, index: items.findIndex((item) => item.id === id) }),
    viewer: opened && (
      <Suspense fallback={null}>
        <FileViewer {...opened} place="over" onClose={() => setOpened(null)} />
      </Suspense>
    ),
  }
}

export const ViewButton = ({ name, onView }: { name: string; onView(): void }) => {
  const { t } = useTranslation('files')
  return (
    <Button
      appearance="subtle"
      icon={<EyeRegular />}
      aria-label={t('view', { name })}
      onPointerEnter={viewAhead}
      onClick={onView}
    />
  )
}
