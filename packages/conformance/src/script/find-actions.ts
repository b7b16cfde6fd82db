import { type Action, legalActions, type PlayerId } from '@spellwright/engine'
import type { PreparedAnswers } from '../answers/prepared-answers.ts'
import { EXPLICIT_CAST_MODES } from '../format/cast-modes.ts'
import type {
  ActionEntry,
  ActivateEntry,
  ChoiceAnswer,
  EntryOf,
  PickAnswer,
  Reference,
  Seat,
} from '../format/scenario.ts'
import { normalizedText, someStartsWith } from '../table/ability-text.ts'
import { sameName } from '../table/names.ts'
import { isReferenceTo } from '../table/reference.ts'
import { seatNumber, type Table } from '../table/table.ts'
import { type ActionDescription, describeAction, KEYWORD_CASTS } from './describe-action.ts'

/** The legal actions of the player, with descriptions. */
export function possibleActions({ game }: Table, player: PlayerId): ActionDescription[] {
  return legalActions(game, player).flatMap((action) => describeAction(game, action) ?? [])
}

const isReferredTo = (table: Table, described: ActionDescription, { card, alias }: Reference): boolean =>
  alias === undefined
    ? card !== undefined && sameName(described.name, card)
    : isReferenceTo(table, { alias }, described.object)

/** Whether the answer chooses how to cast a spell whose entry has started. */
const isCastOption = (answer: ChoiceAnswer, prepared: PreparedAnswers): answer is PickAnswer =>
  answer.kind === 'pick' && answer.after <= prepared.progress && /^(cast with|without paying)/i.test(answer.text)

/** The cast mode that a prepared answer asks for, or null if it is not available. */
function wantedCastMode(text: string, castModes: readonly string[]): string | null {
  const granted = castModes.find((castMode) => castMode === 'granted') ?? null
  if (/^(cast )?without paying/i.test(text)) return granted
  if (/^cast with no\b/i.test(text)) return ''
  const keyword = /^cast with (.+?)(?: alternative cost\b|$)/i.exec(text)?.[1]?.toLowerCase()
  if (keyword !== undefined && !keyword.startsWith('alternative cost'))
    return castModes.find((castMode) => castMode === keyword) ?? null
  return /^cast with alternative cost/i.test(text)
    ? (castModes.find((castMode) => castMode === 'cost') ?? granted)
    : null
}

/** The normal cast first; but if a prepared answer asks for a cast mode, only that one. */
function preferredCasts(
  found: readonly ActionDescription[],
  seat: Seat,
  prepared: PreparedAnswers,
): readonly ActionDescription[] {
  const castModes = found.map(({ castMode }) => castMode)
  const answer = prepared.peekChoice(
    seat,
    (item) => isCastOption(item, prepared) && item.after >= prepared.progress - 1,
  )
  if (answer?.kind === 'pick') {
    const wanted = wantedCastMode(answer.text, castModes)
    return found.filter(({ castMode }) => castMode === wanted)
  }
  return found.toSorted((a, b) => Number(a.castMode !== '') - Number(b.castMode !== ''))
}

function casts(
  table: Table,
  entry: EntryOf<'castSpell'>,
  seat: Seat,
  prepared: PreparedAnswers,
): readonly ActionDescription[] {
  const found = possibleActions(table, seatNumber(seat)).filter(
    (described) => described.action.kind === 'cast' && isReferredTo(table, described, entry),
  )
  if (entry.castMode !== undefined) return found.filter(({ castMode }) => castMode === entry.castMode)
  return preferredCasts(
    found.filter(({ castMode }) => !EXPLICIT_CAST_MODES.has(castMode) && !KEYWORD_CASTS.has(castMode)),
    seat,
    prepared,
  )
}

const startsLike = (described: ActionDescription, text: string): boolean =>
  someStartsWith(described.texts, text, described.name)

/** Whether scripts treat the action as an ability: activations, turning face up, and casting by a keyword. */
const isAbility = ({ action, castMode }: ActionDescription): boolean =>
  action.kind === 'activate' ||
  action.kind === 'activateMana' ||
  action.kind === 'turnFaceUp' ||
  (action.kind === 'cast' && KEYWORD_CASTS.has(castMode))

