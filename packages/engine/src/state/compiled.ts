import type { CardDefinition } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { type CompiledDefinition, type CompiledFace, compileDefinition, UnknownCardError } from './definitions.ts'
import type { DefId } from './ids.ts'
import type { GameObject } from './object.ts'
import { withWatchesOf } from './watches.ts'

export const compiledOf = (game: Game, def: DefId): CompiledDefinition => {
  const known = game.compiled[def]
  if (known) return known
  const source = game.state.definitions[def]!
  const definition = source.kind === 'inline' ? source.definition : game.cards.tryGet(source.name)
  if (!definition) throw new UnknownCardError([source.kind === 'card' ? source.name : '?'])
  const compiled = compileDefinition(definition)
  game.compiled[def] = compiled
  game.watches = withWatchesOf(game.watches, compiled)
  return compiled
}

/** The face that is up, or what it copies, as printed. */
export function printedFace(game: Game, { copy, def, face }: Pick<GameObject, 'copy' | 'def' | 'face'>): CompiledFace {
  const { faces } = compiledOf(game, copy?.def ?? def)
  return faces[copy?.face ?? face] ?? faces[0]
}

/** The number of a definition that is not a card of the registry: tokens, emblems, kitchen-table cards. */
export function inlineDefinition(game: Game, definition: CardDefinition): DefId {
  const known = game.state.definitions.findIndex((s) => s.kind === 'inline' && s.definition === definition)
  if (known >= 0) return known
  const text = JSON.stringify(definition)
  const same = game.state.definitions.findIndex((s) => s.kind === 'inline' && JSON.stringify(s.definition) === text)
  if (same >= 0) return same
  game.state.definitions = [...game.state.definitions, { kind: 'inline', definition }]
  const def = game.state.definitions.length - 1
  compiledOf(game, def)
  return def
}
