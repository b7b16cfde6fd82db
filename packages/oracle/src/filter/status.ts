import type { Status } from '@spellwright/dsl'
import { after, before, type Part, RANK } from './part.ts'

/** `null`: part of the noun itself. */
type StatusWords = { one: Part; many: Part } | Part | null

const adjective = (rank: number, word: string): Part => before(rank, word)
const relative = (one: string, many: string): StatusWords => ({
  one: after(RANK.after.that, one),
  many: after(RANK.after.that, many),
})

const { tapped, combat, status, non, color } = RANK.before

const STATUS_WORDS: { [K in Status]: StatusWords } = {
  token: null,
  permanentCard: null,
  nontoken: adjective(non, 'nontoken'),
  tapped: adjective(tapped, 'tapped'),
  untapped: adjective(tapped, 'untapped'),
  attacking: adjective(combat, 'attacking'),
  blocking: adjective(combat, 'blocking'),
  blocked: adjective(combat, 'blocked'),
  unblocked: adjective(combat, 'unblocked'),
  faceDown: adjective(status, 'face-down'),
  faceUp: adjective(status, 'face-up'),
  renowned: adjective(status, 'renowned'),
  monstrous: adjective(status, 'monstrous'),
  ringBearer: adjective(status, 'Ring-bearer'),
  saddled: adjective(status, 'saddled'),
  suspected: adjective(status, 'suspected'),
  paired: adjective(status, 'paired'),
  enchanted: adjective(status, 'enchanted'),
  equipped: adjective(status, 'equipped'),
  kicked: adjective(status, 'kicked'),
  modified: adjective(status, 'modified'),
  historic: adjective(non + 0.5, 'historic'),
  multicolored: adjective(color, 'multicolored'),
  monocolored: adjective(color, 'monocolored'),
  colorless: adjective(color, 'colorless'),
  enteredThisTurn: relative('that entered this turn', 'that entered this turn'),
  attackedThisTurn: relative('that attacked this turn', 'that attacked this turn'),
  didNotAttackThisTurn: relative("that didn't attack this turn", "that didn't attack this turn"),
  dealtDamageThisTurn: relative('that was dealt damage this turn', 'that were dealt damage this turn'),
  castFromHand: relative('that was cast from a hand', 'that were cast from a hand'),
  wasCast: relative('that was cast', 'that were cast'),
  wasNotCast: relative("that wasn't cast", "that weren't cast"),
  copy: relative("that's a copy", 'that are copies'),
  bottomOfGraveyard: adjective(status, 'bottom'),
  targetsOnlyOne: relative('with a single target', 'with a single target'),
}

export function statusParts(statuses: readonly Status[], number: 'one' | 'many'): Part[] {
  return statuses.flatMap((word) => {
    const words = STATUS_WORDS[word]
    if (words === null) return []
    return 'side' in words ? words : words[number]
  })
}

/** The same as a predicate: "it's tapped", "it attacked this turn". */
const PREDICATES: Partial<Record<Status, string>> = {
  enteredThisTurn: 'entered this turn',
  attackedThisTurn: 'attacked this turn',
  didNotAttackThisTurn: "didn't attack this turn",
  dealtDamageThisTurn: 'was dealt damage this turn',
  castFromHand: 'was cast from your hand',
  kicked: 'was kicked',
  wasCast: 'was cast',
  wasNotCast: "wasn't cast",
  targetsOnlyOne: 'has a single target',
  ringBearer: 'is your Ring-bearer',
  paired: 'is paired with another creature',
}

/** Without a verb of its own, the word that follows "is". */
export function statusPredicate(status: Status): { verb?: string; word?: string } {
  const verb = PREDICATES[status]
  if (verb) return { verb }
  const words = STATUS_WORDS[status]
  if (words === null) return { word: status === 'token' ? 'a token' : 'a permanent card' }
  return { word: 'side' in words ? words.text : words.one.text.replace(/^that's /, '') }
}
