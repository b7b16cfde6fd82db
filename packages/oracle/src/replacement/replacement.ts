import {
  type AmountChange,
  type CopyCounter,
  type Cost,
  type EntersModification,
  mentionsX,
  type Replacement,
  type Zone,
} from '@spellwright/dsl'
import { choicePhrase } from '../choice.ts'
import { paysPhrase } from '../cost.ts'
import { withPrefix } from '../effect/delayed.ts'
import { effectSentences } from '../effect/flow.ts'
import { countersPhrase } from '../effect/permanents.ts'
import { plain, type Sentence, sentence, sentenceText } from '../effect/sentence.ts'
import { emblemPhrase } from '../emblem.ts'
import { third, YOU } from '../english/clause.ts'
import { playerInEvent } from '../event/event-clause.ts'
import { isRef, whoPhrase, whoSubject } from '../event/who.ts'
import { exceptPhrase } from '../except.ts'
import { aPhrase, chosenPhrase, pluralPhrase } from '../filter/determiner.ts'
import { nounPhrase } from '../filter/noun-phrase.ts'
import { eachCounted } from '../for-each.ts'
import { keywordText } from '../keyword.ts'
import { amountText, countText } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { or, withArticle } from '../words/english.ts'
import { numberWord } from '../words/numbers.ts'
import { STEP } from '../words/steps.ts'
import { damageReplacement } from './damage.ts'
import { zoneChangeReplacement } from './zone-change.ts'

type ReplacementOf<K extends Replacement['kind']> = Extract<Replacement, { kind: K }>
type EntersOf<K extends EntersModification['kind']> = Extract<EntersModification, { kind: K }>
type Enters = ReplacementOf<'enters'>

interface Entering {
  enters: Enters
  talk: Talk
}

/** "this land enters tapped". */
function entersHow(rest: string, { enters, talk }: Entering): Sentence {
  const subject =
    typeof enters.object === 'object' && !('the' in enters.object) && !('linked' in enters.object)
      ? third(pluralPhrase(enters.object, { talk }), 'many')
      : whoSubject(enters.object, talk, 'permanent')
  return sentence({ subject, verb: 'enter', rest })
}

const asEnters = (what: string, { enters, talk }: Entering): Sentence =>
  plain(`as ${whoPhrase(enters.object, talk, 'permanent')} enters, ${what}`)

/** "If this artifact would enter, you may discard a land card instead. If you do, …" */
function entersOnlyPaid(cost: Cost, otherwise: Zone, { enters, talk }: Entering, must?: 'must'): Sentence[] {
  const object = whoPhrase(enters.object, talk, 'permanent')
  return [
    plain(`if ${object} would enter, ${must === undefined ? 'you may ' : ''}${paysPhrase(cost, talk, YOU)} instead`),
    plain(`if you do, put ${object} onto the battlefield`),
    plain(`if you don't, put it into its owner's ${otherwise}`),
  ]
}

const additionalCounter = ({ counter, type }: CopyCounter): string =>
  `it enters with an additional ${counter} counter on it if it's ${withArticle(type)}`

