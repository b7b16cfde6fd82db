import {
  type Ability,
  type Affects,
  type Cost,
  type CostChange,
  type Filter,
  forage,
  type PlayerRef,
  sameData,
  type Zone,
} from '@spellwright/dsl'
import { abilityText } from '../ability/ability.ts'
import { affectsObject, isFilter } from '../affects.ts'
import { paysPhrase } from '../cost.ts'
import { type Clause, third, YOU } from '../english/clause.ts'
import { pluralPhrase } from '../filter/determiner.ts'
import { nounPhrase } from '../filter/noun-phrase.ts'
import { eachCounted } from '../for-each.ts'
import { amountText } from '../quantity.ts'
import { grantedWords } from '../self-words.ts'
import { Talk } from '../talk.ts'
import { colorWord } from '../words/colors.ts'
import { and, listOf, or } from '../words/english.ts'
import { numberWord } from '../words/numbers.ts'
import { does, playersOf, type RuleOf, type RuleRenderers, spells } from './parts.ts'

/** "you cast", "your opponents cast"; nothing where everybody's spells are meant. */
function castBy(player: PlayerRef, talk: Talk): string {
  if (player === 'eachPlayer') return ''
  const subject = playersOf(player, talk)
  return ` ${subject.text} ${subject.number === 'one' ? 'casts' : 'cast'}`
}

function activatedBy(player: PlayerRef, talk: Talk): string {
  const subject = playersOf(player, talk)
  return ` ${subject.text} ${subject.number === 'one' ? 'activates' : 'activate'}`
}

function changeAmount(change: Exclude<CostChange, { kind: 'set' | 'atLeast' }>, talk: Talk): string {
  if (change.kind === 'increase' && change.cost) return paysPhrase(change.cost, talk, YOU).replace(/^pay /, '')
  const isEach = change.times === undefined || eachCounted(change.times, talk) !== undefined
  return isEach ? (change.mana ?? '') : '{X}'
}

const leaving = (least: number): string =>
  `This effect can't reduce the mana in that cost to less than ${numberWord(least)} mana`

/** What a reduction does not do. */
const limits = ({ least, only }: Extract<CostChange, { kind: 'reduce' }>): string =>
  (least === undefined ? '' : `. ${leaving(least)}`) +
  (only === undefined ? '' : '. This effect reduces only the amount of colored mana you pay')

/** "{1} less to cast", "{2} more to activate for each …". */
export function costs(change: CostChange, verb: string, talk: Talk): string {
  if (change.kind === 'atLeast') return `at least ${numberWord(change.amount)} mana to ${verb}`
  if (change.kind === 'set') return `${change.mana} to ${verb}`
  const amount = `${changeAmount(change, talk)} ${change.kind === 'increase' ? 'more' : 'less'} to ${verb}`
  const least = change.kind === 'reduce' ? limits(change) : ''
  if (change.times === undefined) return amount + least
  const each = eachCounted(change.times, talk)
  const times = each ? ` for each ${each.noun}` : `, where X is ${amountText(change.times, talk)}`
  return amount + times + least
}

function costChange({ player, spell, from, change }: RuleOf<'costChange'>, talk: Talk): Clause {
  const zones =
    from === undefined ? '' : or(from.map((zone) => ` from ${castZone(zone, player)}`)).replace(/ {2,}/g, ' ')
  const subject =
    spell === 'self' ? third('this spell') : third(`${spells(spell, talk)}${castBy(player, talk)}${zones}`, 'many')
  return { subject, verb: 'cost', rest: costs(change, 'cast', talk) }
}

/** "from graveyards or from exile"; "from your graveyard". */
const castZone = (zone: Zone, player: PlayerRef): string =>
  zone === 'exile' ? 'exile' : player === 'you' ? `your ${zone}` : zone === 'graveyard' ? 'graveyards' : `${zone}s`

