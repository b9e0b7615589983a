import { useTranslation } from 'react-i18next'
import type { MenuGroup } from '../../shared/navigation/menu.ts'
import { productName } from '../../shared/product.ts'

/** How the menu calls its groups and entries. */
export const useLabels = () => {
  const { t } = useTranslation('common')
  const labelOf = (id: string): string => t(`sidebar.${id}`, { product: productName })
  const groupLabel = ({ id, name }: MenuGroup): string => name ?? labelOf(id)
  return { labelOf, groupLabel }
}
