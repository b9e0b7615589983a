import { makeStyles } from '@fluentui/react-components'
import { Handle, Position, type Node, type NodeProps } from '@xyflow/react'
import { StateBox, type StateFacts } from './StateBox.tsx'

export type StateNodeType = Node<StateFacts & Record<string, unknown>, 'state'>

const useStyles = makeStyles({ handle: { visibility: 'hidden' } })

export const StateNode = ({ data }: NodeProps<StateNodeType>) => {
  const { handle } = useStyles()
  return (
    <>
      <Handle type="target" position={Position.Top} className={handle} isConnectable={false} />
      <StateBox {...data} />
      <Handle type="source" position={Position.Bottom} className={handle} isConnectable={false} />
    </>
  )
}
