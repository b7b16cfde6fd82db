import type { Comparison, Filter, ObjectRef, PlayerRef, Quantity } from '@spellwright/dsl'
import { isAttached } from '../words/attached.ts'
import { CHOICE } from '../words/choices.ts'
import { COLOR, colorOf } from '../words/colors.ts'
import { boundOf, comparison, RELATION, VALUE_BOUND } from '../words/comparisons.ts'
import { COUNTER_KIND } from '../words/counters.ts'
import { isKeywordKind } from '../words/keywords.ts'
import { NUMBER, numberOf } from '../words/numbers.ts'
import { STATUS_CLAUSE } from '../words/statuses.ts'
import { VALUE } from '../words/values.ts'
import { OWN_ZONE, SHARED_ZONE } from '../words/zones.ts'
import { quantityOf } from './amount.ts'
import { aNoun } from './noun.ts'

export type Fields = { -readonly [K in keyof Filter]: Filter[K] }

/** Which player a possessive or a relative clause names. */
export interface NounPlayers {
  that?: PlayerRef
  /** What a number is compared with, in the words of the ability. */
  quantity?: (text: string) => Quantity | undefined
  /** A player who becomes a target by being named. */
  target?: (text: string) => PlayerRef | undefined
  /** What else is named, in the words of the ability: "attached to that creature". */
  object?: (text: string) => ObjectRef | undefined
}

/** What stands behind the noun, last first. */
type After = readonly [RegExp, (found: RegExpExecArray, fields: Fields, players: NounPlayers) => boolean]

const compared = (amount: string, side: string | undefined): Comparison | undefined => {
  const value = quantityOf(amount)
  const relation = boundOf(side)
  return value === undefined || relation === undefined ? undefined : comparison(relation, value)
}
export const set = <K extends keyof Filter>(fields: Fields, key: K, value: Filter[K]): boolean => {
  if (value === undefined || fields[key] !== undefined) return false
  fields[key] = value as Fields[K]
  return true
}
const inZone = (fields: Fields, zone: Filter['zone'], owner?: PlayerRef): boolean =>
  set(fields, 'zone', zone) && (owner === undefined || set(fields, 'owner', owner))

const SHARES = new RegExp(` that shares? a (${CHOICE.say('color')}|${CHOICE.say('creatureType')}) with (.+)$`)

