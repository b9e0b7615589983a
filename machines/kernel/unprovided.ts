/** Stands in a chart for an actor, an action or a guard that its host provides. */
export const unprovided = (): never => {
  throw new Error('The host provides this')
}
