import { type Ability, type CardDefinition, type Cost, keywordName } from '@spellwright/dsl'
import type { AbilityInstance } from '@spellwright/engine'
import { abilitiesWorth } from './ability-worth.ts'
import { type Aimed, spellOf } from './aimed.ts'
import { type Arrival, arrivalsIn } from './arrival.ts'
import { type EnterDrawback, enterDrawbackOf, isEnterDrawback, type Rescue, rescueBy } from './enter-drawback.ts'
import { extraMana, type Production } from './mana-facts.ts'
import { costPrice, type Price } from './price.ts'
import { stepsOf } from './steps.ts'

/** One way to cast a card, by its definition alone. */
export interface CastWay {
  readonly face: number
  readonly method: string
  readonly abilities: readonly Ability[]
  /** What it is worth to have these abilities on the battlefield. */
  readonly worth: number
  /** Those that change something as the permanent arrives. */
  readonly arrivals: readonly Arrival[]
  /** What the spell itself does. */
  readonly spell: Aimed
  /** The spell deals damage, or makes somebody lose life. */
  readonly burns: boolean
  /** The mana it costs; null: the card's own mana cost, as it is then. */
  readonly price: Price | null
  /** What it costs besides mana. */
  readonly others: Cost
  readonly order: number
  readonly paysOtherwise: boolean
  /** What an Aura adds when what it is attached to is tapped for mana. */
  readonly extraMana: readonly Production[]
  /** It lets its controller play more lands. */
  readonly grantsLands: boolean
  /** What would take the permanent away again as it enters. */
  readonly drawback: EnterDrawback | null
  /** It is sacrificed as it enters, for what happens then. */
  readonly isFleeting: boolean
  /** How the spell saves another permanent from that. */
  readonly rescue: Rescue | null
}

const besidesMana = (cost: Cost): Cost => cost.filter(({ kind }) => kind !== 'mana')

/** An ability that works only where the cost of a keyword was paid, as evoke's. */
const needsPayment = (ability: Ability): boolean => ability.kind === 'triggered' && ability.condition?.kind === 'paid'

export function castWay(face: number, method: string, printed: readonly Ability[], cost: Cost | null): CastWay {
  const abilities = cost === null && printed.some(needsPayment) ? printed.filter((one) => !needsPayment(one)) : printed
  const needed = abilities.flatMap((ability) =>
    ability.kind === 'additionalCost' && !ability.optional ? ability.cost : [],
  )
  const spell = spellOf(abilities)
  const isFleeting = cost !== null && abilities.some((ability) => needsPayment(ability) && isEnterDrawback(ability))
  return {
    face,
    method,
    abilities,
    worth: abilitiesWorth(abilities),
    arrivals: arrivalsIn(abilities),
    spell,
    burns: spell.effects.some(({ kind }) => kind === 'dealDamage' || kind === 'loseLife'),
    price: cost && costPrice(cost),
    others: cost ? [...needed, ...besidesMana(cost)] : needed,
    order: orderOf(abilities),
    paysOtherwise: abilities.some(paysOtherwise),
    extraMana: abilities.flatMap(extraMana),
    grantsLands: abilities.some(grantsLands),
    drawback: isFleeting ? null : enterDrawbackOf(abilities),
    isFleeting,
    rescue: rescueBy(abilities),
  }
}

/** Every way to cast a face that the bot considers: for its mana cost, then for alternative costs. */
export function waysOfFace(face: number, instances: readonly AbilityInstance[]): readonly CastWay[] {
  const abilities = instances.map(({ ability }) => ability)
  const alternatives = instances.flatMap(({ ability, key }) =>
    ability.kind === 'alternativeCost' ? [castWay(face, `alternative:${key}`, abilities, ability.cost)] : [],
  )
  const ways = [castWay(face, 'normal', abilities, null), ...alternatives]
  const way = faceDownWay(abilities)
  return way === null ? ways : [...ways, FACE_DOWN[way]]
}

/** Does casting it by that method put it onto the stack face down? */
export const isFaceDownMethod = (method: string): boolean => method === 'morph' || method === 'disguise'

/** What turning it face up costs; null where it cannot lie face down. */
export function morphCost(abilities: readonly Ability[]): Cost | null {
  for (const ability of abilities) {
    const word = ability.kind === 'keyword' ? ability.keyword : null
    if (typeof word === 'object' && word !== null && (word.kind === 'morph' || word.kind === 'disguise'))
      return word.cost
  }
  return null
}

function faceDownWay(abilities: readonly Ability[]): 'morph' | 'disguise' | null {
  for (const ability of abilities) {
    const word = ability.kind === 'keyword' ? keywordName(ability.keyword) : null
    if (word === 'morph' || word === 'disguise') return word
  }
  return null
}

export function castableFaces({ layout, faces }: CardDefinition): number[] {
  const all = layout === 'transform' || layout === 'flip' ? [0] : faces.map((_, index) => index)
  return all.filter((index) => !faces[index]!.types.includes('land'))
}

/** Costs the bot cannot work out beforehand: the game says whether they can be paid. */
const paysOtherwise = (ability: Ability): boolean =>
  ability.kind === 'keyword' &&
  ['convoke', 'delve', 'improvise', 'affinity'].includes(
    typeof ability.keyword === 'string' ? ability.keyword : ability.keyword.kind,
  )

/** What should come first in a turn of several plays: mana and lands, then what makes the rest cheaper or draws cards for it. */
function orderOf(abilities: readonly Ability[]): number {
  if (abilities.some((ability) => stepsOf(ability).some(({ kind }) => kind === 'addMana'))) return 0
  if (abilities.some(grantsLands)) return 0
  if (abilities.some((ability) => ability.kind === 'static' && ability.rule?.kind === 'costChange')) return 1
  if (abilities.some(drawsOnCasting)) return 2
  return 3
}

const grantsLands = (ability: Ability): boolean => ability.kind === 'static' && ability.rule?.kind === 'additionalLands'

const drawsOnCasting = (ability: Ability): boolean =>
  ability.kind === 'triggered' && ability.on.kind === 'cast' && stepsOf(ability).some(({ kind }) => kind === 'draw')

/** A permanent cast face down has no abilities; what it may become is worth something. */
const FACE_DOWN = {
  morph: { ...castWay(0, 'morph', [], [{ kind: 'mana', mana: '{3}' }]), worth: 0.8 },
  disguise: { ...castWay(0, 'disguise', [], [{ kind: 'mana', mana: '{3}' }]), worth: 0.9 },
} as const
