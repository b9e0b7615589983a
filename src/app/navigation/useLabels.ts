import { useTranslation } from 'react-i18next'
import type { MenuGroup } from '../../shared/navigation/menu.ts'
import { productName } from '../../shared/product.ts'

/** How the menu calls its groups and entries. */
export const useLabels = () => {
  const { t } = useTranslation('common')
  const labelOf = (id: string): string => t(`sidebar.${id}`, { product: productName })
  const groupLabel = ({ id, name }: Pick<MenuGroup, 'id' | 'name'>): string =>
    name === null ? labelOf(id) : t(`sidebar.${id}`, { defaultValue: name })
  return { labelOf, groupLabel }
}
