import { keywordName } from '@spellwright/dsl'
import {
  type AbilityInstance,
  type Action,
  type Characteristics,
  characteristics,
  compiledOf,
  type Game,
  type ObjectId,
} from '@spellwright/engine'
import { abilityText, textsOf } from '../table/ability-text.ts'
import { objectAt } from '../table/table.ts'

/** How a script can refer to an action. */
export interface ActionDescription {
  readonly action: Action
  readonly object: ObjectId
  /** The name of the face that is cast or played, or the name of the object. */
  readonly name: string
  /** "Cast <name>", "Play <name>", or the text of the ability. */
  readonly texts: readonly string[]
  /** The keyword by which it is cast, `cost` for an alternative cost without a keyword, or empty. */
  readonly castMode: string
}

const faceName = (game: Game, object: ObjectId, face: number): string => {
  const { faces } = compiledOf(game, objectAt(game, object).def)
  return (faces[face] ?? faces[0])?.face.name ?? ''
}

/** The faces after the printed ones are the prototype, or both halves fused. */
function castModeOfFace(game: Game, object: ObjectId, face: number): string {
  const { definition } = compiledOf(game, objectAt(game, object).def)
  if (face < definition.faces.length) return ''
  return definition.layout === 'split' ? 'fused' : 'prototype'
}

const factsOf = (game: Game, object: ObjectId, face: number) => {
  const { definition } = compiledOf(game, objectAt(game, object).def)
  const facts = definition.faces[face] ?? definition.faces[0]
  if (!facts) throw new Error(`${definition.name} has no faces.`)
  return facts
}

/** Scripts treat casting by one of these keywords as activating an ability. */
export const KEYWORD_CASTS: ReadonlySet<string> = new Set([
  'flashback',
  'foretell',
  'harmonize',
  'jump-start',
  'retrace',
])

/** The texts of the keyword abilities by which a card is cast, such as "Flashback {2}{R}". */
function keywordTexts(game: Game, object: ObjectId, face: number, keyword: string): string[] {
  return characteristics(game, object).abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' && keywordName(ability.keyword) === keyword
      ? [abilityText(ability, factsOf(game, object, face))]
      : [],
  )
}

/** The keyword that an alternative cost belongs to, such as evoke. */
function alternativeKeyword(c: Characteristics, key: string): string {
  const parent = c.abilities.find(({ ability, key: own }) => ability.kind === 'keyword' && key.startsWith(`${own}.`))
  return parent?.ability.kind === 'keyword' ? keywordName(parent.ability.keyword) : 'cost'
}

function describeCast(game: Game, action: Extract<Action, { kind: 'cast' }>): ActionDescription {
  const { object, face, method } = action
  const name = faceName(game, object, face)
  const [kind = '', key = ''] = method.split(':', 2)
  const castMode =
    kind === 'normal'
      ? castModeOfFace(game, object, face)
      : kind === 'alternative'
        ? alternativeKeyword(characteristics(game, object), key)
        : kind
  const texts = [`Cast ${name}`]
  if (KEYWORD_CASTS.has(kind)) texts.splice(0, 1, ...keywordTexts(game, object, face, kind))
  if (kind === 'flashback') {
    const cost = factsOf(game, object, face).cost
    if (cost) texts.push(`Flashback ${cost}`)
  }
  return { action, object, name, texts, castMode }
}

/** Scripts name turning a permanent face up by its cost. */
function describeTurnFaceUp(game: Game, action: Extract<Action, { kind: 'turnFaceUp' }>): ActionDescription {
  const facts = factsOf(game, action.object, 0)
  const texts = facts.abilities.flatMap((ability) => {
    if (ability.kind !== 'keyword' || !['morph', 'disguise'].includes(keywordName(ability.keyword))) return []
    const cost = abilityText(ability, facts).replace(/^((mega)?morph|disguise)\s*[—-]?\s*/i, '')
    return [`${cost}: Turn this face-down permanent face up.`]
  })
  // CR 701.40b: a manifested permanent can be turned face up for its mana cost.
  if (objectAt(game, action.object).marks?.['manifested'] !== undefined && facts.cost !== undefined)
    texts.push(`${facts.cost}: Turn this face-down permanent face up.`)
  return { action, object: action.object, name: facts.name, texts, castMode: '' }
}

function describeAbility(
  game: Game,
  action: Extract<Action, { kind: 'activate' | 'activateMana' }>,
  instance: AbilityInstance | undefined,
): ActionDescription {
  const c = characteristics(game, action.object)
  return { action, object: action.object, name: c.name, texts: instance ? textsOf(c, instance) : [], castMode: '' }
}

export function describeAction(game: Game, action: Action): ActionDescription | null {
  switch (action.kind) {
    case 'cast':
      return describeCast(game, action)
    case 'playLand': {
      const name = faceName(game, action.object, action.face)
      return { action, object: action.object, name, texts: [`Play ${name}`], castMode: '' }
    }
    case 'activate':
    case 'activateMana': {
      const { abilities } = characteristics(game, action.object)
      return describeAbility(
        game,
        action,
        abilities.find(({ key }) => key === action.ability),
      )
    }
    case 'turnFaceUp':
      return describeTurnFaceUp(game, action)
    default:
      return null
  }
}
