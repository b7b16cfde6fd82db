import {
  type Ability,
  type CardDefinition,
  type Filter,
  keywordName,
  type SpellRole,
  type StaticAbility,
} from '@spellwright/dsl'
import { type CardSource, type CompiledFace, compileDefinition } from '@spellwright/engine'
import { abilitiesWorth } from './ability-worth.ts'
import { type Afterlife, afterlifeOf } from './afterlife.ts'
import { type CastWay, castableFaces, waysOfFace } from './cast-ways.ts'
import { spellRole } from './role.ts'
import { stepsOf } from './steps.ts'
import { type Traits, traitsOf } from './traits.ts'

/** What follows from a card's definition alone. */
export interface CardFacts {
  readonly definition: CardDefinition
  readonly role: SpellRole
  /** Of the front face, as printed. */
  readonly traits: Traits
  readonly faces: readonly CompiledFace[]
  /** The printed abilities of each face, keywords expanded. */
  readonly abilities: readonly (readonly Ability[])[]
  /** What it is worth to have each face's abilities on the battlefield. */
  readonly worths: readonly number[]
  /** What it adds to each face's worth that it does something as it enters the battlefield. */
  readonly entering: readonly number[]
  readonly ways: readonly CastWay[]
  /** The face that is a land, of a card whose front face is none; null if there is none. */
  readonly landFace: number | null
  /** What makes the card itself cost less. */
  readonly discounts: readonly StaticAbility[]
  /** Cards exiled from the graveyard help to pay for it (CR 702.66). */
  readonly delves: boolean
  /** An ability of it can be activated in its owner's hand, or a special action taken with it there. */
  readonly actsInHand: boolean
  /** It can be cast from its owner's graveyard, or an ability of it activated there. */
  readonly actsInGraveyard: boolean
  /** The cards in its owner's graveyard that the spell puts onto the battlefield, all of them; null if it does not. */
  readonly revives: Filter | null
  /** What becomes of it when it is discarded; null for most cards. */
  readonly afterlife: Afterlife | null
}

/** Those that a spell returns from the graveyard all at once. */
function revivedBy(abilities: readonly Ability[]): Filter | null {
  for (const ability of abilities) {
    if (ability.kind !== 'spell') continue
    for (const step of stepsOf(ability)) {
      if (step.kind !== 'move' || step.to !== 'battlefield' || typeof step.what !== 'object') continue
      if ('all' in step.what && step.what.all.zone === 'graveyard' && step.what.all.owner === 'you')
        return step.what.all
    }
  }
  return null
}

const happensOnEntering = (ability: Ability): boolean =>
  ability.kind === 'triggered' &&
  ability.on.kind === 'zoneChange' &&
  ability.on.object === 'self' &&
  ability.on.to === 'battlefield'

const SOMETHING = 1.2
const PER_TOKEN = 0.4
const PER_POWER = 0.6

/** Tokens are counted; of the rest it is enough to know that there is something. */
function enteringWorth(abilities: readonly Ability[]): number {
  let sum = 0
  for (const ability of abilities) {
    if (!happensOnEntering(ability)) continue
    let tokens = 0
    for (const step of stepsOf(ability))
      if (step.kind === 'createToken' && typeof step.count === 'number')
        tokens += step.count * (PER_TOKEN + PER_POWER * (step.token.power ?? 0))
    sum = Math.max(sum, SOMETHING, tokens)
  }
  return sum
}

function landFaceOf({ layout, faces }: CardDefinition): number | null {
  if (layout !== 'modal_dfc' || faces[0]?.types.includes('land')) return null
  const at = faces.findIndex(({ types }) => types.includes('land'))
  return at < 0 ? null : at
}

const isOwnDiscount = (ability: Ability): ability is StaticAbility =>
  ability.kind === 'static' &&
  ability.rule?.kind === 'costChange' &&
  ability.rule.spell === 'self' &&
  ability.rule.change.kind === 'reduce'

const CAST_FROM_GRAVEYARD: readonly string[] = ['flashback', 'escape', 'jump-start', 'retrace']

const actsIn =
  (zone: 'hand' | 'graveyard') =>
  (ability: Ability): boolean =>
    (ability.kind === 'activated' || ability.kind === 'specialAction') && ability.zone === zone

const isCastFromGraveyard = (ability: Ability): boolean =>
  ability.kind === 'keyword' && CAST_FROM_GRAVEYARD.includes(keywordName(ability.keyword))

function factsOf(definition: CardDefinition): CardFacts {
  const { faces } = compileDefinition(definition)
  const abilities = faces.map(({ base }) => base.abilities.map(({ ability }) => ability))
  return {
    definition,
    role: spellRole(definition),
    traits: traitsOf(abilities[0]!),
    faces,
    abilities,
    worths: abilities.map(abilitiesWorth),
    entering: abilities.map(enteringWorth),
    revives: revivedBy(abilities[0]!),
    afterlife: afterlifeOf(abilities[0]!),
    actsInHand: abilities[0]!.some(actsIn('hand')),
    actsInGraveyard: abilities[0]!.some((ability) => actsIn('graveyard')(ability) || isCastFromGraveyard(ability)),
    landFace: landFaceOf(definition),
    discounts: abilities[0]!.filter(isOwnDiscount),
    delves: abilities[0]!.some((ability) => ability.kind === 'keyword' && ability.keyword === 'delve'),
    ways: castableFaces(definition).flatMap((face) => waysOfFace(face, faces[face]!.base.abilities)),
  }
}

/** Facts of cards by name; null where there is no such card. Looking a name up costs more than remembering it. */
export class CardIndex {
  private readonly cards: CardSource
  private readonly known = new Map<string, CardFacts | null>()

  constructor(cards: CardSource) {
    this.cards = cards
  }

  get(name: string): CardFacts | null {
    let facts = this.known.get(name)
    if (facts === undefined) {
      const definition = name === '' ? undefined : this.cards.tryGet(name)
      facts = definition ? factsOf(definition) : null
      this.known.set(name, facts)
    }
    return facts
  }
}

const indexes = new WeakMap<CardSource, CardIndex>()

/** One index for each source of cards. */
export function cardIndex(cards: CardSource): CardIndex {
  let index = indexes.get(cards)
  if (index === undefined) {
    index = new CardIndex(cards)
    indexes.set(cards, index)
  }
  return index
}