/** Sources in whatever zone. */
const sourcesAnywhere = ({ zone: _zone, ...others }: Filter, talk: Talk): string =>
  pluralPhrase(others, { talk, kind: 'source' })

function abilityCostChange({ object, by, targets, ability, change }: RuleOf<'abilityCostChange'>, talk: Talk): Clause {
  const every = object === undefined ? 'abilities' : 'activated abilities'
  const word = ability === 'any' || ability === 'nonmana' ? every : `${ability} abilities`
  const activated = by === undefined ? '' : activatedBy(by, talk)
  const of = object === undefined ? '' : ` of ${abilityOwners(object, talk)}`
  const aimed = targets === undefined ? '' : ` that target ${affectsObject(targets, talk)}`
  const nonmana = ability === 'nonmana' ? " that aren't mana abilities" : ''
  const subject = third(`${word}${activated}${of}${aimed}${nonmana}`, 'many')
  return { subject, verb: 'cost', rest: costs(change, 'activate', talk) }
}

const abilityOwners = (object: Affects, talk: Talk): string =>
  isFilter(object) && Array.isArray(object.zone) ? sourcesAnywhere(object, talk) : affectsObject(object, talk)

const FREELY = ' without paying its mana cost'

/** " by foraging in addition to paying their other costs". */
function inAddition(additional: Cost | undefined, talk: Talk): string {
  if (additional === undefined) return ''
  const how = sameData(additional, [forage]) ? 'by foraging' : `if you ${paysPhrase(additional, talk, YOU)}`
  return ` ${how} in addition to paying their other costs`
}

/** What is played has that ability from then on. */
const gained = (ability: Ability | undefined, talk: Talk): string =>
  ability === undefined
    ? ''
    : `. If you do, it gains "${abilityText(ability, new Talk(grantedWords(['permanent'], talk.wording))).join(' ')}"`

function mayPlayFrom(
  { player, zone, what, top, using, verb: told, free, perTurn, once, additional, gains }: RuleOf<'mayPlayFrom'>,
  talk: Talk,
): Clause {
  if (what !== 'self' && what.among !== undefined && told !== undefined) {
    const { among, ...others } = what
    const freely =
      free === undefined ? '' : talk.isPlural(among) ? FREELY.replace('its mana cost', 'their mana costs') : FREELY
    if (Object.keys(others).length > 0)
      return does(
        player,
        talk,
        'may',
        `${told} ${spells(others, talk)} from among ${talk.object(among, 'object')}${freely}`,
      )
    if (once !== undefined) return does(player, talk, 'may', `${told} one of ${talk.object(among, 'object')}${freely}`)
    const where = using === 'adventure' ? ` from ${talk.whose(player)} ${zone} as an Adventure` : ''
    return does(player, talk, 'may', `${told} ${talk.object(among, 'object')}${where}${freely}`)
  }
  if (what === 'self') {
    const by = using === undefined ? '' : ` using its ${using} ability`
    const where = zone === 'exile' ? 'exile' : `${talk.whose(player)} ${zone}`
    const verb = talk.self.types.includes('land') ? 'play' : 'cast'
    const more = additional === undefined ? '' : inAddition(additional, talk).replace('their other', 'its other')
    return does(player, talk, 'may', `${verb} ${talk.object('self', 'full')} from ${where}${by}${more}`)
  }
  const { owner: _owner, zone: _zone, ...others } = what
  if (zone === 'outside') return does(player, talk, 'may', `${told ?? 'cast'} a card you own from outside the game`)
  if (told === 'play' && Object.keys(others).length === 0 && zone === 'graveyard')
    return does(player, talk, 'may', `play lands and cast spells from ${talk.whose(player)} graveyard`)
  if (told === 'play' && Object.keys(others).length === 0 && zone === 'library')
    return does(player, talk, 'may', `play lands and cast spells from the top of ${talk.whose(player)} library`)
  if (told === 'play' && others.type === undefined && zone === 'library' && perTurn === undefined)
    return does(
      player,
      talk,
      'may',
      `play ${pluralPhrase({ ...others, type: 'land' }, { talk })} and cast ${spells(others, talk)} from the top of ${talk.whose(player)} library`,
    )
  const verb = others.type === 'land' ? 'play' : 'cast'
  if (perTurn !== undefined && told === 'play') {
    const cards = nounPhrase(others, { talk, kind: 'card', number: perTurn === 1 ? 'one' : 'many' })
    const rest = `play ${numberWord(perTurn)} ${cards} from ${talk.whose(player)} ${zone}${gained(gains, talk)}`
    return does(player, talk, 'may', rest)
  }
  if (perTurn !== undefined)
    return does(
      player,
      talk,
      'may',
      `${verb} ${numberWord(perTurn)} ${nounPhrase(others, { talk, kind: 'spell', number: perTurn === 1 ? 'one' : 'many' })} from ${talk.whose(player)} ${zone}`,
    )
  const noun = verb === 'play' ? pluralPhrase(others, { talk }) : spells(others, talk)
  const own = zone === 'exile' ? 'exile' : `${talk.whose(player)} ${zone}`
  return does(
    player,
    talk,
    'may',
    `${verb} ${noun} from ${top ? `the top of ${own}` : own}${inAddition(additional, talk)}`,
  )
}

