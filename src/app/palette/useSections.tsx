import { DocumentRegular, FlashRegular, WindowRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { matches } from './matching.ts'
import type { Section } from './options.ts'
import type { Found } from './palette.types.ts'
import { useActions } from './useActions.ts'
import type { Page } from './usePages.ts'

/** All that fits what is typed: actions on the open case, pages, and the records that were found. */
export const useSections = (typed: string, pages: readonly Page[], found: readonly Found[]): Section[] => {
  const { t } = useTranslation('palette')
  const navigate = useNavigate()
  const actions = useActions()
  const records = [...new Set(found.map(({ area }) => area))].map((area): Section => ({
    id: area.id,
    title: pages.find(({ path }) => path === area.route)?.text ?? '',
    icon: <DocumentRegular />,
    options: found
      .filter((one) => one.area === area)
      .map(({ id, title, detail }) => ({
        id: `${area.id}-${id}`,
        text: title,
        detail,
        run: () => void navigate(`${area.route}/${id}`),
      })),
  }))
  const sections: Section[] = [
    {
      id: 'actions',
      title: t('actions', { name: actions?.title }),
      icon: <FlashRegular />,
      options: (actions?.options ?? []).filter(({ text }) => matches(text, typed)),
    },
    {
      id: 'pages',
      title: t('pages'),
      icon: <WindowRegular />,
      options: pages
        .filter(({ text, group = '' }) => matches(`${text} ${group}`, typed))
        .map(({ text, path, group }, index) => ({
          id: `page-${index}`,
          text,
          detail: group,
          run: () => void navigate(path),
        })),
    },
    ...records,
  ]
  return sections.filter(({ options }) => options.length > 0)
}
