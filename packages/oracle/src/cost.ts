import type { Cost, CostPart, Filter, Quantity } from '@spellwright/dsl'
import { type Clause, conjugate, type Subject, YOU } from './english/clause.ts'
import { aPhrase, countedPhrase, pluralPhrase } from './filter/determiner.ts'
import type { Kind } from './filter/head.ts'
import { nounPhrase } from './filter/noun-phrase.ts'
import { eachCounted } from './for-each.ts'
import { amountOf, countText, energyText, whereIs } from './quantity.ts'
import type { Talk } from './talk.ts'
import { and, capitalise, or, withArticle } from './words/english.ts'
import { numberWord } from './words/numbers.ts'

type PartOf<K extends CostPart['kind']> = Extract<CostPart, { kind: K }>

/** A cost part as something done: "pay {1}", "sacrifice a Goblin". `symbol`: how it stands before a colon instead. */
interface CostWords {
  verb: string
  rest: string
  symbol?: string
}

interface Payer {
  talk: Talk
  subject: Subject
}

const whose = ({ subject }: Payer): string => (subject.person === 'you' ? 'your' : 'their')

function objects(what: 'self' | Filter, count: Quantity | undefined, kind: Kind, { talk }: Payer): string {
  if (what === 'self') return talk.object('self', 'object')
  return countedPhrase(what, count ?? 1, { talk, kind, preposition: 'from' })
}

/** Where cards are taken from is said even where the filter gives no owner: a player pays with their own. */
function ownCards(what: 'self' | Filter, count: Quantity | undefined, payer: Payer): string {
  if (what === 'self') {
    const { zone } = payer.talk.place
    const from = zone === 'graveyard' || zone === 'hand' ? ` from ${whose(payer)} ${zone}` : ''
    return payer.talk.object('self', 'object') + from
  }
  const { zone, owner: _owner, ...others } = what
  if (typeof zone !== 'string' || zone === 'battlefield') return objects(what, count, 'permanent', payer)
  return `${countedPhrase(others, count ?? 1, { talk: payer.talk, kind: 'card' })} from ${whose(payer)} ${zone}`
}

/** "the top three black cards of your graveyard". */
function topCards({ zone, owner: _owner, ...others }: Filter, count: Quantity, payer: Payer): string {
  const { talk } = payer
  const cards = nounPhrase(others, { talk, kind: 'card', number: count === 1 ? 'one' : 'many' })
  return `the top ${count === 1 ? '' : `${countText(count, talk)} `}${cards} of ${whose(payer)} ${zone}`
}

const counters = (counter: string, count: Quantity, talk: Talk): string =>
  counter === 'any'
    ? count === 1
      ? 'a counter'
      : `${countText(count, talk)} counters`
    : count === 1
      ? withArticle(`${counter} counter`)
      : `${countText(count, talk)} ${counter} counters`

/** A number behind a keyword action: "collect evidence 4". */
const countedNumber = (amount: Quantity, talk: Talk): string =>
  typeof amount === 'number' ? String(amount) : countText(amount, talk)

const loyaltyText = (change: number | '-X'): string => {
  if (change === '-X') return '−X'
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0'
}

