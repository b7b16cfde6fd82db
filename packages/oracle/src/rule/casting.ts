import type { CostChange, PlayerRef } from '@spellwright/dsl'
import { affectsObject, isFilter } from '../affects.ts'
import { paysPhrase } from '../cost.ts'
import { type Clause, third, YOU } from '../english/clause.ts'
import { pluralPhrase } from '../filter/determiner.ts'
import { eachCounted } from '../for-each.ts'
import { amountText } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { colorWord } from '../words/colors.ts'
import { listOf } from '../words/english.ts'
import { numberWord } from '../words/numbers.ts'
import { does, playersOf, type RuleOf, type RuleRenderers, spells } from './parts.ts'

/** "you cast", "your opponents cast"; nothing where everybody's spells are meant. */
function castBy(player: PlayerRef, talk: Talk): string {
  if (player === 'eachPlayer') return ''
  const subject = playersOf(player, talk)
  return ` ${subject.text} ${subject.number === 'one' ? 'casts' : 'cast'}`
}

function changeAmount(change: Exclude<CostChange, { kind: 'set' }>, talk: Talk): string {
  if (change.kind === 'increase' && change.cost) return paysPhrase(change.cost, talk, YOU).replace(/^pay /, '')
  const isEach = change.times === undefined || eachCounted(change.times, talk) !== undefined
  return isEach ? (change.mana ?? '') : '{X}'
}

/** "{1} less to cast", "{2} more to activate for each …". */
export function costs(change: CostChange, verb: string, talk: Talk): string {
  if (change.kind === 'set') return `${change.mana} to ${verb}`
  const amount = `${changeAmount(change, talk)} ${change.kind === 'increase' ? 'more' : 'less'} to ${verb}`
  if (change.times === undefined) return amount
  const each = eachCounted(change.times, talk)
  return each ? `${amount} for each ${each.noun}` : `${amount}, where X is ${amountText(change.times, talk)}`
}

function costChange({ player, spell, change }: RuleOf<'costChange'>, talk: Talk): Clause {
  const subject =
    spell === 'self' ? third('this spell') : third(`${spells(spell, talk)}${castBy(player, talk)}`, 'many')
  return { subject, verb: 'cost', rest: costs(change, 'cast', talk) }
}

function abilityCostChange({ object, ability, change }: RuleOf<'abilityCostChange'>, talk: Talk): Clause {
  const word = ability === 'any' || ability === 'nonmana' ? 'activated abilities' : `${ability} abilities`
  const nonmana = ability === 'nonmana' ? " that aren't mana abilities" : ''
  const subject = third(`${word} of ${affectsObject(object, talk)}${nonmana}`, 'many')
  return { subject, verb: 'cost', rest: costs(change, 'activate', talk) }
}

function mayPlayFrom({ player, zone, what, top, using, verb: told }: RuleOf<'mayPlayFrom'>, talk: Talk): Clause {
  if (what !== 'self' && what.among !== undefined && told !== undefined)
    return does(player, talk, 'may', `${told} ${talk.object(what.among, 'object')}`)
  if (what === 'self') {
    const by = using === undefined ? '' : ` using its ${using} ability`
    return does(player, talk, 'may', `cast ${talk.object('self', 'full')} from ${talk.whose(player)} ${zone}${by}`)
  }
  const { owner: _owner, zone: _zone, ...others } = what
  if (told === 'play' && Object.keys(others).length === 0 && zone === 'library')
    return does(player, talk, 'may', `play lands and cast spells from the top of ${talk.whose(player)} library`)
  const verb = others.type === 'land' ? 'play' : 'cast'
  const noun = verb === 'play' ? pluralPhrase(others, { talk }) : spells(others, talk)
  const own = zone === 'exile' ? 'exile' : `${talk.whose(player)} ${zone}`
  return does(player, talk, 'may', `${verb} ${noun} from ${top ? `the top of ${own}` : own}`)
}

function cantCast({ player, spell, perTurn }: RuleOf<'cantCast'>, talk: Talk): Clause {
  if (spell === 'self') return does(player, talk, "can't", 'cast this spell')
  const isChosenName = typeof spell.name === 'object' && 'chosen' in spell.name
  if (isChosenName && player === 'eachPlayer')
    return { subject: third(spells(spell, talk), 'many'), verb: "can't", rest: 'be cast' }
  if (perTurn === undefined) return does(player, talk, "can't", `cast ${spells(spell, talk)}`)
  const subject = player === 'eachPlayer' ? third('each player') : playersOf(player, talk)
  const noun = perTurn === 1 ? spells(spell, talk).replace(/spells$/, 'spell') : spells(spell, talk)
  const rest = `cast more than ${numberWord(perTurn)} ${noun} each turn`
  return { subject, verb: "can't", rest, explicit: 'explicit' }
}

function cantActivate({ object, ability }: RuleOf<'cantActivate'>, talk: Talk): Clause {
  const abilities = isFilter(object)
    ? `activated abilities of ${affectsObject(object, talk)}`
    : `${talk.possessive(object)} activated abilities`
  const unless = ability === 'nonmana' ? " unless they're mana abilities" : ''
  return { subject: third(abilities, 'many'), verb: "can't", rest: `be activated${unless}` }
}

export const castingRules: Pick<
  RuleRenderers,
  | 'cantCast'
  | 'cantPlayLands'
  | 'cantActivate'
  | 'additionalLands'
  | 'mayPlayFrom'
  | 'spendAsAnyColor'
  | 'castAsThoughFlash'
  | 'costChange'
  | 'abilityCostChange'
  | 'spendOnlyOnX'
> = {
  cantCast,
  cantPlayLands: ({ player }, talk) => does(player, talk, "can't", 'play lands'),
  cantActivate,
  additionalLands: ({ player, count }, talk) => {
    const number = typeof count === 'number' ? numberWord(count) : 'X'
    const lands = count === 1 ? 'an additional land' : `${number} additional lands`
    return does(player, talk, 'may', `play ${lands} on each of ${player === 'you' ? 'your' : 'their'} turns`)
  },
  mayPlayFrom,
  spendAsAnyColor: ({ player }, talk) => does(player, talk, 'may', 'spend mana as though it were mana of any color'),
  castAsThoughFlash: ({ player, spell }, talk) =>
    spell === 'self'
      ? does(player, talk, 'may', `cast ${talk.object('self', 'object')} as though it had flash`)
      : does(player, talk, 'may', `cast ${spells(spell, talk)} as though they had flash`),
  costChange,
  abilityCostChange,
  spendOnlyOnX: ({ colors }) => {
    const words = colors.map((color) => colorWord(color as 'W'))
    return { subject: YOU, verb: 'spend', rest: `only ${listOf(words, 'and/or')} mana on X` }
  },
}
