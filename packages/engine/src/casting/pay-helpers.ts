import { COLORS, type ManaType } from '@spellwright/dsl'
import { hasKeyword, isCreature, TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import type { PaymentSource } from '../mana/payment-types.ts'
import { mustGet } from '../query/lookup.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import type { ManaSources, ManaUse } from './mana-sources.ts'

/** What pays for a spell in place of mana. */
export type Helper = { kind: 'convoke' | 'improvise' | 'waterbend' | 'delve'; object: ObjectId }

interface HelperSources {
  readonly sources: readonly PaymentSource[]
  readonly helpers: readonly Helper[]
}

const NO_HELPERS: HelperSources = { sources: [], helpers: [] }
const HELPING = ['convoke', 'improvise', 'delve'] as const

const HELPS_WATERBEND = TYPE_BIT.artifact | TYPE_BIT.creature

/**
 * CR 701.67a: the untapped artifacts and creatures that can pay for generic mana of a waterbend cost, in addition to
 * the other helpers. One that can be tapped for any generic mana of the spell is among those already.
 */
export function withWaterbenders(
  game: Game,
  player: PlayerId,
  except: readonly ObjectId[],
  others: HelperSources,
): HelperSources {
  const known = new Set([...except, ...others.helpers.map(({ object }) => object)])
  const helpers = game.state.battlefield.flatMap((id): Helper[] => {
    const c = characteristics(game, id)
    const helps = c.controller === player && (c.types & HELPS_WATERBEND) !== 0 && !mustGet(game, id).tapped
    return helps && !known.has(id) ? [{ kind: 'waterbend', object: id }] : []
  })
  const sources = helpers.map((_, key) => ({ key: others.sources.length + key, options: [WATERBEND_ONLY] }))
  return { helpers: [...others.helpers, ...helpers], sources: [...others.sources, ...sources] }
}

const WATERBEND_ONLY: PaymentSource['options'][number] = {
  mana: [{ type: 'C', snow: false, usable: true, usableForSources: false }],
  costClass: 4,
  flexibility: 9,
  paysOnly: 'waterbend',
}

/** CR 702.51, 702.66, 702.126: creatures, graveyard cards and artifacts that can pay instead of mana. */
export function helpersFor(game: Game, player: PlayerId, spell: ObjectId | undefined): HelperSources {
  if (spell === undefined || !game.state.objects[spell]) return NO_HELPERS
  const c = characteristics(game, spell)
  if (!HELPING.some((word) => hasKeyword(c, word))) return NO_HELPERS
  const sources: PaymentSource[] = []
  const helpers: Helper[] = []
  const unit = { type: 'C' as ManaType, snow: false, usable: true, usableForSources: false }
  const add = (helper: Helper, paysOnly: ('generic' | readonly ManaType[])[], costClass: number): void => {
    helpers.push(helper)
    sources.push({
      key: sources.length,
      options: paysOnly.map((pays) => ({ mana: [unit], costClass, flexibility: 9, paysOnly: pays })),
    })
  }
  if (hasKeyword(c, 'convoke') || hasKeyword(c, 'improvise'))
    for (const id of game.state.battlefield) {
      const object = mustGet(game, id)
      const oc = characteristics(game, id)
      if (oc.controller !== player || object.tapped) continue
      if (hasKeyword(c, 'convoke') && isCreature(oc)) {
        const colors = COLORS.filter((_, index) => (oc.colors & (1 << index)) !== 0)
        add({ kind: 'convoke', object: id }, colors.length > 0 ? [colors, 'generic'] : ['generic'], 4)
      } else if (hasKeyword(c, 'improvise') && (oc.types & 1) !== 0)
        add({ kind: 'improvise', object: id }, ['generic'], 4)
    }
  if (hasKeyword(c, 'delve'))
    for (const id of game.state.graveyard[player]) add({ kind: 'delve', object: id }, ['generic'], 3)
  return { sources, helpers }
}

/** The options of sources that are helpers, by `helperKey`. */
export type Helpers = ReadonlyMap<string, Helper>

const NO_HELPERS_AT_ALL: Helpers = new Map()

export const helperKey = (source: number, option: number): string => `${source}:${option}`

/** The source that taps this permanent for mana, or uses it up: it cannot do both and help to pay (CR 601.2g–h). */
function competingSource({ uses }: ManaSources, id: ObjectId): number {
  const taps = ({ object, victim, instance }: ManaUse): boolean =>
    object === id &&
    victim === null &&
    instance.ability.kind === 'activated' &&
    instance.ability.cost.some((part) => part.kind === 'tap')
  const tapped = uses.findIndex((options) => options.some(taps))
  return tapped >= 0 ? tapped : uses.findIndex((options) => options.some(({ victim }) => victim === id))
}

export function withHelpers(
  mana: ManaSources,
  sources: readonly PaymentSource[],
  helpers: readonly Helper[],
): { all: readonly PaymentSource[]; at: Helpers } {
  if (sources.length === 0) return { all: mana.sources, at: NO_HELPERS_AT_ALL }
  const at = new Map<string, Helper>()
  const all = [...mana.sources]
  sources.forEach(({ options }, index) => {
    const helper = itemAt(helpers, index)
    const rival = competingSource(mana, helper.object)
    const key = rival >= 0 ? rival : all.length
    const known = all[key]?.options ?? []
    options.forEach((_, option) => {
      at.set(helperKey(key, known.length + option), helper)
    })
    all[key] = { key, options: [...known, ...options] }
  })
  return { all, at }
}