/** "cast spells from your hand without paying their mana costs". */
function mayCastFor({ player, spell, from, cost, perTurn, flash }: RuleOf<'mayCastFor'>, talk: Talk): Clause {
  const whose = player === 'you' ? 'your' : 'their'
  const places = (from ?? []).map((zone) => (zone === 'library' ? `the top of ${whose} library` : `${whose} ${zone}`))
  const price =
    cost.length === 0
      ? 'without paying their mana costs'
      : `if ${player === 'you' ? 'you' : 'they'} ${paysPhrase(cost, talk, YOU).replaceAll(talk.self.here, 'the spell')} rather than pay their mana costs`
  const often = perTurn === undefined ? '' : `, ${perTurn === 1 ? 'once' : `${numberWord(perTurn)} times`} each turn`
  const timing = flash ? ' and as though they had flash' : ''
  return does(
    player,
    talk,
    'may',
    `cast ${spells(spell, talk)}${from === undefined ? '' : ` from ${or(places)}`} ${price}${timing}${often}`,
  )
}

/** "graveyards or libraries". */
const zones = (from: readonly Zone[]): string[] =>
  from.map((zone) =>
    zone === 'exile'
      ? zone
      : zone
          .replace(/y$/, 'ie')
          .concat('s')
          .replace(/graveyards?$/, 'graveyards'),
  )

function cantCast({ player, spell, perTurn, more, from }: RuleOf<'cantCast'>, talk: Talk): Clause {
  if (more !== undefined)
    return does(player, talk, 'can', `cast only ${numberWord(more)} more spell${more === 1 ? '' : 's'}`)
  if (spell === 'self') return does(player, talk, "can't", 'cast this spell')
  if (from !== undefined) return does(player, talk, "can't", `cast ${spells(spell, talk)} from ${or(zones(from))}`)
  const isChosenName = typeof spell.name === 'object' && 'chosen' in spell.name
  if (isChosenName && player === 'eachPlayer')
    return { subject: third(spells(spell, talk), 'many'), verb: "can't", rest: 'be cast' }
  if (perTurn === undefined) return does(player, talk, "can't", `cast ${spells(spell, talk)}`)
  const subject = player === 'eachPlayer' ? third('each player') : playersOf(player, talk)
  const noun = perTurn === 1 ? spells(spell, talk).replace(/spells$/, 'spell') : spells(spell, talk)
  const rest = `cast more than ${numberWord(perTurn)} ${noun} each turn`
  return { subject, verb: "can't", rest, explicit: 'explicit' }
}

