import { type Effect, type EffectOf, type PlayerRef, sameData } from '@spellwright/dsl'
import { third, YOU } from '../english/clause.ts'
import { headNoun } from '../filter/head.ts'
import { lastingGroup } from '../same-group.ts'
import type { Talk } from '../talk.ts'
import type { Wording } from '../wording.ts'
import { and, many } from '../words/english.ts'
import { effectSentence } from './effects.ts'
import { type Join, joinOf, wordedJoin } from './joins.ts'
import { movedPhrase } from './move.ts'
import { countersPhrase } from './permanents.ts'
import { one, type Sentence } from './sentence.ts'
import { isToldByNext } from './silent.ts'

/** "shuffle it into its owner's library": putting cards into a library and shuffling it are told together. */
function shuffledInto(now: Effect, next: Effect | undefined, talk: Talk): Sentence[] | undefined {
  if (now.kind !== 'move' || now.to !== 'library' || now.library !== undefined || next?.kind !== 'shuffle')
    return undefined
  const ofOwner = typeof next.player === 'object' && 'ownerOf' in next.player
  const subject = ofOwner ? YOU : talk.actor(next.player)
  const filter = typeof now.what === 'object' && 'all' in now.what ? now.what.all : undefined
  const wholeZone = filter?.zone !== undefined && filter.owner !== undefined && Object.keys(filter).length === 2
  const what =
    wholeZone && filter?.owner !== undefined
      ? `${talk.whose(filter.owner)} ${and(many(filter.zone ?? []))}`
      : movedPhrase(now.what, talk)
  return one(subject, 'shuffle', `${what} into ${talk.whose(next.player)} library`)
}

/** "Prevent all combat damage that would be dealt to and dealt by that creature this turn." */
function bothWays(now: Effect, next: Effect | undefined, talk: Talk): Sentence[] | undefined {
  if (now.kind !== 'shield' || next?.kind !== 'shield') return undefined
  const [to, by] = [now.replacement, next.replacement]
  if (to.kind !== 'damage' || by.kind !== 'damage' || to.source !== undefined || by.to !== undefined) return undefined
  if (to.change.kind !== 'prevent' || to.then !== undefined || by.then !== undefined) return undefined
  const object = typeof to.to === 'object' && 'object' in to.to ? to.to.object : undefined
  if (object === undefined || !sameData(object, by.source) || !sameData(to.change, by.change)) return undefined
  if (to.combat !== by.combat || now.uses !== next.uses) return undefined
  const [said] = effectSentence(now, talk)
  return said && [{ ...said, prefix: said.prefix.replace(' dealt to ', ' dealt to and dealt by ') }]
}

/** "Target creature can't attack or block this turn." */
function neither(now: Effect, next: Effect | undefined, talk: Talk): Sentence[] | undefined {
  if (now.kind !== 'rule' || next?.kind !== 'rule' || now.until !== next.until) return undefined
  const [attack, block] = [now.rule, next.rule]
  if (attack.kind !== 'cantAttack' || block.kind !== 'cantBlock' || attack.defender !== undefined) return undefined
  if (block.attackers !== undefined || !sameData(attack.what, block.what)) return undefined
  const [said] = effectSentence(now, talk)
  const [clause] = said?.clauses ?? []
  if (said === undefined || clause === undefined) return undefined
  return [{ ...said, clauses: [{ ...clause, rest: clause.rest.replace(/^attack/, 'attack or block') }] }]
}

/** "You and target opponent each draw two cards." */
function bothPlayers(now: Effect, next: Effect | undefined, talk: Talk): Sentence[] | undefined {
  if (next === undefined || !('player' in now) || !('player' in next) || now.kind !== next.kind) return undefined
  const isDeed = now.kind === 'draw' || now.kind === 'createToken' || now.kind === 'gainLife' || now.kind === 'loseLife'
  if (!isDeed || now.player !== 'you' || typeof next.player !== 'object' || talk.wording.joins !== 'list')
    return undefined
  if (!sameData({ ...now, player: next.player }, next)) return undefined
  const other = talk.actor(next.player as PlayerRef)
  const [said] = effectSentence(now, talk)
  const [clause] = said?.clauses ?? []
  if (said === undefined || clause === undefined) return undefined
  return [{ ...said, clauses: [{ ...clause, subject: third(`you and ${other.text} each`, 'many') }] }]
}