const PARTS: { [K in CostPart['kind']]: (part: PartOf<K>, payer: Payer) => CostWords } = {
  mana: ({ mana }) => ({ verb: 'pay', rest: mana, symbol: mana }),
  ownManaCost: ({ less }) => ({ verb: 'pay', rest: `its mana cost${less === undefined ? '' : ` reduced by ${less}`}` }),
  generic: ({ amount }, { talk }) => ({ verb: 'pay', rest: `{${whereIs(amount, talk)}}` }),
  tap: (_part, { talk }) => ({ verb: 'tap', rest: talk.self.here, symbol: '{T}' }),
  untap: (_part, { talk }) => ({ verb: 'untap', rest: talk.self.here, symbol: '{Q}' }),
  payLife: ({ amount }, { talk }) => ({ verb: 'pay', rest: amountOf(amount, 'life', talk) }),
  sacrifice: ({ what, count, totalPower }, payer) => {
    if (what === 'self' || totalPower === undefined)
      return { verb: 'sacrifice', rest: objects(what, count, 'permanent', payer) }
    const rest = `any number of ${pluralPhrase(what, payer)} with total power ${totalPower} or greater`
    return { verb: 'sacrifice', rest }
  },
  discard: ({ what, count, random }, payer) => {
    if (what === 'hand') return { verb: 'discard', rest: `${whose(payer)} hand` }
    const { talk } = payer
    const rest = what === 'self' ? 'this card' : countedPhrase(withoutZone(what), count ?? 1, { talk, kind: 'card' })
    return { verb: 'discard', rest: random ? `${rest} at random` : rest }
  },
  exile: ({ what, count, top, cardTypes }, payer) => ({
    verb: 'exile',
    rest:
      cardTypes !== undefined && what !== 'self'
        ? `any number of ${pluralPhrase({ other: true, ...what }, { ...payer, kind: 'card', preposition: 'from' })} with ${numberWord(cardTypes)} or more card types among them`
        : top === undefined || what === 'self'
          ? ownCards(what, count, payer)
          : topCards(what, count ?? 1, payer),
  }),
  returnToHand: ({ what, count }, payer) => ({
    verb: 'return',
    rest: `${objects(what, count, 'permanent', payer)} to ${count === undefined || count === 1 ? 'its' : 'their'} owner's hand`,
  }),
  tapOther: ({ what, count, totalPower }, { talk }) => {
    const own: Filter = { is: 'untapped', controller: 'you', ...what }
    if (totalPower === undefined) return { verb: 'tap', rest: countedPhrase(own, count ?? 1, { talk }) }
    return {
      verb: 'tap',
      rest: `any number of ${pluralPhrase(own, { talk })} with total power ${totalPower} or greater`,
    }
  },
  putOnBottom: ({ what, count }, payer) => ({
    verb: 'put',
    rest: `${ownCards(what, count, payer)} on the bottom of ${whose(payer)} library`,
  }),
  reveal: ({ what, count }, payer) => ({
    verb: 'reveal',
    rest: what === 'hand' ? `${whose(payer)} hand` : ownCards(what, count, payer),
  }),
  gainLife: ({ player, amount }, { talk }) => ({
    verb: 'have',
    rest: `${player === 'opponent' ? 'an opponent' : talk.player(player).text} gain ${amountOf(amount, 'life', talk)}`,
  }),
  waterbend: ({ mana }) => ({ verb: 'waterbend', rest: mana, symbol: `Waterbend ${mana}` }),
  removeCounters: ({ counter, count, from = 'self', spread }, payer) => {
    const where =
      spread && from !== 'self' ? `among ${pluralPhrase(from, payer)}` : objects(from, 1, 'permanent', payer)
    return { verb: 'remove', rest: `${counters(counter, count, payer.talk)} from ${where}` }
  },
  putCounters: ({ counter, count, on }, { talk }) => {
    // CR 701.68: to blight is to put -1/-1 counters on a creature you control.
    if (on !== undefined && counter === '-1/-1' && on.type === 'creature' && Object.keys(on).length === 1)
      return { verb: 'blight', rest: countedNumber(count, talk) }
    const where = on === undefined ? talk.object('self', 'object') : aPhrase({ ...on, controller: 'you' }, { talk })
    return { verb: 'put', rest: `${counters(counter, count, talk)} on ${where}` }
  },
  behold: ({ what, exile }, { talk }) =>
    what.subtype === undefined
      ? {
          verb: 'choose',
          rest: `${aPhrase({ ...what, controller: 'you' }, { talk })} or reveal ${aPhrase(what, { talk, kind: 'card' })} from your hand`,
        }
      : { verb: 'behold', rest: `${aPhrase(what, { talk })}${exile === undefined ? '' : ' and exile it'}` },
  payEnergy: ({ amount }, { talk }) => ({ verb: 'pay', rest: energyText(amount, talk) }),
  collectEvidence: ({ amount }, { talk }) => ({ verb: 'collect', rest: `evidence ${countedNumber(amount, talk)}` }),
  exert: (_part, { talk }) => ({ verb: 'exert', rest: talk.self.here }),
  mill: ({ count }, { talk }) => ({ verb: 'mill', rest: count === 1 ? 'a card' : `${countText(count, talk)} cards` }),
  loyalty: ({ change }) => ({ verb: 'pay', rest: `${loyaltyText(change)} loyalty`, symbol: loyaltyText(change) }),
  repeated: ({ cost, times }, payer) => {
    const [head = { verb: 'pay', rest: '{0}' }] = costWords(cost, payer)
    const each = eachCounted(times, payer.talk)
    if (each?.factor === 1) return { verb: head.verb, rest: `${head.rest} for each ${each.noun}` }
    return { verb: head.verb, rest: `${head.rest} ${countText(times, payer.talk)} times` }
  },
  choice: ({ options }, payer) => {
    const [first, ...others] = options.map((option) => costWords(option, payer))
    const phrases = [...(first ?? []), ...others.flat()]
    const [head = { verb: 'pay', rest: '{0}' }, ...tail] = phrases
    const rest = or([head.rest, ...tail.map(({ verb, rest }) => (verb === head.verb ? rest : `${verb} ${rest}`))])
    return { verb: head.verb, rest }
  },
}

