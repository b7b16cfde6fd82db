import { foldName } from '@spellwright/cards'
import { characteristics, compiledOf, type Game, type ObjectId, recordOf } from '@spellwright/engine'

export const sameName = (a: string, b: string): boolean => foldName(a) === foldName(b)

/** The one name an object shows; none if it is face down. */
export function shownName(game: Game, id: ObjectId): string {
  const object = game.state.objects[id]
  if (!object) return recordOf(game, id) ? (game.state.lastKnown.get(id)?.characteristics.name ?? '') : ''
  if (object.kind === 'ability' || object.faceDown) return ''
  return characteristics(game, id).name
}

/** The name a card is counted under: what it shows, or the name of the whole card where no face is up. */
export function isNamed(game: Game, id: ObjectId, name: string): boolean {
  const shown = shownName(game, id)
  const object = game.state.objects[id]
  // Who wrote the script knows what lies face down in exile.
  if (shown === '' && object?.zone !== 'exile') return false
  if (sameName(shown, name)) return true
  if (!object || object.zone === 'battlefield' || object.copy !== null) return false
  if (object.kind === 'emblem') return isEmblemOf(shown, name)
  return sameName(compiledOf(game, object.def).definition.name, name)
}

/** An emblem has no name (CR 114.3): people say "Emblem Chandra" for the emblem that Chandra made. */
const isEmblemOf = (shown: string, name: string): boolean =>
  /^emblem /i.test(name) && foldName(shown).startsWith(foldName(name.slice('emblem '.length)))

/** Also by the name of a face that is not up: how people point at a card. */
export function goesBy(game: Game, id: ObjectId, name: string): boolean {
  if (isNamed(game, id, name)) return true
  const object = game.state.objects[id]
  if (!object || object.faceDown || object.copy !== null || object.kind !== 'card') return false
  if (object.zone === 'battlefield') return false
  return compiledOf(game, object.def).definition.faces.some((face) => sameName(face.name, name))
}
