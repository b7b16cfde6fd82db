import type { CardFace, Effect, EffectOf, Filter, TokenDefinition, Zone } from '@spellwright/dsl'
import { headNoun } from './filter/head.ts'
import type { Wording } from './wording.ts'
import { ATTACHED } from './words/attached.ts'
import { SELF_SUBTYPES, SELF_TYPES } from './words/self-nouns.ts'

export interface LinkedCards {
  number: 'one' | 'many'
  to: Zone
}

/** How a card speaks about itself and about what it is attached to. */
export interface SelfWords {
  name: string
  types: readonly string[]
  /** "this creature", "this Aura"; the name where the rules text uses it. */
  here: string
  /** "enchanted creature", "equipped creature". */
  attachedTo: string
  /** What linked abilities remember (CR 607), and whether that can be several cards. */
  linked: Readonly<Record<string, LinkedCards>>
  /** Names under which a player was chosen as it entered. */
  chosenPlayers: readonly string[]
  wording?: Wording
}

function thisWord(face: CardFace): string {
  // Instants and sorceries, and legends by their short name, speak of themselves by name.
  if (face.types.includes('instant') || face.types.includes('sorcery')) return face.name
  if (face.supertypes.includes('legendary')) return face.name.split(', ')[0] ?? face.name
  const subtype = SELF_SUBTYPES.find((word) => face.subtypes.includes(word))
  if (subtype && !face.types.includes('creature')) return `this ${subtype}`
  return `this ${SELF_TYPES.find((type) => face.types.includes(type)) ?? 'permanent'}`
}

function enchantFilter(face: CardFace): Filter | 'player' | undefined {
  for (const ability of face.abilities) {
    if (ability.kind !== 'keyword' || typeof ability.keyword === 'string') continue
    if (ability.keyword.kind === 'bestow') return { type: 'creature' }
    if (ability.keyword.kind !== 'enchant') continue
    return 'player' in ability.keyword.what ? 'player' : ability.keyword.what
  }
  return undefined
}

function attachedWord(face: CardFace): string {
  if (face.subtypes.includes('Equipment')) return `${ATTACHED.say('Equipment')} creature`
  if (face.subtypes.includes('Fortification')) return `${ATTACHED.say('Fortification')} land`
  const what = enchantFilter(face)
  if (what === undefined) return `${ATTACHED.say('Aura')} permanent`
  return what === 'player' ? `${ATTACHED.say('Aura')} player` : enchantedWord(what)
}

/** "enchanted creature", from what the Aura can enchant. */
export function enchantedWord(what: Filter): string {
  const isOneKind = what.any === undefined && (typeof what.type === 'string' || what.type === undefined)
  return `${ATTACHED.say('Aura')} ${isOneKind ? headNoun(what, 'permanent').singular : 'permanent'}`
}

type Step = Effect | { effects?: readonly Effect[]; then?: readonly Effect[]; else?: readonly Effect[] }

function* movesIn(steps: readonly Step[]): Generator<EffectOf<'move'>> {
  for (const step of steps) {
    if ('kind' in step && step.kind === 'move') yield step
    if ('effects' in step && step.effects) yield* movesIn(step.effects)
    if ('then' in step && step.then) yield* movesIn(step.then)
  }
}

/** An activated ability can be used again and again, so it remembers several cards. */
function linkedCards(face: CardFace): Record<string, LinkedCards> {
  const linked: Record<string, LinkedCards> = {}
  for (const ability of face.abilities) {
    if (ability.kind === 'static' && ability.replacement?.kind === 'enters')
      for (const one of ability.replacement.with) {
        if (one.kind === 'chooseObject') linked[one.linked] = { number: 'one', to: 'battlefield' }
        if (one.kind === 'exileAs') linked[one.linked] = { number: 'many', to: 'exile' }
      }
    if (!('effects' in ability)) continue
    for (const { linked: key, to } of movesIn(ability.effects)) {
      if (key !== undefined) linked[key] = { number: ability.kind === 'activated' ? 'many' : 'one', to }
    }
  }
  return linked
}

function chosenPlayers(face: CardFace): string[] {
  return face.abilities.flatMap((ability) => {
    if (ability.kind !== 'static' || ability.replacement?.kind !== 'enters') return []
    return ability.replacement.with.flatMap((one) =>
      one.kind === 'choose' && one.choose.kind === 'player' ? [one.as] : [],
    )
  })
}

export function selfWords(face: CardFace, wording: Wording = {}): SelfWords {
  return {
    name: face.name,
    types: face.types,
    here: thisWord(face),
    attachedTo: attachedWord(face),
    linked: linkedCards(face),
    chosenPlayers: chosenPlayers(face),
    wording,
  }
}

/** A granted ability speaks of what has it by type; so does a token's. */
export function grantedWords(types: readonly string[], wording: Wording = {}): SelfWords {
  const type = SELF_TYPES.find((word) => types.includes(word)) ?? 'permanent'
  return {
    name: `this ${type}`,
    types,
    here: `this ${type}`,
    attachedTo: 'enchanted creature',
    linked: {},
    chosenPlayers: [],
    wording,
  }
}

export const tokenWords = (token: TokenDefinition, wording: Wording): SelfWords => ({
  ...grantedWords(token.types, wording),
  ...(token.subtypes.includes('Equipment') ? { attachedTo: `${ATTACHED.say('Equipment')} creature` } : {}),
})
/** An emblem has no name of its own. */
export const EMBLEM_WORDS: SelfWords = {
  name: 'this emblem',
  types: ['emblem'],
  here: 'this emblem',
  attachedTo: 'enchanted creature',
  linked: {},
  chosenPlayers: [],
}
