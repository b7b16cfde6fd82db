import type { Ability, Modification } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { printedFace } from '../state/compiled.ts'
import type { Component, CopyRecord, GameObject, Merged } from '../state/object.ts'
import { faceDownRecord } from './copiable.ts'

/** The topmost component of a merged permanent, or any other object as a component. */
export const componentOf = ({ card, kind, def, face, faceDown, copy }: GameObject): Component => ({
  card,
  kind,
  def,
  face,
  faceDown,
  copy,
})

const recordOfComponent = (game: Game, component: Component): CopyRecord =>
  component.faceDown
    ? faceDownRecord(game)
    : (component.copy ?? { def: component.def, face: component.face, except: [] })

/** The abilities of a card or token, including exceptions of what it copies. */
function abilitiesOf(game: Game, component: Component): readonly Ability[] {
  const copy = recordOfComponent(game, component)
  let abilities = [...printedFace(game, { ...component, copy }).face.abilities]
  for (const modification of copy.except) {
    if (modification.kind === 'loseAllAbilities') abilities = []
    if (modification.kind === 'gainAbility') abilities.push(modification.ability)
    if (modification.kind === 'gainKeyword') abilities.push({ kind: 'keyword', keyword: modification.keyword })
  }
  return abilities
}

/** CR 702.140e: the characteristics of the topmost component, and the abilities of all, unless it is face down (613.2b). */
export function merged(game: Game, top: Component, under: readonly Component[], timestamp: number): Merged {
  const { def, face, except } = recordOfComponent(game, top)
  const open = top.faceDown ? [] : under
  const gained = open.flatMap((component) =>
    abilitiesOf(game, component).map((ability): Modification => ({ kind: 'gainAbility', ability })),
  )
  return { under, values: { def, face, except: [...except, ...gained] }, timestamp }
}
