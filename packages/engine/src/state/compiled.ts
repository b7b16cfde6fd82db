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
  watch(game, compiled)
  return compiled
}

/** What a game watches only because some card in it asks for that. */
interface Watched {
  readonly volatile: boolean
  readonly grantsDesignations: boolean
  readonly hasStateTriggers: boolean
  readonly hasBattles: boolean
  readonly hasSagas: boolean
  readonly hasDaybound: boolean
  readonly hasMiracles: boolean
  /** Zones that static and characteristic-defining abilities of the card speak of. */
  readonly zones: readonly Zone[]
}

const watched = new WeakMap<CompiledDefinition, Watched>()

function watch(game: Game, compiled: CompiledDefinition): void {
  let asked = watched.get(compiled)
  if (asked === undefined) {
    asked = watchedFor(compiled)
    watched.set(compiled, asked)
  }
  if (asked.volatile) game.volatile = true
  if (asked.grantsDesignations) game.grantsDesignations = true
  if (asked.hasStateTriggers) game.hasStateTriggers = true
  if (asked.hasBattles) game.hasBattles = true
  if (asked.hasSagas) game.hasSagas = true
  if (asked.hasDaybound) game.hasDaybound = true
  if (asked.hasMiracles) game.hasMiracles = true
  for (const zone of asked.zones) game.readsZones.add(zone)
}

function watchedFor(compiled: CompiledDefinition): Watched {
  const { definition, faces } = compiled
  const text = JSON.stringify(definition)
  const statics = staticText(compiled)
  return {
    volatile: VOLATILE.test(statics),
    // A keyword by which players get the city's blessing or a speed.
    grantsDesignations: /"(ascend|start your engines!)"/.test(text),
    hasStateTriggers: faces.some(({ base }) => base.abilities.some(isStateTrigger)),
    hasBattles: definition.faces.some(({ types }) => types.includes('battle')),
    hasSagas: definition.faces.some(({ subtypes }) => subtypes.includes('Saga')),
    hasDaybound: faces.some(({ base }) => hasKeyword(base, 'daybound') || hasKeyword(base, 'nightbound')),
    // Its own, or one it gives to others.
    hasMiracles: text.includes('"miracle"'),
    zones: OTHER_ZONES.filter((zone) => statics.includes(`"${zone}"`)),
  }
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

/** The data of everything on the card that can become a static ability; granted abilities are inside the same data. */
const staticText = (compiled: CompiledDefinition): string =>
  compiled.definition.faces
    .flatMap((face) => face.abilities)
    .map((ability) => JSON.stringify(ability))
    .filter((part) => part.includes('"static"') || part.includes('"characteristicDefining"'))
    .join('')

const OTHER_ZONES: readonly Zone[] = ['hand', 'graveyard', 'library', 'exile', 'stack']
