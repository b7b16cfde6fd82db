import { type Ability, type CardDefinition, keywordName, walk, type Zone } from '@spellwright/dsl'
import { readsOf } from '../continuous/what-effects-read.ts'
import type { CompiledDefinition } from './definitions.ts'
import { memoized } from './memoized.ts'

/** What must be checked in a game because of the cards in it. Most games need none of it. */
export interface Watches {
  /** What continuous effects read besides permanents: bits of `CHANGE`. */
  readonly changes: number
  /** Zones other than the battlefield that continuous effects read. */
  readonly zones: ReadonlySet<Zone>
  /** Abilities that function outside the battlefield (CR 113.6). */
  readonly elsewhere: boolean
  /** Abilities that give others to cards outside the battlefield. */
  readonly grantsElsewhere: boolean
  /** Keywords by which players get designations (CR 702.131, 702.179). */
  readonly designations: boolean
  /** Abilities that trigger on a state of the game (CR 603.8). */
  readonly stateTriggers: boolean
  /** Cards with miracle, or that give it to others (CR 702.94). */
  readonly miracles: boolean
  readonly sagas: boolean
  readonly battles: boolean
  /** Daybound and nightbound (CR 702.145). */
  readonly daybound: boolean
  /** Conditions about spells cast earlier in the game. */
  readonly castsThisGame: boolean
}

export const NO_WATCHES: Watches = {
  changes: 0,
  zones: new Set(),
  elsewhere: false,
  grantsElsewhere: false,
  designations: false,
  stateTriggers: false,
  miracles: false,
  sagas: false,
  battles: false,
  daybound: false,
  castsThisGame: false,
}

const hasKeyword = (abilities: readonly Ability[], ...names: readonly string[]): boolean =>
  walk('ability', abilities, { keyword: (keyword) => names.includes(keywordName(keyword)) })

/** "Each creature card in your hand has cycling {2}." */
const givesAbilitiesElsewhere = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  typeof ability.affects === 'object' &&
  'zone' in ability.affects &&
  ability.affects.zone !== undefined &&
  ability.affects.zone !== 'battlefield'

const isAnyFace = (definition: CardDefinition, fits: (face: CardDefinition['faces'][number]) => boolean): boolean =>
  definition.faces.some(fits)

const watchesOf = memoized(({ definition, faces, functionsElsewhere }: CompiledDefinition): Watches => {
  const abilities = faces.flatMap(({ base }) => base.abilities.map(({ ability }) => ability))
  return {
    ...readsOf(abilities),
    elsewhere: functionsElsewhere,
    grantsElsewhere: abilities.some(givesAbilitiesElsewhere),
    designations: hasKeyword(abilities, 'ascend', 'start your engines!') || hasAscendEffect(abilities),
    stateTriggers: abilities.some((ability) => ability.kind === 'triggered' && ability.on.kind === 'state'),
    miracles: hasKeyword(abilities, 'miracle'),
    sagas: isAnyFace(definition, ({ subtypes }) => subtypes.includes('Saga')),
    battles: isAnyFace(definition, ({ types }) => types.includes('battle')),
    daybound: hasKeyword(abilities, 'daybound', 'nightbound'),
    castsThisGame: walk('ability', abilities, { condition: ({ kind }) => kind === 'castThisGame' }),
  }
})

/** CR 702.131a: instants and sorceries with ascend give the city's blessing as they resolve. */
const hasAscendEffect = (abilities: readonly Ability[]): boolean =>
  walk('ability', abilities, { effect: ({ kind }) => kind === 'ascend' })

/** The watches, with those that the card needs. */
export function withWatchesOf(watches: Watches, compiled: CompiledDefinition): Watches {
  const more = watchesOf(compiled)
  return {
    changes: watches.changes | more.changes,
    zones: more.zones.size === 0 ? watches.zones : new Set([...watches.zones, ...more.zones]),
    elsewhere: watches.elsewhere || more.elsewhere,
    grantsElsewhere: watches.grantsElsewhere || more.grantsElsewhere,
    designations: watches.designations || more.designations,
    stateTriggers: watches.stateTriggers || more.stateTriggers,
    miracles: watches.miracles || more.miracles,
    sagas: watches.sagas || more.sagas,
    battles: watches.battles || more.battles,
    daybound: watches.daybound || more.daybound,
    castsThisGame: watches.castsThisGame || more.castsThisGame,
  }
}