const ENTERS: { [K in EntersModification['kind']]: (change: EntersOf<K>, entering: Entering) => Sentence[] } = {
  tapped: (_change, entering) => [entersHow('tapped', entering)],
  prepared: (_change, entering) => [entersHow('prepared', entering)],
  untapped: (_change, entering) => [entersHow('untapped', entering)],
  lookAtHand: ({ player }, entering) => [
    asEnters(`look at ${player === 'opponent' ? "an opponent's" : entering.talk.whose(player)} hand`, entering),
  ],
  counters: ({ counter, count }, entering) => {
    const { object } = entering.enters
    if (typeof count === 'object' && count.kind === 'timesKicked')
      return [entersHow(`with ${withArticle(`${counter} counter`)} on it for each time it was kicked`, entering)]
    if (typeof object === 'object' && !isRef(object) && count === 1) {
      const each = third(`each ${object.other ? 'other ' : ''}${nounPhrase(object, { talk: entering.talk })}`)
      return [sentence({ subject: each, verb: 'enter', rest: `with an additional ${counter} counter on it` })]
    }
    const each = entering.talk.wording.numbers !== 'x' ? eachCounted(count, entering.talk) : undefined
    if (each?.factor === 1)
      return [entersHow(`with ${withArticle(`${counter} counter`)} on it for each ${each.noun}`, entering)]
    // "Where X is 3 minus X" says nothing.
    if (mentionsX('quantity', count) && typeof count === 'object' && count.kind === 'minus')
      return [
        entersHow(`with a number of ${counter} counters on it equal to ${amountText(count, entering.talk)}`, entering),
      ]
    const counters = countersPhrase(counter, count, entering.talk)
    const said = entersHow(`with ${counters} on it`, entering)
    return [{ ...said, suffix: entering.talk.takeWheres() }]
  },
  choose: ({ choose }, entering) => [asEnters(`choose ${choicePhrase(choose, entering.talk)}`, entering)],
  asCopy: ({ of, optional, except, counters = [], tapped, then }, { enters, talk }) => {
    const isOwned = of.controller !== undefined
    const place = of.zone === undefined ? ' on the battlefield' : ''
    const copy = `${tapped ? 'tapped ' : ''}as a copy of ${isOwned ? aPhrase(of, { talk }) : `any ${nounPhrase(of, { talk })}${place}`}`
    const object = whoPhrase(enters.object, talk, 'permanent')
    const text = optional === 'may' ? `you may have ${object} enter ${copy}` : `${object} enters ${copy}`
    const copied = plain(text + exceptPhrase(except, talk, 'one', counters.map(additionalCounter)))
    return then === undefined ? [copied] : [copied, plain('when you do, exile that card')]
  },
  payLife: (_modification, { talk }) => [
    sentence({ subject: third(`as ${talk.self.here} enters, you`, 'many'), verb: 'pay', rest: 'any amount of life' }),
  ],
  payOr: ({ cost, else: otherwise, must }, entering) => {
    if (otherwise[0]?.kind === 'instead') return entersOnlyPaid(cost, otherwise[0].to, entering, must)
    const pay = asEnters(`you may ${paysPhrase(cost, entering.talk, YOU)}`, entering)
    const [refused] = otherwise.flatMap((change) => entersSentences(change, entering))
    if (refused === undefined) return [pay]
    // After something else was spoken of, the permanent is named again.
    const text = sentenceText(refused)
    const again = cost.some(({ kind }) => kind === 'reveal')
      ? text.replace(/^it\b/, entering.talk.self.here)
      : text.replace(/^this \w+/, 'it')
    return [pay, plain(`if you don't, ${again}`)]
  },
  gains: ({ keyword }, entering) => [entersHow(`with ${keywordText(keyword, entering.talk)}`, entering)],
  either: ({ options }, entering) => {
    const on = options.every(({ label }) => label.endsWith(' counter')) ? ' on it' : ''
    return [entersHow(`with your choice of ${or(options.map(({ label }) => label))}${on}`, entering)]
  },
  instead: ({ to }, { enters, talk }) => {
    const object = whoPhrase(enters.object, talk, 'permanent')
    return [plain(`if ${object} would enter, put it into its owner's ${to} instead`)]
  },
  chooseObject: ({ from }, entering) => [asEnters(`choose ${aPhrase(from, { talk: entering.talk })}`, entering)],
  exchangeText: ({ with: other }, entering) => [
    asEnters(`you may exchange its text box and that of ${aPhrase(other, { talk: entering.talk })}`, entering),
  ],
  emblem: ({ abilities }, entering) => [asEnters(`you get ${emblemPhrase(abilities, entering.talk.self)}`, entering)],
  daytime: ({ daytime }, { enters, talk }) => [
    plain(`it becomes ${daytime} as ${whoPhrase(enters.object, talk, 'permanent')} enters`),
  ],
  exileAs: ({ what, count }, entering) => [
    asEnters(`exile ${chosenPhrase(what, count, { talk: entering.talk })}`, entering),
  ],
  sacrificeAs: ({ what, count }, entering) => [
    asEnters(`sacrifice ${chosenPhrase(what, count, { talk: entering.talk })}`, entering),
  ],
}

/** How a permanent enters, by itself: "it enters tapped". */
export const entersText = (change: EntersModification, talk: Talk): string =>
  entersSentences(change, { enters: { kind: 'enters', object: 'self', with: [] }, talk })
    .map(sentenceText)
    .join(', ')

function entersSentences(change: EntersModification, entering: Entering): Sentence[] {
  const render = ENTERS[change.kind] as (change: EntersModification, entering: Entering) => Sentence[]
  return render(change, entering)
}