function cantActivate({ object, ability, by }: RuleOf<'cantActivate'>, talk: Talk): Clause {
  if (by !== undefined) {
    const which = ability === 'nonmana' ? "abilities that aren't mana abilities" : 'abilities'
    return does(by, talk, "can't", `activate ${which}`)
  }
  const abilities = isFilter(object)
    ? `activated abilities of ${Array.isArray(object.zone) ? sourcesAnywhere(object, talk) : affectsObject(object, talk)}`
    : `${talk.possessive(object)} activated abilities`
  const unless = ability === 'nonmana' ? " unless they're mana abilities" : ''
  return { subject: third(abilities, 'many'), verb: "can't", rest: `be activated${unless}` }
}

export const castingRules: Pick<
  RuleRenderers,
  | 'cantCast'
  | 'cantEnter'
  | 'castOnlyAsSorcery'
  | 'cantPlayLands'
  | 'plotCostChange'
  | 'cantActivate'
  | 'activateLoyaltyAsInstant'
  | 'additionalLands'
  | 'mayPlayFrom'
  | 'spendAsAnyColor'
  | 'mayCastFor'
  | 'castAsThoughFlash'
  | 'costChange'
  | 'abilityCostChange'
  | 'spendOnlyOnX'
> = {
  cantCast,
  cantEnter: ({ cards, from }, talk) => ({
    subject: third(`${pluralPhrase(cards, { talk, kind: 'card' })} in ${and(zones(from))}`, 'many'),
    verb: "can't",
    rest: 'enter',
  }),
  castOnlyAsSorcery: ({ player, spell }, talk) => {
    const subject = player === 'opponent' ? third('each opponent') : playersOf(player, talk)
    const rest = `cast ${spells(spell, talk)} only any time they could cast a sorcery`
    return { subject, verb: 'can', rest, explicit: 'explicit' }
  },
  activateLoyaltyAsInstant: ({ what }, talk) => {
    const whose = what === 'self' ? `${talk.self.here}'s` : `${affectsObject(what, talk)}'s`
    return does('you', talk, 'may', `activate ${whose} loyalty abilities any time you could cast an instant`)
  },
  cantPlayLands: ({ player, from }, talk) => {
    const where = from === undefined ? '' : ` from ${and(zones(from))}`
    return does(player, talk, "can't", `play lands${where}`)
  },
  plotCostChange: ({ player, change }, talk) => {
    const hand = player === 'you' ? 'your hand' : "their owners' hands"
    const rest = costs(change, 'plot', talk).replace(' to plot', '')
    return { subject: third(`plotting cards from ${hand}`), verb: 'cost', rest }
  },
  cantActivate,
  additionalLands: ({ player, count }, talk) => {
    const turns = `on each of ${player === 'you' ? 'your' : 'their'} turns`
    if (count === 'any') return does(player, talk, 'may', `play any number of lands ${turns}`)
    const number = typeof count === 'number' ? numberWord(count) : 'X'
    const lands = count === 1 ? 'an additional land' : `${number} additional lands`
    return does(player, talk, 'may', `play ${lands} ${turns}`)
  },
  mayPlayFrom,
  mayCastFor,
  spendAsAnyColor: ({ player, spell, abilitiesOf, type }, talk) => {
    const activate = abilitiesOf === undefined ? '' : ` to activate abilities of ${pluralPhrase(abilitiesOf, { talk })}`
    const one = spell === undefined || spell.among !== undefined
    const card =
      spell?.among !== undefined && talk.isNew(spell.among) ? talk.object(spell.among, 'object', 'from') : 'it'
    const cast = spell === undefined ? '' : ` to cast ${one ? card : spells(spell, talk)}`
    return does(
      player,
      talk,
      'may',
      `spend mana as though it were mana of any ${type ? 'type' : 'color'}${cast}${activate}`,
    )
  },
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
