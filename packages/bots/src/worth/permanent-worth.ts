import type { Ability } from '@spellwright/dsl'
import type { CardInfo, ObjectId, PermanentView, PlayerId } from '@spellwright/engine'
import { manaFacts } from '../facts/mana-facts.ts'
import { quantity } from '../seat/quantity.ts'
import { sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { hasType, isCreature, isLand } from '../seat/thing.ts'
import { abilityWorth } from './ability-worth.ts'
import { lifeChange } from './life.ts'

/** What a keyword adds: a part of the power, and something for itself. */
const KEYWORDS: Readonly<Record<string, readonly [perPower: number, flat: number]>> = {
  flying: [0.5, 0.2],
  shadow: [0.5, 0],
  horsemanship: [0.5, 0],
  fear: [0.35, 0],
  intimidate: [0.35, 0],
  menace: [0.25, 0],
  skulk: [0.25, 0],
  landwalk: [0.2, 0],
  'first strike': [0.3, 0.2],
  'double strike': [0.9, 0.3],
  deathtouch: [0, 1.2],
  lifelink: [0.4, 0],
  trample: [0.2, 0],
  infect: [0.6, 0],
  vigilance: [0, 0.3],
  haste: [0, 0.2],
  reach: [0, 0.3],
  hexproof: [0, 0.7],
  shroud: [0, 0.5],
  protection: [0, 0.4],
  indestructible: [0, 1.8],
  persist: [0, 1],
  undying: [0, 1.2],
  defender: [-0.5, 0],
}

/** How much harder than its body alone a creature hits and is stopped; evasion counts most (SPEC S13.7). */
export function bodyWorth(power: number, toughness: number, keywords: readonly string[]): number {
  const hits = Math.max(0, power)
  return keywords.reduce(
    (sum, keyword) => {
      const [perPower, flat] = KEYWORDS[keyword] ?? [0, 0]
      return sum + perPower * hits + flat
    },
    hits + 0.4 * Math.max(0, toughness) + 0.3,
  )
}

const sumOfAbilities = (abilities: readonly Ability[]): number =>
  Math.min(
    5,
    abilities.reduce((sum, ability) => sum + abilityWorth(ability), 0),
  )

/** What a card is worth as a permanent, whoever has it. */
export function infoWorth(info: CardInfo, abilities: readonly Ability[]): number {
  const extra = sumOfAbilities(abilities)
  if (isCreature(info))
    return Math.max(bodyWorth(info.power ?? 0, info.toughness ?? 0, info.keywords) + extra, 0.5 * info.manaValue)
  if (hasType(info, 'planeswalker')) return 2 + 0.8 * (info.loyalty ?? 3)
  return 0.8 + 0.7 * info.manaValue + extra
}

const SCARCE_LANDS = 3

/** A land by what it taps for; the fewer its controller has, the more each counts. */
function landWorth(s: Situation, land: PermanentView): number {
  const count = s.landsOf(land.controller).length
  const made = s.abilities(land.id).reduce((most, { ability }) => {
    const facts = manaFacts(ability)
    if (facts === null) return most
    return Math.max(most, quantity(s, sceneOf(land.controller, land.id), facts.amount))
  }, 0)
  const others = s.abilities(land.id).some(({ ability }) => ability.kind === 'activated' && !manaFacts(ability))
  const auras = s.view.battlefield.filter(({ attachedTo }) => attachedTo === land.id).length
  return 1.2 + made + (others ? 0.4 : 0) + auras + (count <= SCARCE_LANDS ? 1.2 : 0) - (count > 7 ? 1 : 0)
}

/** What a permanent is worth to its controller. */
export function permanentWorth(s: Situation, permanent: PermanentView): number {
  const known = s.worths.get(permanent.id)
  if (known !== undefined) return known
  const worth = isLand(permanent) && !isCreature(permanent) ? landWorth(s, permanent) : otherWorth(s, permanent)
  s.worths.set(permanent.id, worth)
  return worth
}

/** What getting rid of a permanent is worth: what it is worth, and the damage it is about to deal. */
export const threatWorth = (s: Situation, permanent: PermanentView): number =>
  permanentWorth(s, permanent) + imminence(s, permanent)

/** A creature that is about to deal damage to the player is worth stopping for that alone. */
function imminence(s: Situation, { attacking, controller, blocked, power }: PermanentView): number {
  if (attacking === 0 || controller === s.me || blocked || s.turn.step === 'combatDamage') return 0
  const life = s.life(s.me)
  return Math.min(6, -0.5 * lifeChange(life, -Math.min(life - 1, Math.max(0, power ?? 0))))
}

function otherWorth(s: Situation, permanent: PermanentView): number {
  const worth = infoWorth(
    permanent,
    s.abilities(permanent.id).map(({ ability }) => ability),
  )
  if (!permanent.keywords.includes('fading') && !permanent.keywords.includes('vanishing')) return worth
  const left = (permanent.counters['fade'] ?? 0) + (permanent.counters['time'] ?? 0)
  return worth * Math.min(1, (1 + left) / 4)
}

export const worthOfPermanents = (s: Situation, player: PlayerId): number =>
  s.permanentsOf(player).reduce((sum, permanent) => sum + permanentWorth(s, permanent), 0)

/** The worth of an object on the battlefield by its id; nothing if it is not there. */
export function worthOn(s: Situation, id: ObjectId): number {
  const permanent = s.permanent(id)
  return permanent ? permanentWorth(s, permanent) : 0
}