/** "that many plus one", "twice that many". */
function changedCount(change: AmountChange, talk: Talk): string {
  if ('plus' in change) return `that many plus ${countText(change.plus, talk)}`
  if ('minus' in change) return `that many minus ${countText(change.minus, talk)}`
  if ('times' in change) return change.times === 2 ? 'twice that many' : `${numberWord(change.times)} times that many`
  return change.set === 0 ? 'no' : countText(change.set, talk)
}

const changedCounters = (change: AmountChange, counters: string, talk: Talk): string =>
  'minus' in change
    ? `that many ${counters} minus ${countText(change.minus, talk)}`
    : `${changedCount(change, talk)} ${counters}`

export function changedAmount(change: AmountChange, noun: string, talk: Talk): string {
  if ('plus' in change) return `that much ${noun} plus ${amountText(change.plus, talk)}`
  if ('minus' in change) return `that much ${noun} minus ${amountText(change.minus, talk)}`
  if ('times' in change)
    return change.times === 2 ? `twice that much ${noun}` : `${numberWord(change.times)} times that much ${noun}`
  return change.set === 0 ? `no ${noun}` : `${amountText(change.set, talk)} ${noun}`
}

function lifeChange(
  verb: 'gain' | 'lose',
  { player, change }: { player: ReplacementOf<'gainLife'>['player']; change: AmountChange },
  talk: Talk,
): Sentence[] {
  const subject = playerInEvent(player, talk)
  const again = subject.person === 'you' ? 'you' : 'that player'
  const says = subject.person === 'you' ? verb : `${verb}s`
  return [
    plain(`if ${subject.text} would ${verb} life, ${again} ${says} ${changedAmount(change, 'life', talk)} instead`),
  ]
}

function drawReplacement({ player, which, optional, instead }: ReplacementOf<'draw'>, talk: Talk): Sentence[] {
  const subject = playerInEvent(player, talk)
  const whose = subject.person === 'you' ? 'your' : 'their'
  const except =
    which === 'exceptFirstInDrawStep'
      ? ` except the first one ${subject.person === 'you' ? 'you draw' : 'they draw'} in each of ${whose} draw steps`
      : ''
  const texts = effectSentences(instead, talk).map(sentenceText)
  const may = optional ? `${subject.person === 'you' ? 'you' : 'that player'} may ` : ''
  if (subject.person !== 'you' && !optional && texts.length === 1 && instead[0]?.kind === 'draw')
    return [
      plain(`if ${subject.text} would draw a card${except}, instead that player skips that draw and you ${texts[0]}`),
    ]
  return [plain(`if ${subject.text} would draw a card${except}, ${may}${texts.join(', then ')} instead`)]
}

/** "If you would begin your turn, you may skip that turn instead. If you do, untap this artifact." */
function skippedByChoice(
  player: ReplacementOf<'skip'>['player'],
  what: ReplacementOf<'skip'>['what'],
  then: ReplacementOf<'skip'>['then'] & object,
  talk: Talk,
): Sentence[] {
  const word = what === 'turn' || what === 'combat' ? what : STEP.say(what)
  const subject = talk.actor(player)
  const skip = plain(
    `if ${subject.text} would begin ${talk.whose(player)} ${word}, ${subject.text} may skip that ${word} instead`,
  )
  const texts = effectSentences(then, talk).map(sentenceText)
  return texts.length === 0 ? [skip] : [skip, plain(`if you do, ${texts.join(', then ')}`)]
}