function withoutZone(filter: Filter): Filter {
  const { zone: _zone, owner: _owner, ...others } = filter
  return others
}

function costWords(cost: Cost, payer: Payer): CostWords[] {
  return cost.map((part) => {
    const render = PARTS[part.kind] as (part: CostPart, payer: Payer) => CostWords
    return render(part, payer)
  })
}

const nounOfFilter = (what: Filter): string => (typeof what.type === 'string' ? what.type : 'permanent')

/** What a cost bound is called later: "the sacrificed creature". */
export function bindCost(cost: Cost, talk: Talk): void {
  for (const part of cost) {
    if (!('as' in part) || part.as === undefined) continue
    const noun = part.kind === 'sacrifice' && part.what !== 'self' ? nounOfFilter(part.what) : 'card'
    const participle =
      { sacrifice: 'sacrificed', discard: 'discarded', exile: 'exiled' }[part.kind as string] ?? 'chosen'
    talk.bind(part.as, { noun, number: 'one', definite: `the ${participle} ${noun}` })
  }
}

/** Before a colon: "{1}{R}, Sacrifice a Goblin". */
export function activationCost(cost: Cost, talk: Talk): string {
  const parts = costWords(cost, { talk, subject: YOU })
  // "Sacrifice a green creature, a white creature, and a blue creature": the verb is said once.
  const sacrificed = parts.filter(({ verb }) => verb === 'sacrifice').length
  return parts
    .map(({ verb, rest, symbol }, index) => {
      if (sacrificed > 2 && verb === 'sacrifice' && parts[index - 1]?.verb === 'sacrifice')
        return `, ${index === parts.length - 1 ? 'and ' : ''}${rest}`
      const isLast = index > 0 && isItselfAfterCounters(cost[index - 1]!, cost[index]!)
      if (isLast) return ` and ${verb} it`
      return `${index === 0 ? '' : ', '}${symbol ?? capitalise(`${verb} ${rest}`)}`
    })
    .join('')
}

/** "Remove three quest counters from this enchantment and sacrifice it". */
function isItselfAfterCounters(before: CostPart, now: CostPart): boolean {
  const isCounters = before.kind === 'removeCounters' && (before.from ?? 'self') === 'self'
  return isCounters && (now.kind === 'sacrifice' || now.kind === 'exile') && now.what === 'self'
}

/** "discard an Island card and another card": the same verb is said once. */
const onceEachVerb = (words: readonly CostWords[]): CostWords[] =>
  words.map((one, index) => (index > 0 && one.verb === words[index - 1]?.verb ? { ...one, verb: '' } : one))

/** As something a player does: "pay 1 life and exile a blue card from your hand". */
export function costPhrase(cost: Cost, talk: Talk, subject: Subject = YOU): string {
  return and(onceEachVerb(costWords(cost, { talk, subject })).map(({ verb, rest }) => `${verb} ${rest}`.trim()))
}

/** "pays {1}", as that player does it. */
export function paysPhrase(cost: Cost, talk: Talk, subject: Subject): string {
  return and(costWords(cost, { talk, subject }).map(({ verb, rest }) => `${conjugate(verb, subject)} ${rest}`))
}

export function costClauses(cost: Cost, talk: Talk, subject: Subject): Clause[] {
  const parts = costWords(cost, { talk, subject })
  return parts.map(({ verb, rest }, index) => ({ subject, verb, rest, ...(index > 0 ? { join: ' and ' } : {}) }))
}

/** Behind a keyword: "{1}{R}", "—Sacrifice a creature". */
export function keywordCost(cost: Cost, talk: Talk): string {
  if (cost[0]?.kind === 'ownManaCost') return ''
  const [only] = cost
  // "Equip {2} or {B}".
  if (only?.kind === 'choice' && cost.length === 1 && only.options.flat().every(({ kind }) => kind === 'mana'))
    return ` ${or(only.options.map((option) => activationCost(option, talk)))}`
  const isMana = cost.every((part) => part.kind === 'mana')
  if (isMana) return ` ${cost.map((part) => (part.kind === 'mana' ? part.mana : '')).join('')}`
  return `—${activationCost(cost, talk)}${cost.length > 1 || cost[0]?.kind !== 'mana' ? '.' : ''}`
}
