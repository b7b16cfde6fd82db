import type { CardDefinition, Zone } from '@spellwright/dsl'
import { type AbilityInstance, hasKeyword } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { type CompiledDefinition, compileDefinition, UnknownCardError } from './definitions.ts'
import type { DefId } from './ids.ts'

const isStateTrigger = ({ ability }: AbilityInstance): boolean =>
  ability.kind === 'triggered' && ability.on.kind === 'state'

export const compiledOf = (game: Game, def: DefId): CompiledDefinition => {
  const known = game.compiled[def]
  if (known) return known
  const source = game.state.definitions[def]!
  const definition = source.kind === 'inline' ? source.definition : game.cards.tryGet(source.name)
  if (!definition) throw new UnknownCardError([source.kind === 'card' ? source.name : '?'])
  const compiled = compileDefinition(definition)
  game.compiled[def] = compiled
  if (hasVolatileStatics(compiled)) game.volatile = true
  if (grantsDesignations(compiled)) game.grantsDesignations = true
  if (compiled.faces.some(({ base }) => base.abilities.some(isStateTrigger))) game.hasStateTriggers = true
  if (definition.faces.some(({ types }) => types.includes('battle'))) game.hasBattles = true
  if (definition.faces.some(({ subtypes }) => subtypes.includes('Saga'))) game.hasSagas = true
  if (compiled.faces.some(({ base }) => hasKeyword(base, 'daybound') || hasKeyword(base, 'nightbound')))
    game.hasDaybound = true
  if (hasMiracle(compiled)) game.hasMiracles = true
  for (const zone of zonesRead(compiled)) game.readsZones.add(zone)
  return compiled
}

const granting = new WeakMap<CompiledDefinition, boolean>()

/** Is there a keyword on it by which players get the city's blessing or a speed? */
function grantsDesignations(compiled: CompiledDefinition): boolean {
  let known = granting.get(compiled)
  if (known === undefined) {
    known = /"(ascend|start your engines!)"/.test(JSON.stringify(compiled.definition))
    granting.set(compiled, known)
  }
  return known
}

const miraculous = new WeakMap<CompiledDefinition, boolean>()

/** Is there a miracle on it, or something it gives to others? */
function hasMiracle(compiled: CompiledDefinition): boolean {
  let known = miraculous.get(compiled)
  if (known === undefined) {
    known = JSON.stringify(compiled.definition).includes('"miracle"')
    miraculous.set(compiled, known)
  }
  return known
}

/** The table entry for a definition that is not a card of the registry: tokens, emblems, kitchen-table cards. */
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

/** Words in static abilities that read more than zones, counters and attachments: then every change matters to them. */
const VOLATILE =
  /"(tapped|untapped|attacking|blocking|blocked|unblocked|lifeOf|isTurnOf|duringStep|happened|events|eventTotal|somePlayerDid|playerCounters|dealtDamageThisTurn|attackedThisTurn|didNotAttackThisTurn|renowned|monstrous|saddled|paired|enteredThisTurn|isDaytime)"/

const volatileCache = new WeakMap<CompiledDefinition, boolean>()

export function hasVolatileStatics(compiled: CompiledDefinition): boolean {
  let known = volatileCache.get(compiled)
  if (known === undefined) {
    known = VOLATILE.test(staticText(compiled))
    volatileCache.set(compiled, known)
  }
  return known
}

/** The data of everything on the card that can become a static ability; granted abilities are inside the same data. */
const staticText = (compiled: CompiledDefinition): string =>
  compiled.definition.faces
    .flatMap((face) => face.abilities)
    .map((ability) => JSON.stringify(ability))
    .filter((part) => part.includes('"static"') || part.includes('"characteristicDefining"'))
    .join('')

const OTHER_ZONES: readonly Zone[] = ['hand', 'graveyard', 'library', 'exile', 'stack']
const zonesCache = new WeakMap<CompiledDefinition, readonly Zone[]>()

/** Zones that static and characteristic-defining abilities of this card speak of. */
function zonesRead(compiled: CompiledDefinition): readonly Zone[] {
  let known = zonesCache.get(compiled)
  if (known === undefined) {
    const text = staticText(compiled)
    known = OTHER_ZONES.filter((zone) => text.includes(`"${zone}"`))
    zonesCache.set(compiled, known)
  }
  return known
}
