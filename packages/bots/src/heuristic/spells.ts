import type { Ability, CardDefinition, Cost, SpellRole } from '@spellwright/dsl'
import { type Action, type CardView, type CompiledFace, compileDefinition } from '@spellwright/engine'
import { spellRole } from '../facts/role.ts'
import { stepsOf } from '../facts/steps.ts'
import { matches } from '../seat/match.ts'
import { type Scene, sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { cardThing, isLand } from '../seat/thing.ts'
import { castWorth } from '../worth/cast-worth.ts'
import { costWorth } from '../worth/cost-worth.ts'
import { effectsWorth } from '../worth/effect-worth.ts'
import { cardPrice, costPrice, type Price } from './cost.ts'

/** The role of a card in hand. */
export function roleOf(s: Situation, { definition }: CardView): SpellRole {
  const known = s.definition(definition)
  return known ? spellRole(known) : 'Proactive'
}

/** One way to cast one card. */
export interface SpellPlay {
  readonly card: CardView
  readonly abilities: readonly Ability[]
  readonly role: SpellRole
  readonly action: Extract<Action, { kind: 'cast' }>
  readonly price: Price
  /** What it costs besides mana. */
  readonly others: Cost
}

/** What the costs besides mana take from the player. */
export const extraCost = (s: Situation, { card, others }: SpellPlay): number =>
  others.length === 0 ? 0 : costWorth(s, sceneOf(s.me, card.id), others)

/** The card as the face to be cast has it. */
function asFace(card: CardView, { face, base }: CompiledFace, index: number): CardView {
  if (index === card.face) return card
  const { name, cost, types, subtypes, supertypes } = face
  const number = (value: number | '*' | undefined): number | null => (typeof value === 'number' ? value : null)
  return {
    ...card,
    name,
    manaCost: cost ?? null,
    manaValue: base.manaValue,
    types,
    subtypes,
    supertypes,
    power: number(face.power),
    toughness: number(face.toughness),
  }
}

const castableFaces = ({ layout, faces }: CardDefinition): number[] => {
  const all = layout === 'transform' || layout === 'flip' ? [0] : faces.map((_, index) => index)
  return all.filter((index) => !faces[index]!.types.includes('land'))
}

const besidesMana = (cost: Cost): Cost => cost.filter(({ kind }) => kind !== 'mana')

/** Every way to cast a card from hand that the bot considers; whether it is legal now is asked of the game. */
export function waysToCast(s: Situation, card: CardView): SpellPlay[] {
  const definition = s.definition(card.definition)
  if (!definition) return []
  const role = spellRole(definition)
  const compiled = compileDefinition(definition)
  return castableFaces(definition).flatMap((index) => {
    const face = compiled.faces[index]!
    const shown = asFace(card, face, index)
    const abilities = face.base.abilities.map(({ ability }) => ability)
    const cast = (method: string): SpellPlay['action'] => ({ kind: 'cast', object: card.id, face: index, method })
    const needed = abilities.flatMap((ability) =>
      ability.kind === 'additionalCost' && !ability.optional ? ability.cost : [],
    )
    const ways: SpellPlay[] = []
    if (shown.manaCost !== null)
      ways.push({ card: shown, abilities, role, action: cast('normal'), price: cardPrice(s, shown), others: needed })
    for (const { ability, key } of face.base.abilities)
      if (ability.kind === 'alternativeCost')
        ways.push({
          card: shown,
          abilities,
          role,
          action: cast(`alternative:${key}`),
          price: costPrice(ability.cost),
          others: [...needed, ...besidesMana(ability.cost)],
        })
    return ways
  })
}

/** Spells in the graveyard that can be cast from there. */
export function flashbacks(s: Situation): SpellPlay[] {
  return s.view.players[s.me].graveyard.flatMap((card) => {
    if (!card.keywords.includes('flashback')) return []
    const definition = s.definition(card.definition)
    if (!definition) return []
    const abilities = s.abilities(card.id).map(({ ability }) => ability)
    const word = abilities.find(
      (ability) =>
        ability.kind === 'keyword' && typeof ability.keyword === 'object' && ability.keyword.kind === 'flashback',
    )
    if (word?.kind !== 'keyword' || typeof word.keyword !== 'object' || word.keyword.kind !== 'flashback') return []
    const { cost } = word.keyword
    return [
      {
        card,
        abilities,
        role: spellRole(definition),
        action: { kind: 'cast', object: card.id, face: 0, method: 'flashback:0' } as const,
        price: costPrice(cost),
        others: besidesMana(cost),
      },
    ]
  })
}

const allSpellPlays = (s: Situation): readonly SpellPlay[] => [
  ...s.hand.flatMap((card) => (isLand(card) ? [] : waysToCast(s, card))),
  ...flashbacks(s),
]

/** Everything in hand and graveyard that is a spell. */
export const spellPlays = (s: Situation): readonly SpellPlay[] => s.once(allSpellPlays)

/** What casting it is worth now, triggers on casting included; costs besides mana are taken off. */
export function playWorth(s: Situation, play: SpellPlay): number {
  const { card, abilities } = play
  return castWorth(s, card, abilities, possibleX(s, card)) + castTriggers(s, card) - extraCost(s, play)
}

/** A play and what it is worth. */
export interface Rated {
  readonly play: SpellPlay
  readonly worth: number
}

export const rate = (s: Situation, play: SpellPlay): Rated => ({ play, worth: playWorth(s, play) })

const possibleX = (s: Situation, card: CardView): number =>
  card.manaCost?.includes('X') ? Math.max(0, s.units.length - card.manaValue) : 0

/** Permanents of the player that see the spell being cast. */
function castTriggers(s: Situation, card: CardView): number {
  const spell = cardThing(card, 'stack')
  return s.mine.reduce((sum, permanent) => {
    if (!s.traits(permanent).seesCasting) return sum
    return (
      sum +
      s.abilities(permanent.id).reduce((each, { ability }) => {
        if (ability.kind !== 'triggered' || ability.on.kind !== 'cast') return each
        const scene = sceneOf(s.me, permanent.id)
        if (ability.on.player !== 'you' || !seesSpell(s, scene, ability.on.spell, spell)) return each
        return each + effectsWorth(s, scene, ability.effects)
      }, 0)
    )
  }, 0)
}

function seesSpell(s: Situation, scene: Scene, who: unknown, spell: ReturnType<typeof cardThing>): boolean {
  if (who === undefined) return true
  if (typeof who !== 'object' || who === null || 'the' in who || 'linked' in who) return false
  return matches(s, scene, who, spell)
}

/** What should come first in a turn of several plays: mana, then what makes the rest cheaper or draws cards for it. */
export function orderOf({ abilities }: SpellPlay): number {
  if (abilities.some((ability) => stepsOf(ability).some(({ kind }) => kind === 'addMana'))) return 0
  if (abilities.some((ability) => ability.kind === 'static' && ability.rule?.kind === 'costChange')) return 1
  if (
    abilities.some(
      (ability) =>
        ability.kind === 'triggered' &&
        ability.on.kind === 'cast' &&
        stepsOf(ability).some(({ kind }) => kind === 'draw'),
    )
  )
    return 2
  return 3
}
