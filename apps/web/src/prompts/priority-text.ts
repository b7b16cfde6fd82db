import { STEP_NAMES } from '../session/stops.ts'
import { cardNameOf, entityName } from '../table/entities.ts'
import type { Scene } from '../worker/messages.ts'

/** Tells the player who has priority whose step it is, or what they can respond to. */
export function priorityText({ view }: Scene): string {
  const top = view.stack.at(-1)
  const { name } = view.players[view.turn.active]
  if (!top) {
    const whose = view.turn.active === view.viewer ? 'Your' : `${name}’s`
    return `${whose} ${STEP_NAMES[view.turn.step].long}`
  }
  const targets = top.targets.flatMap(({ entities }) => entities).map((entity) => entityName(view, entity))
  const aim = targets.length > 0 ? ` → ${targets.join(', ')}` : ''
  const what = cardNameOf(top.name) || 'a face-down spell'
  if (top.controller === view.viewer) return `Your ${what}${aim} is on the stack`
  const { name: who } = view.players[top.controller]
  if (top.kind === 'triggered') return `${who}’s ${what} triggers${aim}`
  return `${who} ${top.kind === 'spell' ? 'casts' : 'uses'} ${what}${aim}`
}
