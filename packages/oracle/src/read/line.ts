import {
  type Ability,
  type ActivatedAbility,
  type Condition,
  type Effect,
  type Mode,
  type Modes,
  mentions,
  mentionsEvent,
  mentionsOther,
  type ObjectRef,
} from '@spellwright/dsl'
import { isCapitalKeywordName } from '../words/keywords.ts'
import { DONE_THIS_TURN } from '../words/marks.ts'
import { MODE_COUNT, readModeCount } from '../words/modes.ts'
import { fromRoman, OFTEN, TIMES } from '../words/numbers.ts'
import { ONLY_TIME, readOnlyTime } from '../words/only-times.ts'
import { conditionOf } from './condition.ts'
import { costOf } from './cost.ts'
import { costAbility, ownCostChange } from './cost-ability.ts'
import { effectsOf } from './effect/effects.ts'
import { eventOf } from './event/event.ts'
import { exerting } from './exerting.ts'
import { keywordLine } from './keyword.ts'
import { sentencesOf } from './prepare.ts'
import { Reading } from './reading.ts'
import { characteristic, entersTappedUnlessPaid, staticAbilities } from './static.ts'

/** A line with the modes printed below it. */
export interface Paragraph {
  line: string
  modes: readonly string[]
}

export function paragraphsOf(lines: readonly string[]): Paragraph[] {
  const paragraphs: { line: string; modes: string[] }[] = []
  for (const line of lines) {
    if (/^[•+] /.test(line)) paragraphs.at(-1)?.modes.push(line.replace(/^[•+]\s*/, ''))
    else paragraphs.push({ line, modes: [] })
  }
  return paragraphs
}

const CHOOSE = new RegExp(`^choose (${MODE_COUNT})(?: —|(\\. You may choose the same mode more than once\\.))$`)

