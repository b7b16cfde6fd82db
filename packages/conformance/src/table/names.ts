import { foldName } from '@spellwright/cards'
import { characteristics, compiledOf, type Game, type ObjectId, recordOf } from '@spellwright/engine'

export const sameName = (a: string, b: string): boolean => foldName(a) === foldName(b)

/** The name of an object as players see it; empty if it is face down. */
export function shownName(game: Game, id: ObjectId): string {
  const object = game.state.objects[id]
  if (!object) return recordOf(game, id) ? (game.state.lastKnown.get(id)?.characteristics.name ?? '') : ''
  if (object.kind === 'ability' || object.faceDown) return ''
  return characteristics(game, id).name
}

/** Whether facts count the object under that name: its shown name, or outside the battlefield that of the whole card. */
export function isNamed(game: Game, id: ObjectId, name: string): boolean {
  const shown = shownName(game, id)
  const object = game.state.objects[id]
  // Scripts name face-down cards in exile, because their author knows them.
  if (shown === '' && object?.zone !== 'exile') return false
  if (sameName(shown, name)) return true
  if (!object || object.zone === 'battlefield' || object.copy !== null) return false
  if (object.kind === 'emblem') return isEmblemOf(shown, name)
  return sameName(compiledOf(game, object.def).definition.name, name)
}

/** An emblem has no name (CR 114.3); scripts write "Emblem Chandra" for the emblem that Chandra created. */
const isEmblemOf = (shown: string, name: string): boolean =>
  /^emblem /i.test(name) && foldName(shown).startsWith(foldName(name.slice('emblem '.length)))

/** Like `isNamed`, but outside the battlefield the name of any face matches. */
export function matchesName(game: Game, id: ObjectId, name: string): boolean {
  if (isNamed(game, id, name)) return true
  const object = game.state.objects[id]
  if (!object || object.faceDown || object.copy !== null || object.kind !== 'card') return false
  if (object.zone === 'battlefield') return false
  return compiledOf(game, object.def).definition.faces.some((face) => sameName(face.name, name))
}