export const AFTER: readonly After[] = [
  [
    new RegExp(` with (the greatest (${VALUE.pattern}) among .+)$`),
    ([, text, what], fields, { quantity }) => {
      const value = quantity?.(text!)
      return value !== undefined && set(fields, VALUE.read(what!)!, { atLeast: value })
    },
  ],
  [
    new RegExp(` with (${VALUE.pattern}) (${RELATION.pattern}) its (${VALUE.pattern})$`),
    ([, what, side, other], fields) =>
      what !== other &&
      set(
        fields,
        VALUE.read(what!)!,
        comparison(RELATION.read(side!)!, { kind: `${VALUE.read(other!)!}Of`, object: 'affected' }),
      ),
  ],
  [
    new RegExp(` with (power) or (toughness) (\\d+|X) or (${VALUE_BOUND.pattern})$`),
    ([, , , amount, side], fields) => {
      const is = compared(amount!, side)
      return is !== undefined && set(fields, 'any', [{ power: is }, { toughness: is }])
    },
  ],
  [
    / with ([a-z]+(?: strike)?) or ([a-z]+(?: strike)?)$/,
    ([, first, second], fields) =>
      isKeywordKind(first!) &&
      isKeywordKind(second!) &&
      set(fields, 'any', [{ keyword: first! }, { keyword: second! }]),
  ],
  [/ with an (odd|even) mana value$/, ([, parity], fields) => set(fields, 'parity', parity as 'odd')],
  [/ with (?:an )(odd|even) mana values$/, ([, parity], fields) => set(fields, 'parity', parity as 'odd')],
  [
    / with the same name as (.+)$/,
    ([, text], fields, { object }) => {
      const sameAs = object?.(text!)
      return sameAs !== undefined && set(fields, 'name', { sameAs })
    },
  ],
  [/ with the chosen name$/, (_, fields) => set(fields, 'name', { chosen: 'name' })],
  [
    SHARES,
    ([, what, text], fields, { object }) => {
      const other = object?.(text!)
      return (
        other !== undefined && set(fields, 'shares', { what: what === 'color' ? 'color' : 'creatureType', with: other })
      )
    },
  ],
  [
    new RegExp(` with (${NUMBER}) or more (?:(${COUNTER_KIND}) )?counters on (?:it|them)$`),
    ([, amount, counter], fields) =>
      set(fields, 'counters', { counter: counter ?? 'any', count: { atLeast: numberOf(amount!)! } }),
  ],
  [/ other than ~$/, (_, fields) => set(fields, 'other', true)],
  [
    new RegExp(` (?:from|in) (?:that player's|their) (${OWN_ZONE.pattern})$`),
    ([, zone], fields, { that }) => that !== undefined && inZone(fields, OWN_ZONE.read(zone!), that),
  ],
  [/ (?:that player|they) owns?$/, (_, fields, { that }) => that !== undefined && set(fields, 'owner', that)],
  [/ an opponent owns$/, (_, fields) => set(fields, 'owner', 'opponent')],
  [/ with no abilities$/, (_, fields) => set(fields, 'abilities', 'none')],
  [/ with an activated ability$/, (_, fields) => set(fields, 'abilities', 'activated')],
  [
    / with an activated ability that isn't a mana ability$/,
    (_, fields) => set(fields, 'abilities', 'activatedNonmana'),
  ],
  [
    new RegExp(` that(?:'s| are) ((?:${COLOR.pattern})(?: or (?:${COLOR.pattern}))*)$`),
    ([, words], fields) => {
      const colors = words!.split(' or ').map((word) => colorOf(word)!)
      return set(fields, 'color', colors.length === 1 ? colors[0]! : colors)
    },
  ],
  [
    new RegExp(` that's both (${COLOR.pattern}) and (${COLOR.pattern})$`),
    ([, first, second], fields) =>
      set(fields, 'color', colorOf(first!)) && set(fields, 'any', [{ color: colorOf(second!)! }]),
  ],
  [/ that targets? you$/, (_, fields) => set(fields, 'targets', { player: 'you' })],
  [
    new RegExp(` with (${VALUE.pattern}) (${RELATION.pattern}) (?!or equal)(.+)$`),
    ([, what, side, text], fields, { quantity }) => {
      const value = quantity?.(text!)
      return value !== undefined && set(fields, VALUE.read(what!)!, comparison(RELATION.read(side!)!, value))
    },
  ],
  [/ that targets ~$/, (_, fields) => set(fields, 'targets', 'self')],
  [/ that targets (an? .+)$/, ([, text], fields, players) => set(fields, 'targetsSome', aNoun(text!, players))],
  [
    / (target (?:player|opponent)) controls$/,
    ([, text], fields, { target }) => {
      const player = target?.(text!)
      return player !== undefined && set(fields, 'controller', player)
    },
  ],
  [/(?: that(?:'s| are))? attacking you$/, (_, fields) => set(fields, 'attackingPlayer', 'you')],
  [/ you control$/, (_, fields) => set(fields, 'controller', 'you')],
  [/ (?:an opponent controls|your opponents control)$/, (_, fields) => set(fields, 'controller', 'opponent')],
  [/ you don't control$/, (_, fields) => set(fields, 'not', { controller: 'you' })],
  [/ enchanted player controls$/, (_, fields) => set(fields, 'controller', { controllerOf: 'attachedTo' })],
  [/ defending player controls$/, (_, fields) => set(fields, 'controller', 'defendingPlayer')],
  [/ (?:that player|they) controls?$/, (_, fields, { that }) => that !== undefined && set(fields, 'controller', that)],
  [/ you own$/, (_, fields) => set(fields, 'owner', 'you')],
  [
    new RegExp(` (?:from|in) your (${OWN_ZONE.pattern})$`),
    ([, zone], fields) => inZone(fields, OWN_ZONE.read(zone!), 'you'),
  ],
  [/ (?:from|in) (?:a graveyard|graveyards|all graveyards)$/, (_, fields) => inZone(fields, 'graveyard')],
  [/ (?:from|in) an opponent's graveyard$/, (_, fields) => inZone(fields, 'graveyard', 'opponent')],
  [new RegExp(` (?:from|in) ${SHARED_ZONE.say('exile')}$`), (_, fields) => inZone(fields, 'exile')],
  [
    new RegExp(` with an? (${COUNTER_KIND}) counter on (?:it|them)$`),
    ([, counter], fields) => set(fields, 'counters', { counter: counter!, count: { atLeast: 1 } }),
  ],
  [
    / with (?:a counter on it|(?:one or more )?counters on (?:it|them))$/,
    (_, fields) => set(fields, 'counters', { counter: 'any', count: { atLeast: 1 } }),
  ],
  [
    new RegExp(` with (?!more)(${COUNTER_KIND}) counters on them$`),
    ([, counter], fields) =>
      counter === 'no'
        ? set(fields, 'counters', { counter: 'any', count: { exactly: 0 } })
        : set(fields, 'counters', { counter: counter!, count: { atLeast: 1 } }),
  ],
  [
    new RegExp(` with (${VALUE.pattern}) (\\d+|X)(?: or (${VALUE_BOUND.pattern}))?$`),
    ([, what, amount, side], fields) => set(fields, VALUE.read(what!)!, compared(amount!, side)),
  ],
  [/ without ([a-z ]+)$/, ([, word], fields) => isKeywordKind(word!) && set(fields, 'not', { keyword: word! })],
  [/ with ([a-z ]+)$/, ([, word], fields) => isKeywordKind(word!) && set(fields, 'keyword', word!)],
  [/ named ([A-Z][^.]*)$/, ([, name], fields) => isNamed(name!, fields)],
  [new RegExp(` (${STATUS_CLAUSE.pattern})$`), ([, words], fields) => set(fields, 'is', STATUS_CLAUSE.read(words!))],
  [/ dealt damage by ~ this turn$/, (_, fields) => set(fields, 'dealtDamageThisTurnBy', 'self')],
  [
    / blocking or (?:being )?blocked by (~|it)$/,
    ([, text], fields, { object }) => {
      const other = text === '~' ? 'self' : object?.(text!)
      return other !== undefined && set(fields, 'any', [{ blocking: other }, { blockedBy: other }])
    },
  ],
  [/ blocking ~$/, (_, fields) => set(fields, 'blocking', 'self')],
  [/ blocked by ~$/, (_, fields) => set(fields, 'blockedBy', 'self')],
  [/ attached to ~$/, (_, fields) => set(fields, 'attachedTo', 'self')],
  [
    / (attached to|blocking|blocked by) (it|[a-z]+ [a-z]+)$/,
    ([, how, text], fields, { object }) => {
      const other = isAttached(text!) ? 'attachedTo' : object?.(text!)
      const key = how === 'attached to' ? 'attachedTo' : how === 'blocking' ? 'blocking' : 'blockedBy'
      return other !== undefined && set(fields, key, other)
    },
  ],
  [/ on the battlefield$/, (_, fields) => fields.zone === undefined && fields.controller === undefined],
  [/ of that color$/, (_, fields) => set(fields, 'color', { chosen: 'color' })],
  [/ of that type$/, (_, fields) => set(fields, 'subtype', { chosen: 'type' })],
  [/ of the chosen type$/, (_, fields) => set(fields, 'subtype', { chosen: 'type' })],
  [/ of the chosen color$/, (_, fields) => set(fields, 'color', { chosen: 'color' })],
]

/** "Festering Newt or Bubbling Cauldron" are two names; "~ and a permanent named …" is no name. */
function isNamed(text: string, fields: Fields): boolean {
  if (/ named |, and | and\/or | or an? |~/.test(text)) return false
  const several = text.split(' or ')
  if (several.length === 1) return set(fields, 'name', text)
  const any = several.map((name): Filter => ({ name }))
  return several.every((name) => /^[A-Z]/.test(name)) && set(fields, 'any', any)
}