function activations(table: Table, entry: ActivateEntry, seat: Seat): ActionDescription[] {
  const { alias, ability, kind } = entry
  const possible = possibleActions(table, seatNumber(seat)).filter(
    (described) =>
      isAbility(described) &&
      (kind !== 'activateManaAbility' || described.action.kind === 'activateMana') &&
      (alias === undefined || isReferenceTo(table, { alias }, described.object)),
  )
  const called = possible.filter((described) => startsLike(described, ability))
  return called.length > 0 ? called : withSameCost(possible, ability)
}

/** Texts may differ after the cost: of the abilities with the same cost, the one with the most words in common. */
function withSameCost(possible: readonly ActionDescription[], ability: string): ActionDescription[] {
  const cost = /^[^:"]+: (?=\S)/.exec(ability)?.[0]
  const isOfMana = /\badd\b/i.test(ability)
  const found =
    cost === undefined
      ? []
      : possible.filter(
          (described) => startsLike(described, cost) && (isOfMana || described.action.kind !== 'activateMana'),
        )
  const different = new Set(found.map(({ name, texts }) => `${name} ${texts.join()}`)).size
  if (different < 2) return found
  const shares = found.map((described) => sharedWords(described, ability))
  const most = Math.max(...shares)
  const likeliest = found.filter((_, index) => shares[index] === most)
  return new Set(likeliest.map(({ name, texts }) => `${name} ${texts.join()}`)).size === 1 ? likeliest : []
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\w+/-]+/g) ?? [])

/** How many words of the ability, as the script tells it, its text has. */
function sharedWords({ texts, name }: ActionDescription, ability: string): number {
  const wanted = wordsOf(normalizedText(ability, name))
  return Math.max(
    ...texts.map((text) => {
      const own = wordsOf(normalizedText(text, name))
      return [...wanted].filter((word) => own.has(word)).length
    }),
  )
}

/** The legal actions that an entry of the script can refer to, the likeliest first. */
export function actionsFor(table: Table, entry: ActionEntry, seat: Seat, prepared: PreparedAnswers): Action[] {
  return matchingActions(table, entry, seat, prepared).map(({ action }) => action)
}

function matchingActions(
  table: Table,
  entry: ActionEntry,
  seat: Seat,
  prepared: PreparedAnswers,
): readonly ActionDescription[] {
  switch (entry.kind) {
    case 'castSpell':
      return casts(table, entry, seat, prepared)
    case 'playLand':
      return possibleActions(table, seatNumber(seat)).filter(
        (described) => described.action.kind === 'playLand' && isReferredTo(table, described, entry),
      )
    case 'activateAbility':
    case 'activateManaAbility':
      return activations(table, entry, seat)
  }
}

/** Drops the answer that asked for a cast mode, after the spell was cast. */
export function dropCastOption(prepared: PreparedAnswers, seat: Seat): void {
  prepared.takeChoice(seat, (answer) => isCastOption(answer, prepared))
}

export interface PlayableQuestion {
  readonly action: 'castSpell' | 'playLand' | 'activateAbility'
  readonly ability: string
  readonly castMode?: string
}

/** Whether the player could start that action now. */
export function isPlayable(table: Table, seat: Seat, question: PlayableQuestion): boolean {
  return possibleActions(table, seatNumber(seat)).some((described) => {
    if (question.castMode !== undefined && described.castMode !== question.castMode) return false
    if (question.action === 'activateAbility') return isAbility(described) && startsLike(described, question.ability)
    const kind = question.action === 'castSpell' ? 'cast' : 'playLand'
    // Any cast mode counts, including casting by a keyword from another zone.
    const verb = kind === 'cast' ? 'Cast' : 'Play'
    const withCastMode = [
      `${described.castMode} ${described.name}`,
      `${described.name} using ${described.castMode}`,
      `${described.name} with ${described.castMode}`,
    ]
    const texts = [described.name, ...withCastMode].map((text) => `${verb} ${text}`)
    return described.action.kind === kind && someStartsWith(texts, question.ability, '')
  })
}
