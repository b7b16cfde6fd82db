import type { CardDefinition } from '@spellwright/dsl'
import { freshObject } from '../atoms/fresh-object.ts'
import { removeMarks, setMark } from '../atoms/marks.ts'
import { addObject } from '../atoms/move.ts'
import { remember } from '../atoms/remember.ts'
import { copyRecordOf } from '../continuous/copiable.ts'
import type { Game } from '../game/game.ts'
import { controllerOf, mustGet } from '../query/lookup.ts'
import { compiledOf, inlineDefinition } from '../state/compiled.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { touch } from '../state/update.ts'

/** CR 722.2a: the prepare spell of a permanent, as a card of its own. */
function prepareSpellOf(game: Game, object: GameObject): CardDefinition | null {
  if (object.faceDown) return null
  const { definition } = compiledOf(game, copyRecordOf(game, object).def)
  const inset = definition.layout === 'prepare' ? definition.faces[1] : undefined
  return inset === undefined ? null : { name: inset.name, layout: 'normal', faces: [inset] }
}

/** CR 722.3a: only a permanent with a prepare spell that is not prepared yet. */
export function becomePrepared(game: Game, id: ObjectId): void {
  const object = mustGet(game, id)
  if (object.zone !== 'battlefield' || object.marks?.['prepared'] !== undefined) return
  if (prepareSpellOf(game, object) === null) return
  setMark(game, id, 'prepared', 1)
  createPrepareSpell(game, id)
}

/** CR 722.3c: as it becomes prepared or phases in prepared, its controller creates a copy of its spell in exile. */
export function createPrepareSpell(game: Game, id: ObjectId): void {
  const object = mustGet(game, id)
  const definition = prepareSpellOf(game, object)
  if (definition === null || object.marks?.['prepared'] === undefined) return
  const player = controllerOf(game, id)
  const def = inlineDefinition(game, definition)
  const of = { owner: player, controller: player, zone: 'exile', def, kind: 'copy', card: -1 } as const
  addObject(game, freshObject(game, { ...of, marks: { prepareSpell: id } }))
}

/** The permanent whose prepare spell it is, as long as that is prepared. */
function preparedBy({ state }: Game, { kind, zone, marks }: GameObject): ObjectId | null {
  const id = kind === 'copy' && zone === 'exile' ? marks?.['prepareSpell'] : undefined
  const permanent = id === undefined ? undefined : state.objects[id]
  return permanent?.zone === 'battlefield' && permanent.marks?.['prepared'] !== undefined ? permanent.id : null
}

/** CR 722.3c: the prepared permanent's controller may cast the copy. */
export function mayCastPrepareSpell(game: Game, player: PlayerId, object: GameObject): boolean {
  const permanent = preparedBy(game, object)
  return permanent !== null && controllerOf(game, permanent) === player
}

/** CR 722.3c: as the spell becomes cast, the permanent is prepared no longer. */
export function unprepareFor(game: Game, { kind, marks }: GameObject): void {
  const id = kind === 'copy' ? marks?.['prepareSpell'] : undefined
  if (id !== undefined && game.state.objects[id] !== undefined) removeMarks(game, id as ObjectId, 'prepared')
}

/** A copy in exile stays only as long as its permanent is prepared: an exception to CR 704.5e. */
export const isKeptInExile = (game: Game, object: GameObject): boolean => preparedBy(game, object) !== null

/** Copies whose permanent has left the battlefield or is prepared no longer cease to exist. */
export function dropPrepareSpells(game: Game): void {
  const { state } = game
  const gone = state.exile.filter((id) => {
    const object = mustGet(game, id)
    return object.kind === 'copy' && object.marks?.['prepareSpell'] !== undefined && !isKeptInExile(game, object)
  })
  if (gone.length === 0) return
  for (const id of gone) {
    remember(game, id)
    state.objects[id] = undefined
  }
  state.exile = state.exile.filter((id) => !gone.includes(id))
  touch(game)
}