/** "Put two +1/+1 counters and a flying counter on it." */
function bothKinds(now: Effect, next: Effect | undefined, talk: Talk): Sentence[] | undefined {
  if (now.kind !== 'putCounters' || next?.kind !== 'putCounters' || !sameData(now.what, next.what)) return undefined
  if (typeof now.count !== 'number' || typeof next.count !== 'number' || now.divided || next.divided) return undefined
  const [said] = effectSentence(now, talk)
  const [clause] = said?.clauses ?? []
  if (said === undefined || clause === undefined) return undefined
  const more = ` and ${countersPhrase(next.counter, next.count, talk)} on `
  return [{ ...said, clauses: [{ ...clause, rest: clause.rest.replace(' on ', more) }] }]
}

/** Looked-at cards are put "back"; a found card goes "on top" of the library just shuffled. */
function adjusted(
  sentences: Sentence[],
  before: Effect | undefined,
  now: Effect,
  inSearch: boolean,
  wording: Wording,
): Sentence[] {
  const [first] = sentences
  const clause = first?.clauses[0]
  // What is exiled and returned in one breath is "it" all along.
  const isBack = before?.kind === 'move' && before.verb === 'exile' && now.kind === 'move' && now.verb === 'return'
  if (clause !== undefined && isBack && wording.nouns === undefined && wording.pronouns !== 'never')
    clause.rest = clause.rest.replace(
      /^that card (?=to the battlefield(?: transformed| tapped)? under its owner's|to the battlefield transformed)/,
      'it ',
    )
  if (clause === undefined || now.kind !== 'move' || now.to !== 'library') return sentences
  if (before?.kind === 'lookAtTop') clause.rest = clause.rest.replace(/ on top of [\w' ]+ library/, ' back')
  if (inSearch && before?.kind === 'shuffle') clause.rest = clause.rest.replace(/ of \w+ library$/, '')
  return sentences
}

function attach(last: Sentence, said: readonly Sentence[], join: Join): Sentence[] {
  const [first, ...others] = said
  const [head, ...tail] = first?.clauses ?? []
  if (first === undefined || head === undefined) return [...said]
  const subject = last.clauses.at(-1)?.subject
  const shared = (join.sameVerb || join.sameSubject) && subject ? { subject } : {}
  if (first.may) Object.assign(head, { subject: first.may, verb: `may ${head.verb}`, explicit: 'explicit' })
  last.clauses.push({ ...head, ...shared, ...(join.sameVerb ? { verb: '' } : {}), join: join.text }, ...tail)
  last.suffix += first.suffix
  return others
}

/** Cards drawn at the end of a spell have a line of their own, also those drawn later: "… at the beginning of …". */
function isCantrip(effect: Effect, index: number, effects: readonly Effect[], talk: Talk): boolean {
  if (!talk.place.spell || index !== effects.length - 1 || index === 0 || talk.wording.joins) return false
  if (effect.kind === 'delayedTrigger')
    return effect.on.kind === 'beginningOf' && effect.effects.every((later) => isDraw(later))
  return isDraw(effect) && (effect.count === 1 || effects[index - 1]?.kind === 'if')
}

const isDraw = (effect: Effect): effect is EffectOf<'draw'> => effect.kind === 'draw' && effect.player === 'you'

/** "You draw X cards and you lose X life": the first of such a pair is said with its subject too. */
function withSubject(sentence: Sentence | undefined, effect: Effect, next: Effect | undefined): void {
  const [clause] = sentence?.clauses ?? []
  if (clause && effect.kind === 'draw' && next?.kind === 'loseLife') clause.explicit = 'explicit'
}

function groupOf(effect: Effect): Talk['group'] {
  const filter = lastingGroup(effect)
  return filter && { of: JSON.stringify(filter), noun: headNoun(filter, 'permanent').singular }
}

/** What has been told of a list of steps, and what the next step must know of it. */
class Telling {
  readonly sentences: Sentence[] = []
  readonly #talk: Talk
  #before: Effect | undefined
  /** The search whose steps are being told: they stay in its sentence until the library is shuffled. */
  #search: EffectOf<'search'> | undefined
  #piles: EffectOf<'piles'> | undefined
  #others: string | undefined
  /** Another player has chosen among what was found: the rest of the search is told in sentences of its own. */
  #split = false

  constructor(talk: Talk) {
    this.#talk = talk
  }

  /** Tells one step, or two that are told together; gives how many. */
  tell(now: Effect, next: Effect | undefined, cantrip: boolean): number {
    const join = this.#joinTo(now, next, cantrip)
    if (this.#before !== undefined && join === undefined) this.#newSentence()
    const shuffled =
      (this.#search ? undefined : shuffledInto(now, next, this.#talk)) ??
      bothWays(now, next, this.#talk) ??
      neither(now, next, this.#talk) ??
      bothPlayers(now, next, this.#talk) ??
      bothKinds(now, next, this.#talk)
    const said =
      shuffled ??
      adjusted(effectSentence(now, this.#talk), this.#before, now, this.#search !== undefined, this.#talk.wording)
    withSubject(said[0], now, next)
    if (cantrip && said[0]) said[0].line = 'new'
    if (join === undefined && this.#search && now.kind === 'shuffle' && said[0])
      said[0].prefix = `then ${said[0].prefix}`
    this.#add(said, join)
    this.#remember(now, next, said.length > 0)
    return shuffled === undefined ? 1 : 2
  }

  close(): void {
    const last = this.sentences.at(-1)
    if (last === undefined) return
    last.suffix += this.#talk.takeWheres()
    const end = last.clauses.at(-1)
    // A search that ends with the revealing: "search … and reveal it".
    if (end?.verb === 'reveal' && end.join === ', ') end.join = ' and '
  }

  #joinTo(now: Effect, next: Effect | undefined, cantrip: boolean): Join | undefined {
    if (this.#before === undefined || cantrip) return undefined
    const usual = joinOf({
      before: this.#before,
      now,
      next,
      search: this.#split ? undefined : this.#search,
      piles: this.#piles,
      others: this.#others,
    })
    return this.#search === undefined ? wordedJoin(usual, this.#before, now, this.#talk) : usual
  }

  #newSentence(): void {
    this.close()
    this.#talk.newSentence()
  }

  #add(said: readonly Sentence[], join: Join | undefined): void {
    const last = this.sentences.at(-1)
    this.sentences.push(...(join && last ? attach(last, said, join) : said))
  }

  #remember(now: Effect, next: Effect | undefined, wasTold: boolean): void {
    // What was found lies on top of its library: the search is over.
    const isBack = this.#before?.kind === 'shuffle' && now.kind === 'move'
    this.#talk.group = groupOf(now)
    if (wasTold) this.#before = now
    if (isBack) this.#search = undefined
    if (now.kind === 'piles') this.#piles = now
    if (now.kind === 'revealUntil') this.#others = now.others
    if (now.kind === 'search') this.#search = now
    if (now.kind === 'chooseAmong') this.#split = true
    if (now.kind !== 'shuffle' || this.#search === undefined) return
    // The found card lies aside while the library is shuffled: it is "that card" afterwards.
    const found = this.#talk.referent({ the: this.#search.as })
    if (found) found.moved = 'moved'
    if (next?.kind !== 'move') this.#search = undefined
  }
}

/** Tells the steps of a spell or ability in order, as sentences. */
export function effectSentences(effects: readonly Effect[], talk: Talk): Sentence[] {
  const telling = new Telling(talk)
  talk.depth += 1
  talk.group = undefined
  let index = 0
  for (let now = effects[index]; now !== undefined; now = effects[index]) {
    const next = effects[index + 1]
    if (isToldByNext(now, next, talk)) index += 1
    else index += telling.tell(now, next, isCantrip(now, index, effects, talk))
  }
  telling.close()
  talk.depth -= 1
  return telling.sentences
}

/** Steps that hang on one thing stand in one sentence. */
export function together(effects: readonly Effect[], talk: Talk): Sentence[] {
  const { mayDepth } = talk
  talk.mayDepth = talk.depth + 1
  const sentences = effectSentences(effects, talk)
  talk.mayDepth = mayDepth
  return sentences
}
