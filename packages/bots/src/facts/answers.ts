import type { Ability, CardDefinition, CardFace, Color, Effect, Filter, Selector, Targets } from '@spellwright/dsl'
import { colorsOf, compileDefinition } from '@spellwright/engine'
import { stepsOf } from './steps.ts'

/** What a card can deal with, and up to which toughness; null toughness: whatever the size. */
export interface AnswerTo {
  readonly filter: Filter
  readonly toughness: number | null
}

const known = new WeakMap<CardDefinition, readonly AnswerTo[]>()

/** Cards of the opponent that a card is an answer to; none for a card that is good by itself. */
export function answersOf(definition: CardDefinition): readonly AnswerTo[] {
  let answers = known.get(definition)
  if (answers === undefined) {
    const isSpell = definition.faces.some(({ types }) => types.includes('instant') || types.includes('sorcery'))
    answers = definition.faces.flatMap(({ abilities }) => abilities.flatMap((ability) => answersIn(ability, isSpell)))
    known.set(definition, answers)
  }
  return answers
}

function answersIn(ability: Ability, isSpell: boolean): AnswerTo[] {
  if (!(ability.kind === 'spell' || (!isSpell && ability.kind === 'activated'))) return []
  const targets: Targets = Object.assign(
    {},
    ability.targets,
    ...(ability.modes?.options ?? []).map((mode) => mode.targets ?? {}),
  )
  const steps = stepsOf(ability)
  const limits = steps.flatMap((step) =>
    step.kind === 'if' && step.condition.kind === 'matches' ? [step.condition.filter] : [],
  )
  return steps
    .flatMap((step) => answerBy(step, targets))
    .map((answer) => ({ ...answer, filter: Object.assign({}, answer.filter, ...limits) }))
}

function answerBy(step: Effect, targets: Targets): AnswerTo[] {
  switch (step.kind) {
    case 'destroy':
    case 'exileUntilSourceLeaves':
    case 'counterSpell':
      return filterOf(step.what, targets).map((filter) => ({ filter, toughness: null }))
    case 'move':
      return step.to === 'battlefield'
        ? []
        : filterOf(step.what, targets).map((filter) => ({ filter, toughness: null }))
    case 'dealDamage': {
      const what = typeof step.to === 'object' && 'players' in step.to ? step.to.objects : step.to
      const toughness = typeof step.amount === 'number' ? step.amount : null
      return isSelector(what) ? filterOf(what, targets).map((filter) => ({ filter, toughness })) : []
    }
    default:
      return []
  }
}

const isSelector = (what: unknown): what is Selector => what !== undefined

/** Only what is aimed at others: their permanents, or spells. */
function filterOf(what: Selector, targets: Targets): Filter[] {
  if (typeof what !== 'object' || Array.isArray(what)) return []
  const filter = 'all' in what ? what.all : 'the' in what ? targets[what.the]?.objects : undefined
  if (filter === undefined || filter.controller === 'you' || filter.owner === 'you') return []
  const zone = filter.zone ?? 'battlefield'
  return zone === 'battlefield' || zone === 'stack' || (Array.isArray(zone) && zone.includes('stack')) ? [filter] : []
}

const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T]

/** Does the card fit as far as types and colours say? Whatever else a filter asks for is taken to hold. */
export function fitsFace(filter: Filter, face: CardFace, colors: readonly Color[]): boolean {
  const types = listOf(filter.type)
  const wanted =
    typeof filter.color === 'object' && 'chosen' in filter.color ? [] : listOf(filter.color as Color | undefined)
  if (types.length > 0 && !types.some((type) => face.types.includes(type))) return false
  if (wanted.length > 0 && !wanted.some((color) => colors.includes(color))) return false
  if (filter.any !== undefined && !filter.any.some((part) => fitsFace(part, face, colors))) return false
  return filter.not === undefined || !saysAnything(filter.not) || !fitsFace(filter.not, face, colors)
}

const saysAnything = ({ type, color, any }: Filter): boolean =>
  type !== undefined || color !== undefined || any !== undefined

/** The share of these cards that a card is an answer to; null if it is none of anything. */
export function shareAnswered(definition: CardDefinition, shown: readonly CardDefinition[]): number | null {
  const answers = answersOf(definition)
  if (answers.length === 0 || shown.length === 0) return null
  const hits = shown.filter((other) => {
    const [compiled] = compileDefinition(other).faces
    if (compiled === undefined) return false
    const { face, base } = compiled
    return answers.some(({ filter, toughness }) => {
      if (!fitsFace(filter, face, colorsOf(base))) return false
      return toughness === null || (typeof face.toughness === 'number' && face.toughness <= toughness)
    })
  })
  return hits.length / shown.length
}
