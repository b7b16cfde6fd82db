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

/** What a script may call an action. */
export interface ActionWords {
  readonly action: Action
  readonly object: ObjectId
  /** The face that is cast or played; the object's own name otherwise. */
  readonly name: string
  /** "Cast <name>", "Play <name>", or the text of the ability. */
  readonly texts: readonly string[]
  /** The keyword by which it is cast; empty for the plain way, `cost` for an alternative cost without a keyword. */
  readonly way: string
}

const faceName = (game: Game, object: ObjectId, face: number): string => {
  const { faces } = compiledOf(game, game.state.objects[object]!.def)
  return (faces[face] ?? faces[0]!).face.name
}

/** Behind the printed faces are the prototype and both halves fused. */
function wayOfFace(game: Game, object: ObjectId, face: number): string {
  const { definition } = compiledOf(game, game.state.objects[object]!.def)
  if (face < definition.faces.length) return ''
  return definition.layout === 'split' ? 'fused' : 'prototype'
}

const factsOf = (game: Game, object: ObjectId, face: number) => {
  const { definition } = compiledOf(game, game.state.objects[object]!.def)
  return definition.faces[face] ?? definition.faces[0]!
}

/** Cast by a keyword from another zone is an ability in the words of a script. */
export const BY_KEYWORD: ReadonlySet<string> = new Set(['flashback', 'jump-start', 'retrace'])

/** Flashback and its like are casts that go by their keyword. */
function keywordTexts(game: Game, object: ObjectId, face: number, keyword: string): string[] {
  return characteristics(game, object).abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' && keywordName(ability.keyword) === keyword
      ? [abilityText(ability, factsOf(game, object, face))]
      : [],
  )
}

/** The keyword an alternative cost belongs to (evoke, …). */
function alternativeKeyword(c: Characteristics, key: string): string {
  const parent = c.abilities.find(({ ability, key: own }) => ability.kind === 'keyword' && key.startsWith(`${own}.`))
  return parent?.ability.kind === 'keyword' ? keywordName(parent.ability.keyword) : 'cost'
}

function castWords(game: Game, action: Extract<Action, { kind: 'cast' }>): ActionWords {
  const { object, face, method } = action
  const name = faceName(game, object, face)
  const [kind, key = ''] = method.split(':', 2)
  const way =
    kind === 'normal'
      ? wayOfFace(game, object, face)
      : kind === 'alternative'
        ? alternativeKeyword(characteristics(game, object), key)
        : kind!
  const texts = [`Cast ${name}`]
  if (BY_KEYWORD.has(kind!)) texts.splice(0, 1, ...keywordTexts(game, object, face, kind!))
  if (kind === 'flashback') {
    const cost = factsOf(game, object, face).cost
    if (cost) texts.push(`Flashback ${cost}`)
  }
  return { action, object, name, texts, way }
}

/** Turning up is called by its cost. */
function turnUpWords(game: Game, action: Extract<Action, { kind: 'turnFaceUp' }>): ActionWords {
  const facts = factsOf(game, action.object, 0)
  const texts = facts.abilities.flatMap((ability) => {
    if (ability.kind !== 'keyword' || !['morph', 'disguise'].includes(keywordName(ability.keyword))) return []
    const cost = abilityText(ability, facts).replace(/^((mega)?morph|disguise)\s*[—-]?\s*/i, '')
    return [`${cost}: Turn this face-down permanent face up.`]
  })
  // CR 701.40b: what was manifested is turned up for its mana cost.
  if (game.state.objects[action.object]!.marks?.['manifested'] !== undefined && facts.cost !== undefined)
    texts.push(`${facts.cost}: Turn this face-down permanent face up.`)
  return { action, object: action.object, name: facts.name, texts, way: '' }
}

function abilityWords(
  game: Game,
  action: Extract<Action, { kind: 'activate' | 'activateMana' }>,
  instance: AbilityInstance | undefined,
): ActionWords {
  const c = characteristics(game, action.object)
  return { action, object: action.object, name: c.name, texts: instance ? textsOf(c, instance) : [], way: '' }
}

export function describeAction(game: Game, action: Action): ActionWords | null {
  switch (action.kind) {
    case 'cast':
      return castWords(game, action)
    case 'playLand': {
      const name = faceName(game, action.object, action.face)
      return { action, object: action.object, name, texts: [`Play ${name}`], way: '' }
    }
    case 'activate':
    case 'activateMana': {
      const { abilities } = characteristics(game, action.object)
      return abilityWords(
        game,
        action,
        abilities.find(({ key }) => key === action.ability),
      )
    }
    case 'turnFaceUp':
      return turnUpWords(game, action)
    default:
      return null
  }
}