/** CR 207.2d: a flavor word before what a mode does. */
const NAMED_MODE = /^([A-Z][\w\p{L}'!, -]+) — (.+)$/su

/** CR 702.172, 702.183: modes with costs, of spree chosen as many as one likes. */
function paidModes(
  keyword: 'spree' | 'tiered',
  texts: readonly string[],
  it: ObjectRef | undefined,
): Modes | undefined {
  const options: Mode[] = []
  let targets = 0
  for (const text of texts) {
    const found = /^(?:([^{—]+) — )?((?:\{[^}]+\})+) — (.+)$/.exec(text)
    const cost = found === null ? undefined : costOf(found[2]!)
    if (found === null || cost === undefined || (found[1] === undefined) !== (keyword === 'spree')) return undefined
    const reading = new Reading(it, undefined, undefined, targets)
    const effects = effectsOf(sentencesOf(found[3]!), reading)
    if (effects === undefined) return undefined
    targets += Object.keys(reading.targets).length
    options.push({ ...(found[1] === undefined ? {} : { label: found[1] }), cost, ...reading.targetList, effects })
  }
  return options.length === 0 ? undefined : { min: 1, max: keyword === 'spree' ? options.length : 1, keyword, options }
}

function modesOf(head: string, texts: readonly string[], it: ObjectRef | undefined): Modes | undefined {
  if (head === 'spree' || head === 'tiered') return paidModes(head, texts, it)
  const found = CHOOSE.exec(head)
  if (found === null || texts.length === 0) return undefined
  const options: Mode[] = []
  let targets = 0
  for (const text of texts) {
    const reading = new Reading(it, undefined, undefined, targets)
    const named = NAMED_MODE.exec(text)
    const effects = effectsOf(sentencesOf(named?.[2] ?? text), reading)
    if (effects === undefined) return undefined
    targets += Object.keys(reading.targets).length
    // A mode chosen twice has its targets twice, under one name.
    if (found[2] !== undefined && targets > 0) return undefined
    options.push({ ...(named === null ? {} : { label: named[1]! }), ...reading.targetList, effects })
  }
  const count = readModeCount(found[1]!, options.length)
  return count && { ...count, ...(found[2] === undefined ? {} : { repeat: 'repeat' as const }), options }
}

interface Done {
  targets?: Reading['targets']
  modes?: Modes
  effects: ActivatedAbility['effects']
}

/** The effect part of an ability, or its modes. */
function body(text: string, modes: readonly string[], reading: Reading): Done | undefined {
  if (modes.length > 0) {
    const choice = modesOf(text.charAt(0).toLowerCase() + text.slice(1), modes, reading.it)
    return choice === undefined ? undefined : { modes: choice, effects: [] }
  }
  const effects = effectsOf(sentencesOf(text), reading)
  return effects === undefined || effects.length === 0 ? undefined : { ...reading.targetList, effects }
}

const ACTIVATE_OFTEN = new RegExp(` Activate no more than (${OFTEN}) each turn\\.$`)
const ACTIVATE_ONLY = new RegExp(
  `^(.*?)\\s?Activate only (as a sorcery|once each turn|once|${ONLY_TIME}|if ([^.]+?))( and only once each turn| and only if [^.]+)?\\.$`,
)

/** Cards in a graveyard speak of themselves there: "return ~ from your graveyard to your hand". */
const IN_GRAVEYARD = /\b(return|exile|put) ~ from your graveyard\b/i

const WITH_ANOTHER = /\b(return|exile|put) ~ and [^.]*? from your graveyard\b/i

function activatedAbility(
  line: string,
  modes: readonly string[],
  word: { abilityWord?: string },
  it: ObjectRef,
): Ability | undefined {
  const found = /^([^":]+?): (.+)$/.exec(line)
  if (found === null) return undefined
  const cost = costOf(
    found[1]!.replace(IN_GRAVEYARD, '$1 ~').replace(/ from ~ and (sacrifice|exile) it$/, ' from ~, $1 ~'),
  )
  if (cost === undefined) return undefined
  let rest = found[2]!
  const extras: Partial<Pick<ActivatedAbility, 'timing' | 'limit' | 'condition' | 'activator' | 'costChange' | 'x'>> =
    {}
  const positive = / X can't be 0\.$/.exec(rest)
  if (positive !== null) {
    rest = rest.slice(0, positive.index)
    extras.x = 'notZero'
  }
  const anyone = / Any player may activate this ability\.$/.exec(rest)
  if (anyone !== null) {
    rest = rest.slice(0, anyone.index)
    extras.activator = 'anyPlayer'
  }
  const often = ACTIVATE_OFTEN.exec(rest)
  if (often !== null) {
    rest = rest.slice(0, often.index)
    extras.limit = { times: TIMES.read(often[1]!)!, per: 'turn' }
  }
  for (;;) {
    const only = ACTIVATE_ONLY.exec(rest)
    if (only === null) break
    rest = only[1]!
    if (only[2] === 'as a sorcery') extras.timing = 'sorcery'
    else if (only[2] === 'once each turn') extras.limit = { times: 1, per: 'turn' }
    else if (only[2] === 'once') extras.limit = { times: 1, per: 'game' }
    else {
      const condition = readOnlyTime(only[2]!) ?? conditionOf(only[3] ?? '', new Reading('self'))
      if (condition === undefined) return undefined
      extras.condition = condition
    }
    if (only[4] === ' and only once each turn') extras.limit = { times: 1, per: 'turn' }
    else if (only[4] !== undefined) {
      const condition = conditionOf(only[4].slice(' and only if '.length), new Reading('self'))
      // Told together only with the timing of a sorcery.
      if (condition === undefined || only[2] !== 'as a sorcery') return undefined
      extras.condition = condition
    }
  }
  const priced = / (This ability costs .+)\.$/.exec(rest)
  if (priced !== null) {
    const costChange = ownCostChange(priced[1]!)
    if (costChange === undefined) return undefined
    rest = rest.slice(0, priced.index)
    extras.costChange = costChange
  }
  const inGraveyard = IN_GRAVEYARD.test(line) || WITH_ANOTHER.test(line) || isThere(extras.condition, 'graveyard')
  const done = body(rest.replace(IN_GRAVEYARD, '$1 ~'), modes, new Reading(it))
  const fromHand =
    cost.some((part) => (part.kind === 'discard' || part.kind === 'reveal') && part.what === 'self') ||
    /\bexile ~ from your hand\b/i.test(found[1]!)
  const zone = inGraveyard ? { zone: 'graveyard' as const } : fromHand ? { zone: 'hand' as const } : {}
  const keyword = BEFORE_A_COST[word.abilityWord ?? '']
  // What a mana ability costs is worked out elsewhere.
  if (extras.costChange !== undefined && done?.effects.some(({ kind }) => kind === 'addMana')) return undefined
  return done === undefined ? undefined : { kind: 'activated', ...word, cost, ...done, ...extras, ...keyword, ...zone }
}

function triggeredAbility(
  line: string,
  modes: readonly string[],
  word: { abilityWord?: string },
  choice: Choice,
): Ability | undefined {
  const text = line.charAt(0).toLowerCase() + line.slice(1)
  if (!/^(?:when|whenever|at) /.test(text)) return undefined
  for (const comma of text.matchAll(/, /g)) {
    const during = / while (.+)$/.exec(text.slice(0, comma.index))
    const held = during === null ? undefined : conditionOf(during[1]!, new Reading('self'))
    const event = eventOf(text.slice(0, held === undefined ? comma.index : during!.index))
    if (event === undefined) continue
    let rest = text.slice(comma.index + 2)
    let condition: Condition | undefined
    const reading = new Reading(choice.it ?? event.it, event.they, event.amount, 0, event.filter)
    const when = /^if (.+?), (.+)$/.exec(rest)
    if (when !== null) {
      condition = conditionOf(when[1]!, reading)
      if (condition !== undefined) rest = when[2]!
      // Nothing else has been spoken of yet.
      if (condition !== undefined && /^(?:~ |.* ~$)/.test(when[1]!)) reading.it ??= 'self'
    }
    const once = / This ability triggers only once each turn\.$/.exec(rest)
    if (once !== null) rest = rest.slice(0, once.index)
    const deed = / Do this only once each turn\.$/.exec(rest)
    if (deed !== null) rest = rest.slice(0, deed.index)
    const inGraveyard = IN_GRAVEYARD.test(rest) || isThere(condition, 'graveyard')
    // What becomes of it as it leaves the battlefield is no ability of the graveyard.
    if (inGraveyard && (mentions('event', event.on, 'self') || mentions('event', event.on, 'attachedTo')))
      return undefined
    const read = body(rest.replace(IN_GRAVEYARD, '$1 ~'), modes, reading)
    const done = read !== undefined && deed !== null ? doneOnce(read) : read
    if (done === undefined) continue
    return {
      kind: 'triggered',
      ...word,
      on: event.on,
      ...(condition === undefined ? {} : { condition }),
      ...(held === undefined ? {} : { while: held }),
      ...done,
      ...(once === null ? {} : { limit: { times: 1, per: 'turn' } }),
      ...(inGraveyard ? { zone: 'graveyard' } : {}),
    }
  }
  return undefined
}

/** "Do this only once each turn": that it was done is marked. */
function doneOnce(done: Done): Done | undefined {
  const [only, ...others] = done.effects
  if (only === undefined || others.length > 0 || done.modes !== undefined) return undefined
  const mark: Effect = { kind: 'mark', name: DONE_THIS_TURN }
  const marked: Effect | undefined =
    only.kind === 'mayPay'
      ? { ...only, then: [mark, ...only.then] }
      : only.kind === 'may'
        ? { ...only, effects: [...only.effects, mark] }
        : undefined
  if (marked === undefined || ('else' in marked && marked.else !== undefined)) return undefined
  const condition: Condition = { kind: 'not', condition: { kind: 'did', name: DONE_THIS_TURN } }
  return { ...done, effects: [{ kind: 'if', condition, then: [marked] }] }
}

/** CR 113.6b: "if ~ is in your graveyard" says where the ability functions. */
const isThere = (condition: Condition | undefined, zone: 'graveyard'): boolean =>
  condition?.kind === 'matches' && condition.object === 'self' && condition.filter.zone === zone

const CHAPTER = /^([IVX]+(?:, [IVX]+)*) — (.+)$/s

/** CR 714.2: "I, II — Draw a card." */
function chapterAbility(line: string, modes: readonly string[], choice: Choice): Ability | undefined {
  const found = CHAPTER.exec(line)
  if (found === null) return undefined
  const numbers = found[1]!.split(', ').map(fromRoman)
  const worded = ABILITY_WORD.exec(found[2]!)
  const done = body(worded?.[2] ?? found[2]!, modes, new Reading(choice.it))
  if (done === undefined || numbers.some((number) => number < 1)) return undefined
  const word = worded === null ? {} : { abilityWord: worded[1]! }
  return { kind: 'triggered', ...word, on: { kind: 'chapter', numbers }, ...done }
}

/** What "it" is taken for where the words leave it open. */
export interface Choice {
  it?: ObjectRef
}

export interface FaceKind {
  isSpell: boolean
  /** How many targets the spell has in earlier paragraphs: they share their names. */
  before?: number
}

/** CR 702.142a, 702.177a: keywords before a cost, with what they add to the ability. */
const BEFORE_A_COST: Readonly<Record<string, Partial<ActivatedAbility>>> = {
  Boast: {
    condition: { kind: 'matches', object: 'self', filter: { is: 'attackedThisTurn' } },
    limit: { times: 1, per: 'turn' },
  },
  Exhaust: { limit: { times: 1, per: 'game' } },
}

const ABILITY_WORD = /^(?!Choose )([A-Z][\w\p{L}'!&. -]+) — (.+)$/su

/** An ability word in a spell's text stands before a condition, or before all of it: "Spell mastery — If …", "Converge — …". */
function withWord(done: Done, abilityWord: string | undefined): (Done & { abilityWord?: string }) | undefined {
  if (abilityWord === undefined) return done
  const [only, ...others] = done.effects
  return only?.kind === 'if' && others.length === 0
    ? { ...done, effects: [{ ...only, abilityWord }] }
    : { abilityWord, ...done }
}

/** A spell answers no event; what it sets up for later may. */
const speaksOfEvent = (effects: readonly Effect[]): boolean =>
  effects.some(({ kind }, index) => !WAITING.includes(kind) && mentionsEvent('effect', effects[index]!))
const WAITING: readonly Effect['kind'][] = [
  'delayedTrigger',
  'shield',
  'rule',
  'apply',
  'createToken',
  'addMana',
  'getEmblem',
]

/** What is said in a sentence of its own and belongs to the one before. */
function joinedSentences(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    if (sentence.startsWith("if you don't, ") && joined.length > 0) joined[joined.length - 1] += `. ${sentence}`
    else joined.push(sentence)
  }
  return joined
}

/** CR 702.178: as long as you have max speed, it has those abilities, where these function. */
function atMaxSpeed(granted: readonly Ability[] | undefined): Ability[] | undefined {
  return granted?.map((ability) => ({
    kind: 'static',
    abilityWord: 'Max speed',
    condition: { kind: 'designated', player: 'you', as: 'max speed' },
    ...('zone' in ability && ability.zone !== undefined ? { zone: ability.zone } : {}),
    affects: 'self',
    apply: [{ kind: 'gainAbility', ability }],
  }))
}

/** The abilities one line of a card stands for; nothing where a word of it is not understood. */
export function abilitiesOf({ line, modes }: Paragraph, kind: FaceKind, choice: Choice): Ability[] | undefined {
  if (modes.length === 0) {
    const words = keywordLine(line)
    if (words !== undefined) return words.map((keyword) => ({ kind: 'keyword', keyword }))
  }
  const own = costAbility(line)
  if (own !== undefined) return [own]
  const exerted = exerting(line)
  if (exerted !== undefined) return exerted
  const unlessPaid = entersTappedUnlessPaid(line)
  if (unlessPaid !== undefined) return unlessPaid
  const fast = /^Max speed — (.+)$/s.exec(line)
  if (fast !== null) return atMaxSpeed(abilitiesOf({ line: fast[1]!, modes }, { ...kind, isSpell: false }, choice))
  const worded = ABILITY_WORD.exec(line)
  const word = worded === null ? {} : { abilityWord: worded[1]! }
  const chapter = chapterAbility(line, modes, choice)
  if (chapter !== undefined) return [chapter]
  const text = worded === null ? line : worded[2]!
  if (word.abilityWord !== undefined && isCapitalKeywordName(word.abilityWord)) return undefined
  const ability =
    triggeredAbility(text, modes, word, choice) ?? activatedAbility(text, modes, word, choice.it ?? 'self')
  if (ability !== undefined) return [ability]
  if (kind.isSpell) {
    const done = body(text, modes, new Reading(choice.it, undefined, undefined, kind.before))
    // A spell is no permanent: "other" creatures are other than those it spoke of.
    const isVague = done !== undefined && (mentionsOther('effect', done.effects) || speaksOfEvent(done.effects))
    const spoken = done === undefined || isVague ? undefined : withWord(done, word.abilityWord)
    if (spoken !== undefined) return [{ kind: 'spell', ...spoken }]
  }
  const sentences = modes.length === 0 ? joinedSentences(sentencesOf(text)) : []
  const found: Ability[] = []
  for (const sentence of sentences) {
    const defined = characteristic(sentence)
    const abilities = defined === undefined ? staticAbilities(sentence) : [defined]
    if (abilities === undefined) return undefined
    found.push(...abilities.map((one) => ({ ...one, ...word }) as Ability))
  }
  return found.length === 0 ? undefined : found
}
