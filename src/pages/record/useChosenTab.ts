import { useSearchParams } from 'react-router-dom'

/** The tab that the address names, which is the first where it names none that there is. */
export const useChosenTab = <T extends { id: string }>(tabs: readonly [T, ...T[]]): [T, (id: string) => void] => {
  const [params, setParams] = useSearchParams()
  const chosen = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0]
  return [chosen, (id) => setParams(id === tabs[0].id ? {} : { tab: id })]
}
