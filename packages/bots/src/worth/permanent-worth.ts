import {
  type CardInfo,
  type EntityId,
  isObjectEntity,
  type ObjectId,
  type PermanentView,
  type PlayerId,
  type StackView,
} from '@spellwright/engine'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import type { PermanentFacts } from '../seat/permanent-facts.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { hasType, isCreature } from '../seat/seen-object.ts'
import { lifeChange } from './life.ts'

/** What a keyword adds: a part of the power, and something for itself. */
const KEYWORDS: ReadonlyMap<string, readonly [perPower: number, flat: number]> = new Map(
  Object.entries<readonly [perPower: number, flat: number]>({
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
  }),
)

/** How much harder than its body alone a creature hits and is stopped; evasion counts most (SPEC S13.7). */
export function bodyWorth(power: number, toughness: number, keywords: readonly string[]): number {
  const hits = Math.max(0, power)
  let sum = hits + 0.4 * Math.max(0, toughness) + 0.3
  for (const keyword of keywords) sum += keywordWorth(keyword, hits) ?? 0
  return sum
}

/** What a keyword adds to a creature of that power; null where nothing is known of it. */
export function keywordWorth(keyword: string, power: number): number | null {
  const known = KEYWORDS.get(keyword)
  return known ? known[0] * power + known[1] : null
}

/** What a card is worth as a permanent, whoever has it. `extra`: what its abilities are worth. */
export function infoWorth(info: CardInfo, extra: number): number {
  if (isCreature(info))
    return Math.max(bodyWorth(info.power ?? 0, info.toughness ?? 0, info.keywords) + extra, 0.5 * info.manaValue)
  if (hasType(info, 'planeswalker')) return 2 + 0.8 * (info.loyalty ?? 3)
  return 0.8 + 0.7 * info.manaValue + extra
}

const SCARCE_LANDS = 3

/** The most mana one of its abilities makes. */
export function manaOf(s: SeenGame, land: PermanentView): number {
  let made = 0
  for (const { amount } of s.permanentFacts(land).abilityFacts.mana) {
    const count = typeof amount === 'number' ? amount : s.reader.quantity(s.context(land.id, land.controller), amount)
    made = Math.max(made, count)
  }
  return made
}

/** A land by what it taps for; the fewer its controller has, the more each counts. */
function landWorth(s: SeenGame, land: PermanentView): number {
  const count = s.landsOf(land.controller).length
  const made = manaOf(s, land)
  const others = hasTrait(s.permanentFacts(land).abilityFacts.traits, TRAIT.active)
  const auras = s.battlefield.attachedTo(land.id).length
  const scarce = s.policy.scarceLands && land.controller !== s.me ? Math.max(0, 0.9 * (SCARCE_LANDS - count)) : 0
  return 1.2 + made + (others ? 0.4 : 0) + auras + (count <= SCARCE_LANDS ? 1.2 : 0) - (count > 7 ? 1 : 0) + scarce
}

/** What a permanent is worth to its controller. */
export function permanentWorth(s: SeenGame, permanent: PermanentView): number {
  const facts = s.permanentFacts(permanent)
  if (facts.isLand && !facts.isCreature) return landWorth(s, permanent)
  // What it is worth lies in the permanent alone.
  facts.worth ??= otherWorth(facts)
  return facts.worth
}

/** What getting rid of a permanent is worth: what it is worth, and the damage it is about to deal. */
export const threatWorth = (s: SeenGame, permanent: PermanentView): number =>
  (isSmall(s, permanent) ? SMALL : 1) * (permanentWorth(s, permanent) + imminence(s, permanent)) +
  invested(s, permanent)

/** A card is better kept for something bigger to come. */
const SMALL = 0.6
const SPARE_LIFE = 8
const FEW_LANDS = 3

/** A creature for one mana that has not grown, after the first turns. */
function isSmall(s: SeenGame, { controller, manaValue, power, types }: PermanentView): boolean {
  if (!s.policy.sparesSmall || controller === s.me || !types.includes('creature')) return false
  return manaValue === 1 && (power ?? 0) <= 2 && s.life(s.me) >= SPARE_LIFE && s.landsOf(s.me).length >= FEW_LANDS
}

/** A card that the opponent is about to put into one of their own creatures. */
const INVESTED = 2

/** Does the opponent strengthen a creature of their own with a spell? */
export const isInvestedIn = (s: SeenGame, { controller, spell, targets }: StackView): boolean =>
  controller === s.foe &&
  spell !== null &&
  (spell.subtypes.includes('Aura') || spell.types.includes('instant')) &&
  targets.some(({ entities }) => entities.some((id) => isOwnCreature(s, id)))

const isOwnCreature = (s: SeenGame, id: EntityId): boolean => {
  const facts = isObjectEntity(id) ? s.battlefield.factsOf(id) : undefined
  return facts !== undefined && !facts.isMine && facts.isCreature
}

function invested(s: SeenGame, { id, controller }: PermanentView): number {
  const { top } = s
  if (!s.policy.answerInResponse || top === undefined || controller === s.me || !isInvestedIn(s, top)) return 0
  return top.targets.some(({ entities }) => entities.includes(id)) ? INVESTED : 0
}

/** A creature that is about to deal damage to the player is worth stopping for that alone. */
function imminence(s: SeenGame, { attacking, controller, blocked, power }: PermanentView): number {
  if (attacking === 0 || controller === s.me || blocked || s.turn.step === 'combatDamage') return 0
  const life = s.life(s.me)
  return Math.min(6, -0.5 * lifeChange(life, -Math.min(life - 1, Math.max(0, power ?? 0))))
}

function otherWorth({ view: permanent, abilityFacts }: PermanentFacts): number {
  const worth = infoWorth(permanent, abilityFacts.worth)
  if (!permanent.keywords.includes('fading') && !permanent.keywords.includes('vanishing')) return worth
  const left = (permanent.counters['fade'] ?? 0) + (permanent.counters['time'] ?? 0)
  return worth * Math.min(1, (1 + left) / 4)
}

export const worthOfPermanents = (s: SeenGame, player: PlayerId): number =>
  s.permanentsOf(player).reduce((sum, permanent) => sum + permanentWorth(s, permanent), 0)

/** The worth of an object on the battlefield by its id; nothing if it is not there. */
export function worthOn(s: SeenGame, id: ObjectId): number {
  const permanent = s.permanent(id)
  return permanent ? permanentWorth(s, permanent) : 0
}
