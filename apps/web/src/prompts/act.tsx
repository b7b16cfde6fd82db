import type { Action, EntityId, ObjectId } from 'spellwright/play'
import { isMovedByHand } from '../table/entities.ts'
import type { ActionView, Scene } from '../worker/messages.ts'
import { ActPanel } from './act-panel.tsx'
import type { Mark, Prompt } from './prompt.ts'

export const actionsOf = (scene: Scene, object: EntityId): readonly ActionView[] =>
  object > 0 ? scene.actions.filter((one) => one.object === object) : []

const NONE = { menu: 0 as ObjectId }

/** A click on a card with one action takes it; a click on a card with several actions opens a menu. */
export const actPrompt: Prompt<'act'> = {
  start: () => NONE,
  marks: (_, { menu }, scene) => {
    const marks = new Map<EntityId, Mark>()
    for (const { object, action } of scene.actions) {
      if (object === 0) continue
      if (action.kind !== 'activateMana') marks.set(object, 'legal')
      else if (!marks.has(object)) marks.set(object, 'mana')
    }
    if (menu !== 0) marks.set(menu, 'picking')
    return marks
  },
  press: (_, { menu }, entity, scene) => {
    if (menu !== 0 && entity === menu) return { draft: NONE }
    const [first, second] = actionsOf(scene, entity)
    if (second || isMovedByHand(scene, entity)) return { draft: { menu: entity as ObjectId } }
    return first ? { answer: first.action } : { draft: NONE }
  },
  confirm: (): Action => ({ kind: 'pass' }),
  cancel: (_, { menu }) => (menu === 0 ? null : { draft: NONE }),
  digit: (_, { menu }, digit, scene) => {
    const chosen = actionsOf(scene, menu)[digit - 1]
    return chosen ? { answer: chosen.action } : null
  },
  arrows: () => [],
  hint: (_, { menu }, scene) => {
    if (menu !== 0) return 'Choose what to do with it.'
    const canAct = scene.actions.some(({ action }) => action.kind !== 'pass' && action.kind !== 'activateMana')
    if (!canAct) return 'There is nothing you can do now.'
    return scene.view.stack.length > 0
      ? 'Respond with a highlighted card, or let it resolve.'
      : 'Click a highlighted card to use it.'
  },
  dimsOthers: false,
  Panel: ActPanel,
}
