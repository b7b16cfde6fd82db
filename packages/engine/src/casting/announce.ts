import {
  addSubtype,
  addType,
  apply,
  type Effect,
  gain,
  type Keyword,
  type Modes,
  putCounters,
  type Recipient,
  type SpellAbility,
  setBasePT,
  type TargetSpec,
  type Targets,
  the,
} from '@spellwright/dsl'
import {
  type AbilityInstance,
  type Characteristics,
  hasSubtype,
  hasType,
  keywordsNamed,
} from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { ask } from '../decision/ask.ts'
import { type GameEvent, makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { contextOf, contextWith } from '../query/context.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { type EntityId, entityPlayer, isObjectEntity, type ObjectId, type PlayerId } from '../state/ids.ts'
import { itemAt, itemsAt } from '../state/lists.ts'
import { memoized } from '../state/memoized.ts'
import type { Bindings, ChosenTarget } from '../state/object.ts'
import { withSpliced } from './splice.ts'
import { chooseTargets, legalModes, noteModes } from './targets.ts'

/** What is announced of a spell or ability: modes and targets (CR 601.2b–d). */
export interface Announcement {
  readonly modes: readonly number[]
  readonly targets: readonly ChosenTarget[]
  readonly bindings: Bindings
}

/** What a spell does and targets, with the costs in `paid`. */
export function spellAbilityOf(
  game: Game,
  id: ObjectId,
  paid: readonly string[] = mustGet(game, id).cast?.paid ?? NOTHING_PAID,
): SpellAbility {
  const { stack } = mustGet(game, id)
  const own = spellAbilityIn(characteristics(game, id))
  const ability = stack?.spliced === undefined ? own : withSpliced(game, own, stack.spliced)
  if (paid.includes('overload')) return overloaded(ability)
  if (paid.includes('awaken')) return awakened(ability, keywordsNamed(characteristics(game, id), 'awaken')[0])
  return paid.includes('mutate') ? mutating(ability) : ability
}

/** CR 702.113: the land is a target only if the awaken cost was paid. */
function awakened(ability: SpellAbility, word: Keyword | undefined): SpellAbility {
  if (typeof word !== 'object' || word.kind !== 'awaken') return ability
  const effects = [...ability.effects, ...awakening(word.count)]
  return { ...ability, targets: { ...ability.targets, awakened: AWAKENED }, effects }
}

const AWAKENED: TargetSpec = { objects: { type: 'land', controller: 'you' } }

const awakening = (count: number): readonly Effect[] => [
  putCounters('+1/+1', count, the('awakened')),
  apply(the('awakened'), [addType('creature'), addSubtype('Elemental'), setBasePT(0), gain('haste')], 'game'),
]

const NOTHING_PAID: readonly string[] = []

/** CR 702.140a */
const MUTATE_TARGET: TargetSpec = {
  objects: { type: 'creature', not: { subtype: 'Human' }, owner: { ownerOf: 'self' } },
}

const mutating = memoized(
  (ability: SpellAbility): SpellAbility => ({ ...ability, targets: { ...ability.targets, mutate: MUTATE_TARGET } }),
)

/** CR 702.96: "each" instead of "target": it affects everything that matches as it resolves. */
const overloaded = memoized((ability: SpellAbility): SpellAbility => {
  const each = Object.entries(ability.targets ?? {}).map(
    ([as, spec]): Effect => ({ kind: 'bind', as, what: eachOf(spec) }),
  )
  return { ...ability, targets: {}, effects: [...each, ...ability.effects] }
})

function eachOf({ objects, players }: TargetSpec): Recipient {
  if (objects !== undefined) return { all: objects }
  const who = players?.player ?? 'any'
  return { players: who === 'any' ? 'eachPlayer' : who }
}

const spellAbilityIn = (c: Characteristics): SpellAbility =>
  hasSubtype(c, 'Aura') && hasType(c, 'enchantment') ? auraAbility(c.abilities) : combinedAbility(c.abilities)

/** All spell abilities of an object together. */
const combinedAbility = memoized((abilities: readonly AbilityInstance[]): SpellAbility => {
  const spells = abilities.flatMap(({ ability }) => (ability.kind === 'spell' ? [ability] : []))
  const targets: Targets = Object.assign({}, ...spells.map((spell) => spell.targets))
  const modes = spells.find((spell) => spell.modes !== undefined)?.modes
  const effects = spells.flatMap((spell) => spell.effects)
  return { kind: 'spell', targets, effects, ...(modes ? { modes } : {}) }
})

/** CR 303.4a: an Aura spell targets what it will enchant. */
const auraAbility = memoized((abilities: readonly AbilityInstance[]): SpellAbility => {
  const combined = combinedAbility(abilities)
  const [word] = keywordsNamed({ abilities }, 'enchant')
  if (typeof word !== 'object' || word.kind !== 'enchant') return combined
  const enchant: TargetSpec = 'player' in word.what ? { players: word.what } : { objects: word.what }
  return { ...combined, targets: { ...combined.targets, enchant } }
})

/** What the player can pay for, if choosing more costs more. */
export interface Limits {
  readonly targets: number
  readonly modes: ((chosen: readonly number[]) => boolean) | null
  /** Whether the spell could be paid for with these targets, if some make it cheaper. */
  readonly canAfford?: (picked: readonly EntityId[]) => boolean
}

export const NO_LIMITS: Limits = { targets: Number.MAX_SAFE_INTEGER, modes: null }

export const NO_CHOICES: Announcement = { modes: [], targets: [], bindings: {} }

/** Does it have modes or targets? */
export function hasChoices({ modes, targets }: { targets?: Targets; modes?: Modes }): boolean {
  if (modes !== undefined) return true
  for (const _name in targets) return true
  return false
}

/** Modes, then targets for each chosen mode, then the spell's own targets. */
export function announce(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: { targets?: Targets; modes?: Modes },
  x: number,
  start: Partial<Parameters<typeof contextOf>[2] & object> = {},
  source: ObjectId = id,
  limits: Limits = NO_LIMITS,
): Announcement | null {
  let ctx = contextWith(contextOf(source, player, start), { x })
  const modes: number[] = []
  const targets: ChosenTarget[] = []
  if (ability.modes) {
    const chosen = chooseModes(game, player, id, ability.modes, ctx, limits)
    if (!chosen) return null
    noteModes(game, ctx, ability.modes, chosen)
    modes.push(...chosen)
    for (const mode of chosen) {
      const announced = chooseTargets(game, ctx, itemAt(ability.modes.options, mode).targets, mode, id)
      if (!announced) return null
      targets.push(...announced.targets)
      ctx = contextWith(ctx, { bindings: announced.bindings })
    }
  }
  const announced = chooseTargets(game, ctx, ability.targets, -1, id, limits.targets, limits.canAfford)
  if (!announced) return null
  targets.push(...announced.targets)
  return { modes, targets, bindings: announced.bindings }
}

function chooseModes(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  modes: Modes,
  ctx: ReturnType<typeof contextOf>,
  limits: Limits,
): readonly number[] | null {
  const legal = legalModes(game, ctx, modes, id)
  if (modes.pawprints !== undefined) return chooseByPawprints(game, player, id, modes, legal, modes.pawprints)
  if (limits.modes !== null) return choosePaidModes(game, player, id, modes, legal, limits.modes)
  // CR 702.42a
  if (game.state.objects[id]?.cast?.paid.includes('entwine'))
    return legal.length === modes.options.length ? legal : null
  const min = atLeastZero(quantity(game, ctx, modes.min))
  const max = Math.min(atLeastZero(quantity(game, ctx, modes.max)), modes.repeat ? 99 : legal.length)
  if (legal.length === 0 || (!modes.repeat && legal.length < min)) return null
  if (legal.length === 1 && max === 1) return legal
  const chosen = ask<'options'>(game, {
    shape: 'options',
    player,
    purpose: 'mode',
    source: id,
    text: `Choose ${min === max ? (min === 1 ? 'a mode' : `${min} modes`) : 'modes'} for ${nameOf(game, ctx.source)}.`,
    options: legal.map((mode) => ({ label: itemAt(modes.options, mode).label ?? `mode ${mode + 1}`, value: mode })),
    min,
    max,
    repeat: modes.repeat === 'repeat',
  })
  return itemsAt(legal, chosen).sort((a, b) => a - b)
}

/** CR 700.2i: one by one, each as often as the player likes, as long as there are pawprints left. */
function chooseByPawprints(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  modes: Modes,
  legal: readonly number[],
  pawprints: number,
): readonly number[] {
  const chosen: number[] = []
  for (let left = pawprints; ; ) {
    const possible = legal.filter((mode) => (itemAt(modes.options, mode).pawprints ?? 0) <= left)
    if (possible.length === 0) break
    const [index] = ask<'options'>(game, {
      shape: 'options',
      player,
      purpose: 'mode',
      source: id,
      text: `Choose a mode for ${nameOf(game, id)} (${left} pawprints left), or none.`,
      options: possible.map((mode) => ({
        label: itemAt(modes.options, mode).label ?? `mode ${mode + 1}`,
        value: mode,
      })),
      min: 0,
      max: 1,
      repeat: false,
    })
    if (index === undefined) break
    const mode = itemAt(possible, index)
    chosen.push(mode)
    left -= itemAt(modes.options, mode).pawprints ?? left
  }
  return chosen.sort((a, b) => a - b)
}

/** Modes that cost something are chosen one by one, as long as another one can be paid for. */
function choosePaidModes(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  modes: Modes,
  legal: readonly number[],
  canAfford: (chosen: readonly number[]) => boolean,
): readonly number[] | null {
  const chosen: number[] = []
  const most = typeof modes.max === 'number' ? modes.max : legal.length
  while (chosen.length < most) {
    const left = legal.filter((mode) => !chosen.includes(mode) && canAfford([...chosen, mode]))
    if (left.length === 0) break
    const isEnough = chosen.length > 0
    const options = left.map((mode) => ({
      label: itemAt(modes.options, mode).label ?? `mode ${mode + 1}`,
      value: mode,
    }))
    const [index] = ask<'options'>(game, {
      shape: 'options',
      player,
      purpose: 'mode',
      source: id,
      text: `Choose ${isEnough ? 'another' : 'a'} mode for ${nameOf(game, id)}${isEnough ? ', or none' : ''}.`,
      options,
      min: isEnough ? 0 : 1,
      max: 1,
      repeat: false,
    })
    if (index === undefined) break
    chosen.push(itemAt(left, index))
  }
  return chosen.length === 0 ? null : chosen.sort((a, b) => a - b)
}

/** CR 115.7, 603.2e: each object or player that became a target, once. */
export function targetEvents(id: ObjectId, player: PlayerId, targets: readonly ChosenTarget[]): GameEvent[] {
  const seen = new Set<number>()
  const events: GameEvent[] = []
  for (const target of targets)
    for (const entity of target.entities) {
      if (seen.has(entity)) continue
      seen.add(entity)
      const role = isObjectEntity(entity) ? { object: entity } : { player: entityPlayer(entity) }
      events.push(makeEvent('becomesTarget', { ...role, source: id, controller: player }))
    }
  return events
}