const REPLACEMENTS: { [K in Replacement['kind']]: (replacement: ReplacementOf<K>, talk: Talk) => Sentence[] } = {
  enters: (enters, talk) => {
    const sentences = enters.with.flatMap((change) => entersSentences(change, { enters, talk }))
    const [tapped, counters, ...others] = sentences
    // "This land enters tapped with two charge counters on it."
    const isBoth = enters.with.length === 2 && enters.with[0]?.kind === 'tapped' && enters.with[1]?.kind === 'counters'
    const clause = tapped?.clauses[0]
    const rest = counters?.clauses[0]?.rest
    const gained = enters.with.length === 2 && enters.with[1]?.kind === 'gains' ? counters?.clauses[0]?.rest : undefined
    // "It enters with two +1/+1 counters on it and with flying."
    if (enters.with[0]?.kind === 'counters' && gained !== undefined && clause !== undefined)
      return [{ ...tapped!, clauses: [{ ...clause, rest: `${clause.rest} and ${gained}` }] }]
    if (!isBoth || clause === undefined || rest === undefined || others.length > 0) return sentences
    return [{ ...tapped!, clauses: [{ ...clause, rest: `tapped ${rest}` }], suffix: counters!.suffix }]
  },
  zoneChange: zoneChangeReplacement,
  draw: drawReplacement,
  drawCards: (drawing, talk) => {
    const { player } = drawing
    const subject = playerInEvent(player, talk)
    if (drawing.instead !== undefined) {
      const effects = effectSentences(drawing.instead, talk).map(sentenceText).join(' and ')
      return [plain(`if ${subject.text} would draw ${numberWord(drawing.atLeast)} or more cards, instead ${effects}`)]
    }
    const { change } = drawing
    const again = subject.person === 'you' ? 'you draw' : 'that player draws'
    const cards =
      'plus' in change
        ? changedCount(change, talk).replace('that many', 'that many cards')
        : `${changedCount(change, talk)} cards`
    return [plain(`if ${subject.text} would draw one or more cards, ${again} ${cards} instead`)]
  },
  damage: damageReplacement,
  lifeLossFromDamage: ({ player, floor }, talk) => {
    const total = `${talk.whose(player)} life total`
    return [plain(`damage that would reduce ${total} to less than ${floor} reduces it to ${floor} instead`)]
  },
  gainLife: (replacement, talk) => lifeChange('gain', replacement, talk),
  loseLife: (replacement, talk) => lifeChange('lose', replacement, talk),
  putCounters: ({ object, counter, by, players, change }, talk) => {
    if (by !== undefined) {
      const kind = counter === 'any' ? 'counters' : `${counter} counters`
      const what = `${whoPhrase(object, talk, 'permanent')}${players === undefined ? '' : players === 'you' ? ' or yourself' : ' or player'}`
      const again = what.replace(/^an?(?= )/, 'that')
      const many = changedCounters(change, kind, talk)
      return [
        plain(`if ${talk.player(by).text} would put one or more ${kind} on ${what}, put ${many} on ${again} instead`),
      ]
    }
    const counters = counter === 'any' ? 'counters' : `${counter} counters`
    const where = whoPhrase(object, talk, 'permanent')
    return [
      plain(
        `if one or more ${counters} would be put on ${where}, ${changedCounters(change, counters, talk)} are put on it instead`,
      ),
    ]
  },
  createTokens: ({ player, token, change }, talk) => {
    const tokens = token === undefined ? 'tokens' : pluralPhrase(token, { talk, kind: 'token' })
    const control = `under ${talk.whose(player)} control`
    return [
      plain(
        `if one or more ${tokens} would be created ${control}, ${changedCount(change, talk)} of those tokens are created instead`,
      ),
    ]
  },
  transforms: ({ into, effects }, talk) =>
    withPrefix(`as ${talk.self.here} transforms into ${into}, `, effectSentences(effects, talk)),
  destroy: ({ object, cause, instead }, talk) => {
    const who = whoPhrase(object, talk, 'permanent')
    if (instead === 'regenerate') return [plain(`if ${who} would be destroyed, regenerate it`)]
    const texts = effectSentences(instead.effects, talk).map(sentenceText)
    return [
      plain(
        `if ${who} would be destroyed${cause === undefined ? '' : ' as the result of an effect'}, ${texts.join(', then ')} instead`,
      ),
    ]
  },
  addMana: ({ object, instead, atLeast }, talk) => {
    const mana = atLeast === undefined ? 'mana' : `${numberWord(atLeast)} or more mana`
    const who = whoPhrase(object, talk, 'permanent')
    return [plain(`if ${who} is tapped for ${mana}, it produces ${instead} instead of any other type and amount`)]
  },
  skip: ({ player, what, optional, then }, talk) => {
    if (optional) return skippedByChoice(player, what, then ?? [], talk)
    const word = what === 'turn' ? 'turns' : what === 'combat' ? 'combat phases' : STEP.say(what)
    const subject = talk.actor(player)
    return [sentence({ subject, verb: 'skip', rest: `${talk.whose(player)} ${word}` })]
  },
}

/** A replacement or prevention effect as sentences: "If you would draw a card, draw two cards instead". */
export function replacementSentences(replacement: Replacement, talk: Talk): Sentence[] {
  const render = REPLACEMENTS[replacement.kind] as (replacement: Replacement, talk: Talk) => Sentence[]
  return render(replacement, talk)
}
