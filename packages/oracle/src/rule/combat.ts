import { type Quantity, walk } from '@spellwright/dsl'
import { affectsObject, affectsSubject, isFilter } from '../affects.ts'
import { paysPhrase } from '../cost.ts'
import { type Clause, third, YOU } from '../english/clause.ts'
import { pluralPhrase } from '../filter/determiner.ts'
import type { Talk } from '../talk.ts'
import { many } from '../words/english.ts'
import { numberWord } from '../words/numbers.ts'
import { about, creatures, type RuleOf, type RuleRenderers } from './parts.ts'

const isPower = (quantity: Quantity): boolean => typeof quantity === 'object' && quantity.kind === 'powerOf'

function cantBeBlocked({ what, by, exceptBy, exceptByCount, byMoreThan }: RuleOf<'cantBeBlocked'>, talk: Talk): Clause {
  const subject = affectsSubject(what, talk, 'together')
  const cant = (rest: string): Clause => ({ subject, verb: "can't", rest: `be blocked${rest}` })
  if (byMoreThan !== undefined)
    return cant(` by more than ${numberWord(byMoreThan)} creature${byMoreThan === 1 ? '' : 's'}`)
  // "Creatures with power less than this creature's power can't block it."
  const size = by?.power ?? by?.toughness
  if (by && what === 'self' && size !== undefined && walk('comparison', size, { quantity: isPower })) {
    talk.forgetTopic()
    return { subject: third(creatures(by, talk), 'many'), verb: "can't", rest: 'block it' }
  }
  if (by) return cant(` by ${creatures(by, talk)}`)
  if (exceptBy) return cant(` except by ${creatures(exceptBy, talk)}`)
  return cant(exceptByCount ? ` except by ${numberWord(exceptByCount)} or more creatures` : '')
}

function canBlockAdditional({ what, count }: RuleOf<'canBlockAdditional'>, talk: Talk): Clause {
  if (count === 'any') return about(what, talk, 'can', 'block any number of creatures')
  const more = count === 1 ? 'creature' : `${numberWord(count)} creatures`
  return about(what, talk, 'can', `block an additional ${more} each combat`)
}

function attackCost({ what, defender, planeswalkers, cost }: RuleOf<'attackCost'>, talk: Talk): Clause {
  const whom = talk.player(defender).text
  const pays = paysPhrase(cost, talk, third('their controller'))
  if (planeswalkers !== undefined)
    return about(
      what,
      talk,
      "can't",
      `attack ${whom} or planeswalkers ${talk.controls(defender, 'many')} unless their controller ${pays} for each of those creatures`,
    )
  const rest = `attack ${whom} unless their controller ${pays} for each creature they control that's attacking ${whom}`
  return about(what, talk, "can't", rest)
}

function doesntUntap({ what, during }: RuleOf<'doesntUntap'>, talk: Talk): Clause {
  const subject = affectsSubject(what, talk, 'together')
  if (during !== undefined && during !== 'you')
    return { subject, verb: "don't", rest: `untap during ${talk.player(during).text}'s untap step` }
  const whose =
    what === 'self' || during === 'you' ? 'your' : `${subject.number === 'one' ? 'its' : 'their'} controller's`
  if (isFilter(what) && subject.number === 'many' && during === undefined)
    return { subject, verb: "don't", rest: "untap during their controllers' untap steps" }
  return { subject, verb: "don't", rest: `untap during ${whose} untap step` }
}

const atMost = (count: number, verb: string): Clause => ({
  subject: third(`no more than ${numberWord(count)} creature${count === 1 ? '' : 's'}`, 'many'),
  verb: 'can',
  rest: `${verb} each combat`,
})

