import type { RefCallback } from 'react'
import { layout } from '../../ui/layout/layout.gateway.ts'
import { useMeasured } from '../../ui/layout/useMeasured.ts'
import { headerHeight } from '../frame/measures.ts'

const tell = (footHeight: number) =>
  layout.send({ type: 'body.measured', height: innerHeight - headerHeight - footHeight })

/** Keeps in the layout how much room there is between the header and the foot. */
export const useMeasuredBody = (): RefCallback<HTMLElement> => useMeasured('--foot-height', tell)
