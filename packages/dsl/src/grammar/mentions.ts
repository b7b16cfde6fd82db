import type { Linked, ObjectRef, PlayerRef, The } from '../reference.ts'
import type { NodeName, Nodes } from './nodes.ts'
import { sameData } from './same-data.ts'
import { walk } from './walk.ts'

/** Whether a node refers to that object or player anywhere in it. */
export const mentions = <N extends NodeName>(
  name: N,
  node: Nodes[N] | readonly Nodes[N][],
  reference: Extract<ObjectRef | PlayerRef, string> | The | Linked,
): boolean => {
  const isIt = (found: unknown): boolean => sameData(found, reference)
  return walk(name, node, { objectRef: isIt, playerRef: isIt })
}

/** Whether a node mentions X, as a number or in a mana cost. Abilities that it only grants are not looked into. */
export const mentionsX = <N extends NodeName>(name: N, node: Nodes[N] | readonly Nodes[N][]): boolean =>
  walk(name, node, {
    quantity: (quantity) => typeof quantity === 'object' && quantity.kind === 'x',
    costPart: (part) => part.kind === 'mana' && part.mana.includes('{X}'),
    ability: (ability) => (ability === node || (Array.isArray(node) && node.includes(ability)) ? false : 'skip'),
  })

const EVENT_ROLES: readonly unknown[] = ['eventObject', 'eventSource', 'eventPlayer']

/** Whether a node mentions a role of the event it answers: "that creature", "that much". */
export const mentionsEvent = <N extends NodeName>(name: N, node: Nodes[N] | readonly Nodes[N][]): boolean => {
  const isRole = (found: unknown): boolean => EVENT_ROLES.includes(found)
  return walk(name, node, {
    objectRef: isRole,
    playerRef: isRole,
    quantity: (quantity) => typeof quantity === 'object' && quantity.kind === 'eventAmount',
  })
}

/** Whether a node contains a filter with "other": other than the source. */
export const mentionsOther = <N extends NodeName>(name: N, node: Nodes[N] | readonly Nodes[N][]): boolean =>
  walk(name, node, { filter: ({ other }) => other === true })