/** CR 508, 509, and untapping. */
export const combatRules: Pick<
  RuleRenderers,
  | 'cantAttack'
  | 'cantAttackAlone'
  | 'cantBlock'
  | 'cantBlockAlone'
  | 'cantBeBlocked'
  | 'canBlockOnly'
  | 'canBlockAdditional'
  | 'mustAttack'
  | 'goaded'
  | 'boastsTwice'
  | 'mayAssignAsUnblocked'
  | 'mustBlock'
  | 'mustBeBlocked'
  | 'attackAsThoughNotDefender'
  | 'attackAsThoughHaste'
  | 'activateAsThoughHaste'
  | 'attackCost'
  | 'doesntUntap'
  | 'crewsWithMorePower'
  | 'attackersAtMost'
  | 'blockersAtMost'
> = {
  cantAttack: ({ what, defender }, talk) =>
    about(what, talk, "can't", defender === undefined ? 'attack' : `attack ${talk.player(defender).text}`),
  cantAttackAlone: ({ what }, talk) => about(what, talk, "can't", 'attack alone'),
  cantBlock: ({ what, attackers }, talk) =>
    about(
      what,
      talk,
      "can't",
      attackers
        ? `block ${attackers.among === undefined ? creatures(attackers, talk) : talk.object(attackers.among, 'object')}`
        : 'block',
    ),
  cantBlockAlone: ({ what }, talk) => about(what, talk, "can't", 'block alone'),
  cantBeBlocked,
  canBlockOnly: ({ what, attackers }, talk) => about(what, talk, 'can', `block only ${creatures(attackers, talk)}`),
  canBlockAdditional,
  mustAttack: ({ what, defender }, talk) =>
    about(what, talk, 'attack', `${defender === undefined ? '' : `${talk.player(defender).text} `}each combat if able`),
  boastsTwice: ({ what }, talk) => about(what, talk, 'can', 'boast twice during each of your turns rather than once'),
  mayAssignAsUnblocked: ({ what }, talk) => ({
    subject: YOU,
    verb: 'may',
    rest: isFilter(what)
      ? `have any number of ${pluralPhrase(what, { talk })} assign their combat damage as though they weren't blocked`
      : `have ${affectsObject(what, talk)} assign its combat damage as though it weren't blocked`,
    explicit: 'explicit',
  }),
  goaded: ({ what }, talk) => about(what, talk, 'be', 'goaded'),
  mustBlock: ({ what, attackers }, talk) =>
    about(what, talk, 'block', `${attackers === undefined ? 'each combat' : affectsObject(attackers, talk)} if able`),
  mustBeBlocked: ({ what, by }, talk) =>
    by === 'byAll'
      ? { subject: third(`all creatures able to block ${affectsObject(what, talk)}`, 'many'), verb: 'do', rest: 'so' }
      : about(what, talk, 'must', 'be blocked if able'),
  attackAsThoughNotDefender: ({ what }, talk) => about(what, talk, 'can', "attack as though it didn't have defender"),
  activateAsThoughHaste: ({ what }, talk) => ({
    subject: YOU,
    verb: 'may',
    rest: `activate abilities of ${affectsObject(what, talk)} as though those creatures had haste`,
    explicit: 'explicit',
  }),
  attackAsThoughHaste: ({ what }, talk) => about(what, talk, 'can', 'attack as though it had haste'),
  attackersAtMost: ({ count }) => atMost(count, 'attack'),
  blockersAtMost: ({ count }) => atMost(count, 'block'),
  attackCost,
  doesntUntap,
  crewsWithMorePower: ({ what, for: whose, more }, talk) => {
    const kinds = many(whose.subtype as string | readonly string[])
    const saddles = kinds.includes('Mount') ? 'saddle Mounts and ' : ''
    const rest = `crew${saddles === '' ? 's' : ''} Vehicles as though its power were ${more} greater`
    const subject = affectsSubject(what, talk, 'together')
    return saddles === ''
      ? { subject, verb: 'crew', rest: rest.replace(/^crews? /, '') }
      : { subject, verb: 'saddle', rest: `Mounts and crews ${rest.replace(/^crews? /, '')}` }
  },
}
