import { type Action, legalActions, type PlayerId } from '@spellwright/engine'
import type { AnswerBook } from '../answers/answer-book.ts'
import { NAMED_WAYS } from '../format/cast-modes.ts'
import type {
  ActionEntry,
  ActivateEntry,
  ChoiceAnswer,
  EntryOf,
  PickAnswer,
  Reference,
  Seat,
} from '../format/scenario.ts'
import { beginsLike } from '../table/ability-text.ts'
import { sameName } from '../table/names.ts'
import { refersTo } from '../table/reference.ts'
import { seatNumber, type Table } from '../table/table.ts'
import { type ActionWords, BY_KEYWORD, describeAction } from './describe-action.ts'

/** Everything the player could do now, in words. */
export function possibleActions({ game }: Table, player: PlayerId): ActionWords[] {
  return legalActions(game, player).flatMap((action) => describeAction(game, action) ?? [])
}

const isMeant = (table: Table, words: ActionWords, { card, alias }: Reference): boolean =>
  alias === undefined ? card !== undefined && sameName(words.name, card) : refersTo(table, { alias }, words.object)

/** Written for something that has begun, and not for a later spell. */
const isCastOption = (answer: ChoiceAnswer, book: AnswerBook): answer is PickAnswer =>
  answer.kind === 'pick' && answer.after <= book.progress && /^(cast with|without paying)/i.test(answer.text)

/** Which of the ways to cast a prepared answer asks for; null if there is no such way. */
function wantedWay(text: string, ways: readonly string[]): string | null {
  if (/^cast with no\b/i.test(text)) return ''
  const keyword = /^cast with (.+?)(?: alternative cost\b|$)/i.exec(text)?.[1]?.toLowerCase()
  if (keyword !== undefined && !keyword.startsWith('alternative cost'))
    return ways.find((way) => way === keyword) ?? null
  return /^cast with alternative cost/i.test(text) ? (ways.find((way) => way === 'cost') ?? null) : null
}

/** The plain way first, unless a prepared answer asks for another one; then that one or none. */
function inWantedOrder(found: readonly ActionWords[], seat: Seat, book: AnswerBook): readonly ActionWords[] {
  const ways = found.map(({ way }) => way)
  const answer = book.peekChoice(seat, (item) => isCastOption(item, book) && item.after >= book.progress - 1)
  if (answer?.kind === 'pick') {
    const wanted = wantedWay(answer.text, ways)
    return found.filter(({ way }) => way === wanted)
  }
  return found.toSorted((a, b) => Number(a.way !== '') - Number(b.way !== ''))
}

function casts(table: Table, entry: EntryOf<'castSpell'>, seat: Seat, book: AnswerBook): readonly ActionWords[] {
  const found = possibleActions(table, seatNumber(seat)).filter(
    (words) => words.action.kind === 'cast' && isMeant(table, words, entry),
  )
  if (entry.castMode !== undefined) return found.filter(({ way }) => way === entry.castMode)
  return inWantedOrder(
    found.filter(({ way }) => !NAMED_WAYS.has(way) && !BY_KEYWORD.has(way)),
    seat,
    book,
  )
}

const isCalled = (words: ActionWords, text: string): boolean => beginsLike(words.texts, text, words.name)

/** Activations, special actions, and casts that go by a keyword. */
const isAbility = ({ action, way }: ActionWords): boolean =>
  action.kind === 'activate' ||
  action.kind === 'activateMana' ||
  action.kind === 'turnFaceUp' ||
  (action.kind === 'cast' && BY_KEYWORD.has(way))

function activations(table: Table, entry: ActivateEntry, seat: Seat): ActionWords[] {
  const { alias, ability, kind } = entry
  const possible = possibleActions(table, seatNumber(seat)).filter(
    (words) =>
      isAbility(words) &&
      (kind !== 'activateManaAbility' || words.action.kind === 'activateMana') &&
      (alias === undefined || refersTo(table, { alias }, words.object)),
  )
  const called = possible.filter((words) => isCalled(words, ability))
  return called.length > 0 ? called : ofSameCost(possible, ability)
}

/** What follows the cost may be said in other words: of one object only, and only if no other ability costs that. */
function ofSameCost(possible: readonly ActionWords[], ability: string): ActionWords[] {
  const cost = /^[^:"]+: (?=\S)/.exec(ability)?.[0]
  const found = cost === undefined ? [] : possible.filter((words) => isCalled(words, cost))
  return new Set(found.map(({ name, texts }) => `${name} ${texts.join()}`)).size === 1 ? found : []
}

/** The actions an entry of the script can mean now, the likeliest first. */
export function actionsFor(table: Table, entry: ActionEntry, seat: Seat, book: AnswerBook): Action[] {
  return find(table, entry, seat, book).map(({ action }) => action)
}

function find(table: Table, entry: ActionEntry, seat: Seat, book: AnswerBook): readonly ActionWords[] {
  switch (entry.kind) {
    case 'castSpell':
      return casts(table, entry, seat, book)
    case 'playLand':
      return possibleActions(table, seatNumber(seat)).filter(
        (words) => words.action.kind === 'playLand' && isMeant(table, words, entry),
      )
    case 'activateAbility':
    case 'activateManaAbility':
      return activations(table, entry, seat)
  }
}

/** The answer that asked for a way to cast has done its work. */
export function dropCastOption(book: AnswerBook, seat: Seat): void {
  book.takeChoice(seat, (answer) => isCastOption(answer, book))
}

export interface PlayableQuestion {
  readonly action: 'castSpell' | 'playLand' | 'activateAbility'
  readonly ability: string
  readonly castMode?: string
}

/** Could the player start that action now? */
export function isPlayable(table: Table, seat: Seat, question: PlayableQuestion): boolean {
  return possibleActions(table, seatNumber(seat)).some((words) => {
    if (question.castMode !== undefined && words.way !== question.castMode) return false
    if (question.action === 'activateAbility') return isAbility(words) && isCalled(words, question.ability)
    const kind = question.action === 'castSpell' ? 'cast' : 'playLand'
    // Any way to cast will do, also by a keyword from elsewhere.
    const verb = kind === 'cast' ? 'Cast' : 'Play'
    const ways = [`${words.way} ${words.name}`, `${words.name} using ${words.way}`, `${words.name} with ${words.way}`]
    const texts = [words.name, ...ways].map((text) => `${verb} ${text}`)
    return words.action.kind === kind && beginsLike(texts, question.ability, '')
  })
}
